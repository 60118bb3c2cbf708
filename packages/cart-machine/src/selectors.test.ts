import { shop as config } from "@shop/commerce";
import { describe, expect, it } from "vitest";
import { runCart } from "./tests/run-cart.ts";
import {
  selectCount,
  selectGroups,
  selectHasNetwork,
  selectIsPayable,
  selectIsPending,
  selectLines,
  selectMinimumWeight,
  selectQuantityOf,
  selectShippingOption,
  selectShortfall,
  selectTotals,
} from "./selectors.ts";
import { cartOf, lineOf, summaryOf } from "./testing.ts";

const MILK = lineOf("leche", 2, { category: "lacteos" });

describe("selectors", () => {
  it("speak of the shown lines, not of the confirmed ones", async () => {
    const shop = runCart();
    await shop.open(lineOf("arroz", 3));
    shop.cart.send({ type: "line.add", operationId: "op-1", item: MILK });
    const snapshot = shop.cart.getSnapshot();
    expect(selectLines(snapshot)).toEqual([lineOf("arroz", 3), MILK]);
    expect(selectTotals(snapshot)).toEqual({ priceProducts: 5000, totalProducts: 5, totalWeight: 5000 });
    expect(selectCount(snapshot)).toBe(5);
    expect(selectQuantityOf("leche")(snapshot)).toBe(2);
    expect(selectQuantityOf("nada")(snapshot)).toBe(0);
    expect(selectGroups(snapshot).map(({ handling, totalProducts }) => [handling, totalProducts])).toEqual([
      ["standard", 3],
      ["dairy", 2],
    ]);
  });

  it("let nobody pay for more than there is", async () => {
    const shop = runCart();
    const isPayable = () => selectIsPayable(shop.cart.getSnapshot());
    const few = lineOf("arroz", 5, { stock: 4 });
    await shop.open(few);
    expect(isPayable()).toBe(false);
    shop.cart.send({ type: "line.set", operationId: "op-1", item: lineOf("arroz", 4, { stock: 4 }) });
    const fewer = lineOf("arroz", 4, { stock: 4 });
    await shop.services.changes.last.answer(cartOf(fewer));
    await shop.services.summaries.last.answer(summaryOf([fewer]));
    expect(isPayable()).toBe(true);
  });

  it("know whether there is a network, whatever the server answers", async () => {
    const shop = runCart();
    await shop.open(lineOf("arroz", 3));
    const seen = () => selectHasNetwork(shop.cart.getSnapshot());
    expect(seen()).toBe(true);
    shop.services.setNetwork(false);
    expect(seen()).toBe(false);
    shop.services.setNetwork(true);
    await shop.services.reads.last.refuse({ id: 503 });
    expect(seen()).toBe(true);
  });

  it("know what is pending, until the server has shown it", async () => {
    const shop = runCart();
    const pending = () => [
      selectIsPending("arroz")(shop.cart.getSnapshot()),
      selectIsPending("leche")(shop.cart.getSnapshot()),
    ];
    await shop.open(lineOf("arroz", 3));
    expect(pending()).toEqual([false, false]);
    shop.cart.send({ type: "line.add", operationId: "op-1", item: MILK });
    shop.cart.send({ type: "line.set", operationId: "op-2", item: lineOf("arroz", 4) });
    expect(pending()).toEqual([true, true]);
    await shop.services.changes.last.answer(undefined);
    expect(pending()).toEqual([true, true]);
    await shop.services.reads.last.answer(cartOf(lineOf("arroz", 3), MILK));
    expect(pending()).toEqual([true, false]);
    await shop.services.changes.last.answer(cartOf(lineOf("arroz", 4), MILK));
    expect(pending()).toEqual([false, false]);
  });

  it("give the same object as long as nothing changed", async () => {
    const shop = runCart();
    await shop.open(lineOf("arroz", 3));
    shop.cart.send({ type: "line.add", operationId: "op-1", item: MILK });
    const one = shop.cart.getSnapshot();
    shop.cart.send({ type: "account.confirmed", uid: "ana" });
    const other = shop.cart.getSnapshot();
    for (const select of [selectLines, selectGroups, selectTotals]) expect(select(one)).toBe(select(other));

    await shop.services.changes.last.answer(cartOf(lineOf("arroz", 3), MILK));
    const lines = selectLines(shop.cart.getSnapshot());
    await shop.services.summaries.last.answer(summaryOf(lines));
    shop.cart.send({ type: "summary.choose", shippingOption: "expres" });
    expect(selectLines(shop.cart.getSnapshot())).toBe(lines);
  });

  it("measure what is missing by the shop's own minimum before the server has spoken", () => {
    const shop = runCart();
    expect(selectMinimumWeight(shop.cart.getSnapshot())).toBe(false);
    expect(selectShortfall(shop.cart.getSnapshot())).toEqual({
      minimumWeight: config.minimumWeight,
      missingWeight: config.minimumWeight,
    });
  });

  it("take the server's sums for the lines that it spoke of, and ours for any others", async () => {
    const shop = runCart();
    shop.cart.send({ type: "cart.open", shopper: "account" });
    const sums = { priceProducts: 3999, totalProducts: 4, totalWeight: 4020 };
    await shop.services.reads.last.answer({ ...cartOf(lineOf("arroz", 4)), ...sums });
    expect(selectTotals(shop.cart.getSnapshot())).toEqual(sums);
    shop.cart.send({ type: "line.add", operationId: "op-1", item: lineOf("arroz") });
    expect(selectTotals(shop.cart.getSnapshot())).toEqual({
      priceProducts: 5000,
      totalProducts: 5,
      totalWeight: 5000,
    });
  });

  it("take the server's shipping option until the shopper chooses one", async () => {
    const shop = runCart();
    expect(selectShippingOption(shop.cart.getSnapshot())).toBeNull();
    await shop.open(lineOf("arroz", 4));
    expect(selectShippingOption(shop.cart.getSnapshot())).toBe("estandar");
    shop.cart.send({ type: "summary.choose", shippingOption: "recoger" });
    expect(selectShippingOption(shop.cart.getSnapshot())).toBe("recoger");
  });
});
