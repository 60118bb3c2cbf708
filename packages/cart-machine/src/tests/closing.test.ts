import { describe, expect, it } from "vitest";
import { lineOf, quoteOf, summaryOf } from "../testing.ts";
import { openCart, settled, startCart, type Shop } from "./run-cart.ts";

const RICE = lineOf("arroz", 4);

/** Each state that waits for the server. */
const WAITING: [string, () => Promise<Shop>][] = [
  ["loading", async () => startCart("account")],
  [
    "sending",
    async () => {
      const shop = await openCart("account", RICE);
      shop.add(lineOf("frijol"));
      return shop;
    },
  ],
  [
    "updating",
    async () => {
      const shop = startCart("account");
      await shop.answer(RICE);
      return shop;
    },
  ],
  [
    "updating",
    async () => {
      const shop = await openCart("account", RICE);
      shop.send({ type: "summary.choose", shippingOption: "expres" });
      return shop;
    },
  ],
  ["loading", async () => startCart("guest", RICE)],
];

describe.each(WAITING)("while %s", (state, wait) => {
  it("keeps everything at a 401: the cart does not decide whether the session is over", async () => {
    const shop = await wait();
    expect(shop.state).toBe(state);
    const { units } = shop;
    await shop.refuse({ id: 401 });
    expect([shop.units, shop.reports]).toEqual([units, []]);
  });

  it("drops everything when another shopper takes over, also the pending response", async () => {
    const shop = await wait();
    const { call, services } = shop;
    services.deviceCart.write([]);
    shop.send({ type: "shopper.changed", shopper: "guest" });
    expect(call.signal.aborted).toBe(true);
    await call.answer({ ...quoteOf(RICE), ...summaryOf([RICE]) });
    await settled();
    const guest = await openCart("guest");
    expect([shop.state, shop.context, shop.unsent]).toEqual(["empty", guest.context, guest.unsent]);
  });
});
