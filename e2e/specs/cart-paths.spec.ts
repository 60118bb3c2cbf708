import { readFileSync } from "node:fs";
import type { Page, Request, Route } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import type { Shopper } from "../pages/shopper.ts";

const BEANS = "Frijol negro 900 g";
const METHODS = new Set(["getCart", "getPaymentCart", "setProductQuantity"]);

/** The paths that the cart's own tests take, one a line. */
const written = readFileSync(
  new URL("../../packages/cart-machine/src/paths/paths.txt", import.meta.url),
  "utf8",
);
const vocabulary = new Set(written.split(/\n| → /));

/** The calls of the cart, which wait for the test to let them through or to lose them. */
class HeldAnswers {
  readonly #waiting: { method: string; route: Route }[] = [];

  static async of(page: Page): Promise<HeldAnswers> {
    const held = new HeldAnswers();
    await page.route("**/api/*", async (route, request) => {
      const method = methodOf(request);
      if (METHODS.has(method)) held.#waiting.push({ method, route });
      else await route.fallback();
    });
    return held;
  }

  async letThrough(method: string): Promise<void> {
    await (await this.#next(method)).continue();
  }

  async lose(method: string): Promise<void> {
    await (await this.#next(method)).abort("connectionfailed");
  }

  async #next(method: string): Promise<Route> {
    const at = () => this.#waiting.findIndex((call) => call.method === method);
    await expect.poll(at).toBeGreaterThanOrEqual(0);
    const [call] = this.#waiting.splice(at(), 1);
    if (!call) throw new Error(`${method} was not called`);
    return call.route;
  }
}

function methodOf(request: Request): string {
  const body = request.postDataJSON() as { data: { method: string } } | null;
  return body?.data.method ?? "";
}

type World = { shopper: Shopper; held: HeldAnswers };

/** What the titles of the machine's paths come to in a browser. */
const STEPS: Record<string, (world: World) => Promise<void>> = {
  "it is Ana": ({ shopper }) => shopper.open("/carritocompras"),
  read: ({ held }) => held.letThrough("getCart"),
  summarised: ({ held }) => held.letThrough("getPaymentCart"),
  "below the minimum": ({ held }) => held.letThrough("getPaymentCart"),
  add: ({ shopper }) => shopper.cart.line(BEANS).increase.click(),
  saved: ({ held }) => held.letThrough("setProductQuantity"),
  "reading lost": ({ held }) => held.lose("getCart"),
  "network lost": ({ shopper }) => shopper.context.setOffline(true),
  "saving lost": ({ held }) => held.lose("setProductQuantity"),
};

type Sight = (shopper: Shopper) => Promise<void>;
type Case = { path: string; pieces: number; see: Sight; isLossy?: boolean };

const payable: Sight = ({ cart }) => expect(cart.pay).toBeEnabled();

const CASES: Case[] = [
  {
    path: "it is Ana",
    pieces: 0,
    see: ({ page }) => expect(page.getByText("Cargando tu carrito").first()).toBeAttached(),
  },
  { path: "it is Ana → read", pieces: 0, see: ({ cart }) => expect(cart.emptyHeading).toBeVisible() },
  { path: "it is Ana → read → summarised", pieces: 4, see: payable },
  {
    path: "it is Ana → read → below the minimum",
    pieces: 1,
    see: ({ cart }) => expect(cart.weightStatus).toContainText("Te faltan"),
  },
  {
    path: "it is Ana → read → summarised → add",
    pieces: 4,
    see: async ({ cart, page }) => {
      await cart.seeLines({ [BEANS]: 5 });
      await expect(page.getByText("Guardando cambios…").first()).toBeAttached();
      await expect(cart.pay).toHaveCount(0);
    },
  },
  { path: "it is Ana → read → summarised → add → saved → summarised", pieces: 4, see: payable },
  {
    path: "it is Ana → read → summarised → add → saving lost",
    pieces: 4,
    isLossy: true,
    see: async ({ cart, page }) => {
      await expect(page.getByText("1 cambio por enviar").first()).toBeVisible();
      await cart.seeLines({ [BEANS]: 5 });
    },
  },
  {
    path: "it is Ana → read → summarised → network lost",
    pieces: 4,
    see: ({ page }) => expect(page.getByText(/^Sin conexión: tus cambios/).first()).toBeVisible(),
  },
  {
    path: "it is Ana → reading lost",
    pieces: 0,
    isLossy: true,
    see: ({ shop }) => expect(shop.retry).toBeVisible(),
  },
];

for (const { path, pieces, see, isLossy } of CASES) {
  test(`the page of the cart keeps up with its machine: ${path}`, async ({ shopper, expectTrouble }) => {
    const steps = path.split(" → ");
    expect(steps.filter((title) => !vocabulary.has(title))).toEqual([]);
    if (isLossy) expectTrouble(/ERR_CONNECTION_FAILED/);
    await shopper.register();
    if (pieces > 0) {
      await shopper.buy("frijol-negro-900-g", BEANS);
      if (pieces > 1) {
        const saved = shopper.calls.answered("setProductQuantity");
        await shopper.product.product(BEANS).type(pieces);
        await saved;
      }
    }
    const held = await HeldAnswers.of(shopper.page);
    await walk(steps, { shopper, held });
    await see(shopper);
  });
}

async function walk([title, ...rest]: readonly string[], world: World): Promise<void> {
  if (title === undefined) return;
  const step = STEPS[title];
  if (!step) throw new Error(`nobody knows how to do "${title}"`);
  await step(world);
  await walk(rest, world);
}
