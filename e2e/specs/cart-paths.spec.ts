import { test } from "../fixtures.ts";
import { ACTS } from "../paths/cart/acts.ts";
import { deviceCart, GUEST_PRODUCT, PRODUCT, readPaths, type View } from "../paths/cart/read-paths.ts";
import { seeView } from "../paths/cart/see-view.ts";
import {
  signedInDevice,
  takePath,
  type Device,
  type TestPathStep,
  type BrowserContextUnderTest,
} from "../paths/test-path.ts";

const NOBODY: Device = { cookies: [], origins: [] };

/** What is in the cart of the device when a walk begins, by what begins it. */
const LINES: Record<string, { product: typeof PRODUCT; quantity: number }[]> = {
  "a guest with lines": [{ product: PRODUCT, quantity: 2 }],
  "it is Luz, a guest until now": [{ product: GUEST_PRODUCT, quantity: 1 }],
};

/** The calls of the cart, and as what they count. */
const KINDS = {
  getCart: "reads",
  quoteCart: "reads",
  addProductToCart: "changes",
  setProductQuantity: "changes",
  removeProduct: "changes",
  clearCart: "changes",
  mergeCart: "changes",
  getPaymentCart: "summaries",
};

/** The browser of somebody who is signed in: all walks begin in a copy of it. */
let signedIn: Device;

test.beforeAll(async ({ browser }) => {
  ({ device: signedIn } = await signedInDevice(browser));
});

for (const { title, steps } of readPaths()) {
  test(`the page of the cart shows what its machine says: ${title}`, async ({
    browser,
    allowErrors,
    baseURL,
  }) => {
    allowErrors(/ERR_(CONNECTION_)?FAILED|ERR_INTERNET_DISCONNECTED/);
    const device = deviceFor(steps, baseURL ?? "");
    await takePath(steps, { browser, device, kinds: KINDS, take });
  });
}

async function take(
  { title, answered, sees, calls }: TestPathStep<View>,
  testContext: BrowserContextUnderTest,
): Promise<void> {
  const { shopper, held } = testContext;
  const act = ACTS[title];
  const [answer] = [answered ?? []].flat();
  if (answer) await held.answer(answer);
  else if (act) await act(testContext);
  else throw new Error(`nobody knows how to do "${title}"`);
  if (title === "an account" || !sees) return;
  await held.seeCounts(calls);
  await seeView(shopper.cart, sees);
}

/** The device that a walk begins with: somebody's, or a guest's, who may have been there before signing in. */
function deviceFor([first, second]: readonly TestPathStep<View>[], origin: string): Device {
  const { cookies, origins } = first?.title === "an account" ? signedIn : NOBODY;
  const [known] = origins;
  const lines = LINES[second?.title ?? ""] ?? LINES[first?.title ?? ""] ?? [];
  const guest = lines.length > 0 ? [deviceCart(lines)] : [];
  return {
    cookies,
    origins: [{ ...known, origin, localStorage: [...(known?.localStorage ?? []), ...guest] }],
  };
}
