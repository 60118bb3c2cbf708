// What it costs that a page of the machines looks on.
import { FlowsPage } from "../../pages/flows-page.ts";
import type { Shopper } from "../../pages/shopper.ts";
import { withBrowser } from "../bench-browser.ts";
import { withDemoShop } from "../bench-shop.ts";
import type { Figure, Part } from "../figures.ts";

const EVENTS = 1000;
/** In microseconds: a thousand events that are looked on at take a second at most. */
const MAX_EVENTS = 1000;

export const part: Part = {
  title: "The page of the machines",
  measure: () => withDemoShop(({ origin }) => withBrowser(origin, (visit) => visit(measure))),
};

async function measure(shopper: Shopper): Promise<Figure[]> {
  await shopper.open("/marketplace?inspect");
  const flows = await FlowsPage.openIn(shopper.context);
  await flows.pick("cart");
  const all = await flows.page.evaluate(sendAndReceive, EVENTS);
  return [
    {
      what: `an event that a page sends and sees received, of ${EVENTS}`,
      unit: "µs",
      values: { value: (all / EVENTS) * 1000 },
      target: { value: "value", max: MAX_EVENTS },
    },
  ];
}

/** In the page: how long it takes the cart to receive so many events that it ignores, there and back, in ms. */
async function sendAndReceive(count: number): Promise<number> {
  const bus = new BroadcastChannel("machines");
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  const post = (message: object) => bus.postMessage({ v: 1, ...message });
  const found = Promise.withResolvers<{ app: string; session: string }>();
  const allReceived = Promise.withResolvers<number>();
  let received = 0;
  bus.addEventListener("message", ({ data }) => {
    if (data.kind === "all") {
      const cart = data.actors.find((card: { name: string }) => card.name === "cart");
      found.resolve({ app: data.app, session: cart.session });
    }
    if (data.kind === "step" && data.step.event.type === "nobody.listens") received += 1;
    if (received === count) allReceived.resolve(performance.now());
  });
  post({ kind: "hello" });
  const { app, session } = await found.promise;
  const before = performance.now();
  for (let at = 0; at < count; at += 1)
    post({ kind: "send", app, session, event: { type: "nobody.listens" } });
  const after = await allReceived.promise;
  bus.close();
  return after - before;
}
