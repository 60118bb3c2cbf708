import { test } from "../fixtures.ts";
import { ACTS } from "../paths/checkout/acts.ts";
import { seeView } from "../paths/checkout/see-view.ts";
import type { View } from "../paths/checkout/view.ts";
import { inTurn } from "../in-turn.ts";
import type { CallCounts } from "../paths/held-calls.ts";
import {
  readCoverage,
  signedInDevice,
  takePath,
  type Device,
  type TestPathStep,
  type BrowserContextUnderTest,
} from "../paths/test-path.ts";

/** The calls that the checkout makes, its cart and the book, and as what they count. */
const KINDS = {
  listAddresses: "books",
  getPaymentMethods: "methods",
  getPaymentCart: "quotes",
  placeOrder: "orders",
  getPlacedOrder: "outcomes",
  saveAddress: "addresses",
  getCart: "carts",
};

/** An order that was sent before the page was killed. */
const KEY = "clave-de-antes";

let ana: Awaited<ReturnType<typeof signedInDevice>>;

test.beforeAll(async ({ browser }) => {
  ana = await signedInDevice(browser);
});

for (const { title, steps } of readCoverage<View>("checkout-machine")) {
  test(`the page of the checkout shows what its machine says: ${title}`, async ({
    browser,
    allowErrors,
    baseURL,
  }) => {
    allowErrors(/ERR_(CONNECTION_)?FAILED|ERR_INTERNET_DISCONNECTED/);
    const device = steps[0]?.title.startsWith("it is Eva") ? killedDevice(baseURL ?? "") : ana.device;
    await takePath(steps, { browser, device, kinds: KINDS, take });
  });
}

async function take(
  { title, answered, beside, sees, calls }: TestPathStep<View>,
  { shopper, held }: BrowserContextUnderTest,
  before?: TestPathStep<View>,
): Promise<void> {
  // The cart asks for its own summary in the same breath, after the checkout.
  if (beside) held.answerBeside(beside, quotesOf(calls) - quotesOf(before?.calls));
  await ACTS[title]?.({ shopper, held });
  await inTurn([answered ?? []].flat(), (answer) => held.answer(answer));
  if (sees === undefined) return;
  if (sees === null) return shopper.shop.seeLoggedOut();
  await seeView(shopper.page, sees);
  await held.seeCounts(calls);
}

function quotesOf(calls: CallCounts | undefined): number {
  return calls?.["quotes"] ?? 0;
}

/** A device on which a page was killed while it paid. */
function killedDevice(origin: string): Device {
  const { cookies, origins } = ana.device;
  const sent = JSON.stringify({ [ana.uid]: { at: Date.now(), value: [KEY] } });
  const [known] = origins;
  return {
    cookies,
    origins: [
      {
        ...known,
        origin,
        localStorage: [...(known?.localStorage ?? []), { name: "alacena:compra:envios", value: sent }],
      },
    ],
  };
}
