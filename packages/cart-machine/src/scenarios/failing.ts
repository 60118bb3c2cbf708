import type { Failure } from "@shop/contract";
import { describe, expect, it } from "vitest";
import { selectFailure, selectIsBusy, selectIsFailed } from "../selectors.ts";
import { cartOf, lineOf, summaryOf } from "../testing.ts";
import { runCart } from "./run-cart.ts";

const FINAL: Failure[] = [
  { id: 403, reason: "counterOnly" },
  { id: 404, what: "product" },
  { id: 406, minimumWeight: 3000, missingWeight: 1 },
  { id: 409, reason: "stock", productId: "arroz", limit: 1 },
  { id: 410, productId: "arroz" },
  { id: 413, limit: 100 },
  { id: 422, field: "product.quantity" },
];
const PASSING: Failure[] = [{ id: 429, retryAfter: 5 }, { id: 500 }, { id: 503 }];
const AGAIN = ["cart.retry", "cart.refresh"] as const;

describe("a refused change", () => {
  it.each(FINAL)("is forgotten and reported at $id, and the cart is read again", async (failure) => {
    const shop = runCart();
    await shop.open(lineOf("arroz", 3));
    shop.cart.send({ type: "line.add", operationId: "op-1", item: lineOf("arroz") });
    await shop.services.changes.last.refuse(failure);
    expect(shop.state).toBe("reloading");
    expect(shop.units).toEqual({ arroz: 3 });
    expect(shop.reports).toEqual([
      {
        type: "cart.changeRefused",
        change: { operationId: "op-1", kind: "add", item: lineOf("arroz") },
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
      kind: "add",
      item: lineOf("frijol"),
    });
  });
});

describe("a failure that may pass", () => {
  it.each(PASSING)("keeps the change at $id, shows it and says why", async (failure) => {
    const shop = runCart();
    await shop.open(lineOf("arroz", 3));
    shop.cart.send({ type: "line.add", operationId: "op-1", item: lineOf("arroz") });
    await shop.services.changes.last.refuse(failure);
    expect(shop.state).toBe("failed");
    expect(selectIsFailed(shop.cart.getSnapshot())).toBe(true);
    expect(selectIsBusy(shop.cart.getSnapshot())).toBe(false);
    expect(selectFailure(shop.cart.getSnapshot())).toEqual(failure);
    expect(shop.units).toEqual({ arroz: 4 });
    expect(shop.reports).toEqual([]);
  });

  it.each(AGAIN)("sends the change again under the same id at %s", async (again) => {
    const shop = runCart();
    await shop.open(lineOf("arroz", 3));
    shop.cart.send({ type: "line.add", operationId: "op-1", item: lineOf("arroz") });
    await shop.services.changes.last.refuse({ id: 503 });
    shop.cart.send({ type: again });
    expect(shop.state).toBe("sending");
    expect(selectFailure(shop.cart.getSnapshot())).toBeNull();
    const sent = { operationId: "op-1", kind: "add", item: lineOf("arroz") };
    expect(shop.services.changes.inputs).toEqual([sent, sent]);
  });

  it("queues and shows what is clicked meanwhile, and sends it after the retry", async () => {
    const shop = runCart();
    await shop.open(lineOf("arroz", 3));
    shop.cart.send({ type: "line.add", operationId: "op-1", item: lineOf("arroz") });
    await shop.services.changes.last.refuse({ id: 503 });
    shop.cart.send({ type: "line.add", operationId: "op-2", item: lineOf("arroz") });
    shop.cart.send({ type: "line.add", operationId: "op-3", item: lineOf("arroz") });
    expect(shop.state).toBe("failed");
    expect(shop.units).toEqual({ arroz: 6 });
    shop.cart.send({ type: "cart.retry" });
    await shop.services.changes.last.answer(cartOf(lineOf("arroz", 4)));
    expect(shop.services.changes.last.input).toEqual({
      operationId: "op-2",
      kind: "add",
      item: lineOf("arroz", 2),
    });
  });

  it("cannot be dismissed, only tried again", async () => {
    const shop = runCart();
    shop.cart.send({ type: "cart.open" });
    await shop.services.reads.last.refuse({ id: 500 });
    shop.cart.send({ type: "dialog.dismiss" });
    expect(selectFailure(shop.cart.getSnapshot())).toEqual({ id: 500 });
  });

  it.each(AGAIN)(
    "does not send an addition twice at %s when only the reading after it failed",
    async (again) => {
      const shop = runCart();
      await shop.open();
      shop.cart.send({ type: "line.add", operationId: "op-1", item: lineOf("arroz", 3) });
      await shop.services.changes.last.answer(undefined);
      await shop.services.reads.last.refuse({ id: 503 });
      expect(shop.state).toBe("failed");
      expect(shop.units).toEqual({ arroz: 3 });
      shop.cart.send({ type: again });
      expect(shop.state).toBe("reloading");
      await shop.services.reads.last.answer(cartOf(lineOf("arroz", 3)));
      expect(shop.units).toEqual({ arroz: 3 });
      expect(shop.services.changes.all).toHaveLength(1);
      expect(shop.reports).toEqual([{ type: "cart.lineAdded", item: lineOf("arroz", 3) }]);
    },
  );

  it("reads and summarises again when the summary failed", async () => {
    const shop = runCart();
    const lines = [lineOf("arroz", 4)];
    shop.cart.send({ type: "cart.open" });
    await shop.services.reads.last.answer(cartOf(...lines));
    await shop.services.summaries.last.refuse({ id: 500 });
    expect(shop.state).toBe("failed");
    expect(shop.units).toEqual({ arroz: 4 });
    shop.cart.send({ type: "cart.retry" });
    await shop.services.reads.last.answer(cartOf(...lines));
    await shop.services.summaries.last.answer(summaryOf(lines));
    expect(shop.state).toBe("ready");
    expect(selectFailure(shop.cart.getSnapshot())).toBeNull();
  });

  it("is a 500 when nobody foresaw it", async () => {
    const shop = runCart();
    shop.services.getCart = () => Promise.reject(new TypeError("nobody foresaw this"));
    shop.cart.send({ type: "cart.open" });
    await expect.poll(() => selectFailure(shop.cart.getSnapshot())).toEqual({ id: 500 });
  });
});
