import type { BrowserContext } from "@playwright/test";
import { HeldCalls } from "../cart-walks/held-calls.ts";
import { holdTime, letAWhilePass } from "../cart-walks/held-time.ts";
import { deviceCart, GUEST_PRODUCT, PRODUCT, readWalks, type WalkStep } from "../cart-walks/read-walks.ts";
import { seeSight } from "../cart-walks/see-sight.ts";
import { test } from "../fixtures.ts";
import { Shopper } from "../pages/shopper.ts";

type Storage = Awaited<ReturnType<BrowserContext["storageState"]>>;
const NOBODY: Storage = { cookies: [], origins: [] };

/** What is in the cart of the device when a walk begins, by what begins it. */
const LINES: Record<string, { product: typeof PRODUCT; quantity: number }[]> = {
  "a guest with lines": [{ product: PRODUCT, quantity: 2 }],
  "it is Luz, a guest until now": [{ product: GUEST_PRODUCT, quantity: 1 }],
};

type World = { shopper: Shopper; held: HeldCalls };

const PRODUCT_PAGE = `/detalles/${PRODUCT.id}`;
const EMPTY = { currentCart: { items: [] }, priceProducts: 0, totalProducts: 0, totalWeight: 0 };

/** The browser of somebody who is signed in: all walks begin in a copy of it. */
let signedIn: Storage;

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext();
  await new Shopper(await context.newPage()).register();
  signedIn = await context.storageState({ indexedDB: true });
  await context.close();
});

for (const { title, steps } of readWalks()) {
  test(`the page of the cart shows what its machine says: ${title}`, async ({
    browser,
    allowTrouble,
    baseURL,
  }) => {
    allowTrouble(/ERR_(CONNECTION_)?FAILED|ERR_INTERNET_DISCONNECTED|status of 401/);
    const context = await browser.newContext({ storageState: storageFor(steps, baseURL ?? "") });
    const page = await context.newPage();
    await holdTime(page);
    const world = { shopper: new Shopper(page), held: await HeldCalls.of(page) };
    await walk(steps, world);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await context.close();
  });
}

async function walk(steps: readonly WalkStep[], world: World): Promise<void> {
  for (const step of steps) {
    // oxlint-disable-next-line no-await-in-loop -- one thing happens after another
    await test.step(step.title, () => take(step, world));
  }
}

async function take({ title, answered, sees, calls }: WalkStep, world: World): Promise<void> {
  const { shopper, held } = world;
  const act = ACTS[title];
  if (answered) await held.answer(answered);
  else if (act) await act(world);
  else throw new Error(`nobody knows how to do "${title}"`);
  if (title === "an account") return;
  if (sees === null) return shopper.shop.seeLoggedOut();
  await held.seeCounts(calls);
  await seeSight(shopper.cart, sees);
}

/** What happens that is no answer, as the shopper or the network does it. */
const ACTS: Record<string, (world: World) => Promise<void>> = {
  "a guest with lines": openCart,
  "an account": async () => undefined,
  "it is Ana": openCart,
  "it is Luz, a guest until now": openCart,
  "it is Eva, who left a change unsent": async ({ shopper, held }) => {
    await shopper.open(PRODUCT_PAGE);
    await held.answer({ method: "getCart", answer: { result: EMPTY } });
    await shopper.product.product(PRODUCT.name).add();
    await held.seeCounts({ reads: 1, changes: 1, summaries: 0 });
    await shopper.page.reload();
    await shopper.shop.goToCart();
  },
  add: async ({ shopper }) => {
    await shopper.page.goBack();
    await shopper.product.product(PRODUCT.name).add();
    await shopper.page.goForward();
  },
  "set to three": ({ shopper }) => shopper.cart.line(PRODUCT.name).type(3),
  "set to four": ({ shopper }) => shopper.cart.line(PRODUCT.name).type(4),
  remove: ({ shopper }) => shopper.cart.remove(PRODUCT.name),
  "empty the cart": ({ shopper }) => shopper.cart.clear.click(),
  "choose shipping": ({ shopper }) => shopper.cart.chooseShipping("Exprés"),
  "choose picking up": ({ shopper }) => shopper.cart.chooseShipping("Recoger"),
  "apply a code": async ({ shopper: { page } }) => {
    await page.getByRole("textbox", { name: "Código de promoción" }).fill("DIEZ");
    await page.getByRole("button", { name: "Aplicar" }).click();
  },
  "take the code away": ({ shopper: { page } }) => page.getByRole("button", { name: "Quitar DIEZ" }).click(),
  "dismiss the failure": ({ shopper: { page } }) =>
    page.getByRole("main").getByRole("button", { name: "Entendido", exact: true }).click(),
  "dismiss the notice": ({ shopper: { page } }) =>
    page.getByRole("region", { name: "Avisos de tu carrito" }).getByRole("button").first().click(),
  // Another tab says that it has changed the cart.
  "look again": ({ shopper: { page } }) =>
    page.evaluate(() => {
      const channel = new BroadcastChannel("alacena:carrito");
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
      channel.postMessage(null);
      channel.close();
    }),
  "try again": ({ shopper: { page } }) =>
    page.getByRole("main").getByRole("button", { name: "Reintentar" }).click(),
  "network lost": ({ shopper: { context } }) => context.setOffline(true),
  "network back": ({ shopper: { context } }) => context.setOffline(false),
  "a while passes": ({ shopper: { page } }) => letAWhilePass(page),
};

async function openCart({ shopper }: World): Promise<void> {
  await shopper.open(PRODUCT_PAGE);
  await shopper.shop.goToCart();
}

/** The device that a walk begins with: somebody's, or a guest's, who may have been there before signing in. */
function storageFor([first, second]: readonly WalkStep[], origin: string): Storage {
  const { cookies, origins } = first?.title === "an account" ? signedIn : NOBODY;
  const [known] = origins;
  const lines = LINES[second?.title ?? ""] ?? LINES[first?.title ?? ""] ?? [];
  const guest = lines.length > 0 ? [deviceCart(lines)] : [];
  return {
    cookies,
    origins: [{ ...known, origin, localStorage: [...(known?.localStorage ?? []), ...guest] }],
  };
}
