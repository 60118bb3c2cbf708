import type { Failure } from "@shop/contract";
import { describe, expect, it } from "vitest";
import { selectFailure, selectIsFailed } from "../selectors.ts";
import { cartOf, lineOf } from "../testing.ts";
import { runCart } from "./run-cart.ts";

const FINAL: Failure[] = [
  { id: 400 },
  { id: 403, reason: "counterOnly" },
  { id: 404, what: "product" },
  { id: 406, minimumWeight: 3000, missingWeight: 1 },
  { id: 409, reason: "stock", productId: "arroz", limit: 1 },
  { id: 410, productId: "arroz" },
  { id: 413, limit: 100 },
  { id: 422, field: "product.quantity" },
  // Nothing but a number.
  { id: 403 },
  { id: 404 },
  { id: 406 },
  { id: 409 },
  { id: 410 },
  { id: 413 },
  { id: 422, field: "" },
];

describe("a refused change", () => {
  it.each(FINAL)("is forgotten and reported at $id, and the cart is read again", async (failure) => {
    const shop = runCart();
    await shop.open(lineOf("arroz", 3));
    shop.cart.send({ type: "line.add", operationId: "op-1", item: lineOf("arroz") });
    await shop.services.changes.last.refuse(failure);
    expect(shop.state).toBe("loading");
    expect(shop.units).toEqual({ arroz: 3 });
    expect(shop.reports).toEqual([
      {
        type: "cart.changeRefused",
        change: { operationId: "op-1", type: "line.add", item: lineOf("arroz") },
        failure,
      },
    ]);
    expect(selectFailure(shop.cart.getSnapshot())).toBeNull();
    await shop.services.reads.last.answer(cartOf(lineOf("arroz", 2)));
    expect(shop.units).toEqual({ arroz: 2 });
    expect(shop.services.changes.all).toHaveLength(1);
  });

  it("does not take later clicks with it", async () => {
    const shop = runCart();
    await shop.open(lineOf("arroz", 3));
    shop.cart.send({ type: "line.set", operationId: "op-1", item: lineOf("arroz", 9) });
    shop.cart.send({ type: "line.add", operationId: "op-2", item: lineOf("frijol") });
    await shop.services.changes.last.refuse({ id: 409, reason: "stock", productId: "arroz", limit: 3 });
    expect(shop.units).toEqual({ arroz: 3, frijol: 1 });
    await shop.services.reads.last.answer(cartOf(lineOf("arroz", 3)));
    expect(shop.services.changes.last.input).toEqual({
      operationId: "op-2",
      type: "line.add",
      item: lineOf("frijol"),
    });
  });
});

describe("a reading that is refused for good", () => {
  it.each(FINAL)("fails at once at $id: the same again would fail again", async (failure) => {
    const shop = runCart();
    shop.cart.send({ type: "cart.open", shopper: "account" });
    await shop.services.reads.last.refuse(failure);
    expect(shop.state).toBe("stopped");
    expect(selectIsFailed(shop.cart.getSnapshot())).toBe(true);
    expect(selectFailure(shop.cart.getSnapshot())).toEqual(failure);
    shop.clock.increment(60_000);
    expect(shop.services.reads.all).toHaveLength(1);
  });
});
