import { describe, expect, it } from "vitest";
import { selectFailure, selectIsBusy, selectIsKnown, selectIsOpen, selectLoading } from "../selectors.ts";
import { cartOf, lineOf, summaryOf } from "../testing.ts";
import { runCart } from "./run-cart.ts";

describe("opening the cart", () => {
  it("ignores clicks as long as it is nobody's", () => {
    const shop = runCart();
    shop.cart.send({ type: "line.add", operationId: "op-1", item: lineOf("arroz") });
    shop.cart.send({ type: "cart.refresh" });
    expect(shop.state).toBe("closed");
    expect(shop.units).toEqual({});
    expect(shop.services.reads.all).toEqual([]);
    expect(selectIsOpen(shop.cart.getSnapshot())).toBe(false);
  });

  it("reads the cart, then asks what it costs, and loads only for the first of the two", async () => {
    const shop = runCart();
    const loading = () => selectLoading(shop.cart.getSnapshot());
    expect(loading()).toBe(false);
    shop.cart.send({ type: "cart.open", shopper: "account" });
    expect([shop.state, loading()]).toEqual(["loading", true]);
    expect(selectIsOpen(shop.cart.getSnapshot())).toBe(true);

    await shop.services.reads.last.answer(cartOf(lineOf("arroz", 4)));
    expect([shop.state, loading()]).toEqual(["updating", false]);
    expect(selectIsBusy(shop.cart.getSnapshot())).toBe(true);
    expect(shop.units).toEqual({ arroz: 4 });
    expect(shop.services.summaries.inputs).toEqual([{}]);

    const summary = summaryOf([lineOf("arroz", 4)]);
    await shop.services.summaries.last.answer(summary);
    expect([shop.state, loading()]).toEqual(["payable", false]);
    expect(selectIsBusy(shop.cart.getSnapshot())).toBe(false);
    expect(shop.context).toMatchObject({
      cartProducts: [lineOf("arroz", 4)],
      paymentForCart: { priceProducts: 4000, totalProducts: 4, totalWeight: 4000 },
    });
    expect(shop.context).toMatchObject({ paymentCart: summary, minimumWeight: true });
    expect(selectFailure(shop.cart.getSnapshot())).toBeNull();
  });

  it("keeps the three sums of an answer, whatever else it says", async () => {
    const shop = runCart();
    shop.cart.send({ type: "cart.open", shopper: "account" });
    await shop.services.reads.last.answer(Object.assign(cartOf(lineOf("arroz", 2)), { more: "to say" }));
    expect(shop.context.paymentForCart).toEqual({
      priceProducts: 2000,
      totalProducts: 2,
      totalWeight: 2000,
    });
  });

  it("does not ask what an empty cart costs", async () => {
    const shop = runCart();
    await shop.open();
    expect(shop.state).toBe("empty");
    expect(shop.services.summaries.all).toEqual([]);
  });

  it("sends what was clicked during the first reading, once it is read", async () => {
    const shop = runCart();
    shop.cart.send({ type: "cart.open", shopper: "account" });
    shop.cart.send({ type: "line.add", operationId: "op-1", item: lineOf("arroz") });
    expect(shop.units).toEqual({ arroz: 1 });
    await shop.services.reads.last.answer(cartOf(lineOf("frijol")));
    expect(shop.state).toBe("sending");
    expect(shop.units).toEqual({ frijol: 1, arroz: 1 });
    expect(shop.services.changes.inputs).toEqual([
      { operationId: "op-1", type: "line.add", item: lineOf("arroz") },
    ]);
    expect(shop.services.summaries.all).toEqual([]);
  });

  it("drops the answer of a reading when a newer one was asked for", async () => {
    const shop = runCart();
    shop.cart.send({ type: "cart.open", shopper: "account" });
    const older = shop.services.reads.last;
    shop.cart.send({ type: "cart.refresh" });
    expect(older.signal.aborted).toBe(true);
    await shop.services.reads.last.answer(cartOf(lineOf("arroz", 2)));
    await older.answer(cartOf(lineOf("arroz", 9)));
    expect(shop.units).toEqual({ arroz: 2 });
  });

  it.each(["cart.retry", "cart.refresh"] as const)(
    "waits with the reason, and reads for the first time again at %s",
    async (again) => {
      const shop = runCart();
      shop.cart.send({ type: "cart.open", shopper: "account" });
      await shop.services.reads.last.refuse({ id: 503 });
      expect(shop.state).toBe("waiting");
      expect(selectFailure(shop.cart.getSnapshot())).toEqual({ id: 503 });
      expect(selectLoading(shop.cart.getSnapshot())).toBe(false);
      expect(selectIsKnown(shop.cart.getSnapshot())).toBe(false);
      shop.cart.send({ type: again });
      expect(shop.state).toBe("loading");
      expect(selectLoading(shop.cart.getSnapshot())).toBe(true);
      await shop.services.reads.last.answer(cartOf());
      expect(shop.state).toBe("empty");
      expect(selectIsKnown(shop.cart.getSnapshot())).toBe(true);
      expect(selectFailure(shop.cart.getSnapshot())).toBeNull();
    },
  );
});
