import { describe, expect, it } from "vitest";
import type { CartRef } from "../cart-machine.ts";
import { selectIsPayable, selectLastPaymentCart, selectLoading, selectPaymentCart } from "../selectors.ts";
import { cartOf, lineOf, summaryOf } from "../testing.ts";
import { runCart } from "./run-cart.ts";

const add = (cart: CartRef, operationId: string, id: string, quantity = 1) =>
  cart.send({ type: "line.add", operationId, item: lineOf(id, quantity) });
const set = (cart: CartRef, operationId: string, id: string, quantity: number) =>
  cart.send({ type: "line.set", operationId, item: lineOf(id, quantity) });

describe("changing lines", () => {
  it("makes two calls and ten units of ten fast clicks", async () => {
    const shop = runCart();
    await shop.open();
    for (let click = 1; click <= 10; click++) add(shop.cart, `op-${click}`, "arroz");
    expect(shop.units).toEqual({ arroz: 10 });
    expect(shop.services.changes.inputs).toEqual([
      { operationId: "op-1", type: "line.add", item: lineOf("arroz", 1) },
    ]);

    await shop.services.changes.last.answer(undefined);
    expect(shop.units).toEqual({ arroz: 10 });
    await shop.services.reads.last.answer(cartOf(lineOf("arroz", 1)));
    expect(shop.units).toEqual({ arroz: 10 });
    await shop.services.changes.last.answer(undefined);
    await shop.services.reads.last.answer(cartOf(lineOf("arroz", 10)));

    expect(shop.services.changes.inputs).toEqual([
      { operationId: "op-1", type: "line.add", item: lineOf("arroz", 1) },
      { operationId: "op-2", type: "line.add", item: lineOf("arroz", 9) },
    ]);
    expect(shop.units).toEqual({ arroz: 10 });
    expect(shop.state).toBe("updating");
  });

  it("reads the cart again after an addition, and shows that answer", async () => {
    const shop = runCart();
    await shop.open();
    add(shop.cart, "op-1", "arroz", 9);
    await shop.services.changes.last.answer(undefined);
    expect(shop.state).toBe("loading");
    expect(selectLoading(shop.cart.getSnapshot())).toBe(false);
    expect(shop.units).toEqual({ arroz: 9 });
    expect(shop.reports).toEqual([{ type: "cart.lineAdded", item: lineOf("arroz", 9) }]);
    await shop.services.reads.last.answer(cartOf(lineOf("arroz", 4), lineOf("frijol")));
    expect(shop.units).toEqual({ arroz: 4, frijol: 1 });
    expect(shop.services.summaries.all).toHaveLength(1);
  });

  it("takes a cart in the answer as the server's last word", async () => {
    const shop = runCart();
    await shop.open(lineOf("arroz", 3));
    set(shop.cart, "op-1", "arroz", 8);
    expect(shop.units).toEqual({ arroz: 8 });
    await shop.services.changes.last.answer(cartOf(lineOf("arroz", 5)));
    expect(shop.units).toEqual({ arroz: 5 });
    expect(shop.services.reads.all).toHaveLength(1);
    expect(shop.state).toBe("updating");
  });

  it("sends nothing more for a click that is taken back while another is on its way", async () => {
    const shop = runCart();
    await shop.open(lineOf("arroz", 3));
    add(shop.cart, "op-1", "arroz");
    add(shop.cart, "op-2", "arroz");
    set(shop.cart, "op-3", "arroz", 4);
    await shop.services.changes.last.answer(undefined);
    await shop.services.reads.last.answer(cartOf(lineOf("arroz", 4)));
    expect(shop.services.changes.all).toHaveLength(1);
    expect(shop.state).toBe("updating");
    expect(shop.unsent.queue).toEqual([]);
  });

  it("sends nothing for a wish that is true already, and does not come back to it later", async () => {
    const shop = runCart();
    await shop.open(lineOf("arroz", 3));
    set(shop.cart, "op-1", "arroz", 3);
    expect(shop.state).toBe("payable");
    shop.cart.send({ type: "cart.refresh" });
    await shop.services.reads.last.answer(cartOf(lineOf("arroz", 6)));
    expect(shop.services.changes.all).toEqual([]);
    expect(shop.units).toEqual({ arroz: 6 });
  });

  it("sends the changes of several products one after the other", async () => {
    const shop = runCart();
    await shop.open(lineOf("arroz", 3));
    set(shop.cart, "op-1", "arroz", 4);
    add(shop.cart, "op-2", "frijol");
    shop.cart.send({ type: "line.remove", operationId: "op-3", id: "arroz" });
    expect(shop.units).toEqual({ frijol: 1 });
    await shop.services.changes.last.answer(cartOf(lineOf("arroz", 4)));
    expect(shop.services.changes.last.input).toEqual({
      operationId: "op-2",
      type: "line.add",
      item: lineOf("frijol"),
    });
    await shop.services.changes.last.answer(cartOf(lineOf("arroz", 4), lineOf("frijol")));
    expect(shop.services.changes.last.input).toEqual({
      operationId: "op-3",
      type: "line.remove",
      id: "arroz",
    });
    await shop.services.changes.last.answer(cartOf(lineOf("frijol")));
    expect(shop.services.changes.all).toHaveLength(3);
    expect(shop.units).toEqual({ frijol: 1 });
  });

  it("drops the summary on its way when a click makes it stale", async () => {
    const shop = runCart();
    shop.cart.send({ type: "cart.open", shopper: "account" });
    await shop.services.reads.last.answer(cartOf(lineOf("arroz", 4)));
    const stale = shop.services.summaries.last;
    add(shop.cart, "op-1", "arroz");
    expect(shop.state).toBe("sending");
    expect(stale.signal.aborted).toBe(true);
    await stale.answer(summaryOf([lineOf("arroz", 4)]));
    expect(shop.context.paymentCart).toBeNull();
    expect(shop.state).toBe("sending");
  });

  it("shows a summary only with the lines that it is of", async () => {
    const shop = runCart();
    await shop.open(lineOf("arroz", 4));
    expect(selectPaymentCart(shop.cart.getSnapshot())).toEqual(summaryOf([lineOf("arroz", 4)]));
    expect(selectIsPayable(shop.cart.getSnapshot())).toBe(true);
    set(shop.cart, "op-1", "arroz", 5);
    expect(selectPaymentCart(shop.cart.getSnapshot())).toBeNull();
    expect(selectIsPayable(shop.cart.getSnapshot())).toBe(false);
    await shop.services.changes.last.answer(cartOf(lineOf("arroz", 5)));
    expect(selectPaymentCart(shop.cart.getSnapshot())).toBeNull();
    await shop.services.summaries.last.answer(summaryOf([lineOf("arroz", 5)]));
    expect(selectPaymentCart(shop.cart.getSnapshot())).toEqual(summaryOf([lineOf("arroz", 5)]));
  });

  it("has the last summary while a newer one is awaited, and none below the minimum weight", async () => {
    const shop = runCart();
    await shop.open(lineOf("arroz", 4));
    const last = () => selectLastPaymentCart(shop.cart.getSnapshot());
    set(shop.cart, "op-1", "arroz", 5);
    expect(last()).toEqual(summaryOf([lineOf("arroz", 4)]));
    await shop.services.changes.last.answer(cartOf(lineOf("arroz", 5)));
    await shop.services.summaries.last.answer(summaryOf([lineOf("arroz", 5)]));
    expect(last()).toEqual(summaryOf([lineOf("arroz", 5)]));
    set(shop.cart, "op-2", "arroz", 1);
    expect(last()).toBeNull();
    shop.cart.send({ type: "cart.open", shopper: "guest" });
    expect(last()).toBeNull();
  });

  it("reports at once what was removed, so that it can be undone", async () => {
    const shop = runCart();
    await shop.open(lineOf("arroz", 3), lineOf("frijol"));
    shop.cart.send({ type: "line.remove", operationId: "op-1", id: "arroz" });
    shop.cart.send({ type: "line.remove", operationId: "op-2", id: "nada" });
    expect(shop.reports).toEqual([{ type: "cart.lineRemoved", item: lineOf("arroz", 3) }]);
    expect(shop.units).toEqual({ frijol: 1 });

    set(shop.cart, "op-3", "arroz", 3);
    expect(shop.units).toEqual({ frijol: 1, arroz: 3 });
    await shop.services.changes.last.answer(cartOf(lineOf("frijol")));
    expect(shop.services.changes.last.input).toEqual({
      operationId: "op-3",
      type: "line.set",
      item: lineOf("arroz", 3),
    });
  });

  it("empties the cart in one call, whatever was waiting", async () => {
    const shop = runCart();
    await shop.open(lineOf("arroz", 3));
    add(shop.cart, "op-1", "arroz");
    add(shop.cart, "op-2", "frijol");
    shop.cart.send({ type: "cart.clear", operationId: "op-3" });
    expect(shop.reports).toEqual([{ type: "cart.emptied", items: [lineOf("arroz", 4), lineOf("frijol")] }]);
    expect(shop.units).toEqual({});
    await shop.services.changes.last.answer(cartOf(lineOf("arroz", 4)));
    expect(shop.services.changes.last.input).toEqual({ operationId: "op-3", type: "cart.clear" });
    await shop.services.changes.last.answer(cartOf());
    expect(shop.state).toBe("empty");
    expect(shop.services.changes.all).toHaveLength(2);
    shop.cart.send({ type: "cart.clear", operationId: "op-4" });
    expect(shop.services.changes.all).toHaveLength(2);
    expect(shop.reports.map((report) => report.type)).toEqual(["cart.emptied", "cart.lineAdded"]);
  });

  it("reads the cart again without loading, and lets the newest reading win", async () => {
    const shop = runCart();
    await shop.open(lineOf("arroz", 3));
    shop.cart.send({ type: "cart.refresh" });
    const older = shop.services.reads.last;
    shop.cart.send({ type: "cart.refresh" });
    expect([shop.state, older.signal.aborted]).toEqual(["loading", true]);
    expect(selectLoading(shop.cart.getSnapshot())).toBe(false);
    expect(selectPaymentCart(shop.cart.getSnapshot())).toEqual(summaryOf([lineOf("arroz", 3)]));
    await shop.services.reads.last.answer(cartOf(lineOf("arroz", 7)));
    await older.answer(cartOf(lineOf("arroz", 1)));
    expect(shop.units).toEqual({ arroz: 7 });
  });
});
