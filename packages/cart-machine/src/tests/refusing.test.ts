import type { Failure } from "@shop/contract";
import { describe, expect, it } from "vitest";
import { selectFailure, selectIsFailed } from "../selectors.ts";
import { lineOf } from "../testing.ts";
import { openCart, SHOPPERS, startCart } from "./run-cart.ts";

const RICE = lineOf("arroz", 3);

/** Nothing but the number counts. */
const FINAL: Failure[] = [
  { id: 400 },
  { id: 403 },
  { id: 404 },
  { id: 406 },
  { id: 409, reason: "stock", productId: "arroz", limit: 1 },
  { id: 410 },
  { id: 413 },
  { id: 422, field: "" },
];

describe("a refused change", () => {
  it.each(FINAL)("is forgotten and reported at $id, and the cart is read again", async (failure) => {
    const shop = await openCart("account", RICE);
    shop.add(lineOf("arroz"));
    await shop.refuse(failure);
    expect([shop.state, shop.units]).toEqual(["loading", { arroz: 3 }]);
    const change = { operationId: "op-1", type: "line.add", item: lineOf("arroz") };
    expect(shop.reports).toEqual([{ type: "cart.changeRefused", change, failure }]);
    expect(shop.see(selectFailure)).toBeNull();
    await shop.answer(lineOf("arroz", 2));
    expect(shop.units).toEqual({ arroz: 2 });
    expect(shop.services.changes.all).toHaveLength(1);
  });

  it("does not take later clicks with it", async () => {
    const shop = await openCart("account", RICE);
    shop.set(lineOf("arroz", 9));
    shop.add(lineOf("frijol"));
    await shop.refuse({ id: 409, reason: "stock", productId: "arroz", limit: 3 });
    expect(shop.units).toEqual({ arroz: 3, frijol: 1 });
    await shop.answer(RICE);
    const later = { operationId: "op-2", type: "line.add", item: lineOf("frijol") };
    expect(shop.services.changes.last.input).toEqual(later);
  });
});

describe.each(SHOPPERS)("a reading of %s that is refused for good", (shopper) => {
  it.each(FINAL)("fails at once at $id: the same again would fail again", async (failure) => {
    const shop = startCart(shopper, RICE);
    await shop.refuse(failure);
    expect([shop.state, shop.see(selectIsFailed), shop.see(selectFailure)]).toEqual([
      "stopped",
      true,
      failure,
    ]);
    shop.clock.increment(60_000);
    expect(shop.readings.all).toHaveLength(1);
  });
});
