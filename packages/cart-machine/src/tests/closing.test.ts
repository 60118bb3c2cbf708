import { describe, expect, it } from "vitest";
import { cartOf, lineOf, summaryOf } from "../testing.ts";
import { runCart, settled } from "./run-cart.ts";

type Shop = ReturnType<typeof runCart>;

/** Each way to wait for the server, and the call whose answer is awaited. */
const WAITING: Record<string, (shop: Shop) => Promise<"reads" | "changes" | "summaries">> = {
  async loading({ cart }) {
    cart.send({ type: "cart.open", shopper: "account" });
    return "reads";
  },
  async sending(shop) {
    await shop.open(lineOf("arroz", 4));
    shop.cart.send({ type: "line.add", operationId: "op-1", item: lineOf("frijol") });
    return "changes";
  },
  async "loading, once more"(shop) {
    await shop.open(lineOf("arroz", 4));
    shop.cart.send({ type: "cart.refresh" });
    return "reads";
  },
  async updating({ cart, services }) {
    cart.send({ type: "cart.open", shopper: "account" });
    await services.reads.last.answer(cartOf(lineOf("arroz", 4)));
    return "summaries";
  },
  async "updating, for another choice"(shop) {
    await shop.open(lineOf("arroz", 4));
    shop.cart.send({ type: "summary.choose", shippingOption: "expres" });
    return "summaries";
  },
};

describe.each(Object.entries(WAITING))("while %s", (situation, wait) => {
  it("keeps everything at a 401: whether the session is over is not for the cart to say", async () => {
    const shop = runCart();
    const calls = await wait(shop);
    expect(shop.state).toBe(situation.split(",")[0]);
    const { units } = shop;
    await shop.services[calls].last.refuse({ id: 401 });
    expect([shop.units, shop.reports]).toEqual([units, []]);
  });

  it("forgets everything when a guest takes over and drops the answer on its way", async () => {
    const shop = runCart();
    const calls = await wait(shop);
    const { signal } = shop.services[calls].last;
    shop.cart.send({ type: "cart.open", shopper: "guest" });
    expect(signal.aborted).toBe(true);
    const lines = [lineOf("arroz", 4)];
    if (calls === "summaries") await shop.services.summaries.last.answer(summaryOf(lines));
    else await shop.services[calls].last.answer(cartOf(...lines));
    await settled();
    expect(shop.state).toBe("empty");
    const guest = runCart();
    await guest.openGuest();
    expect([shop.context, shop.unsent]).toEqual([guest.context, guest.unsent]);
  });
});
