import type { Failure } from "@shop/contract";
import { describe, expect, it } from "vitest";
import {
  selectFailure,
  selectIsBusy,
  selectIsFailed,
  selectIsOffline,
  selectIsWaiting,
} from "../selectors.ts";
import { cartOf, lineOf, summaryOf } from "../testing.ts";
import { runCart } from "./run-cart.ts";

type Shop = ReturnType<typeof runCart>;

const PASSING: Failure[] = [{ id: 429, retryAfter: 5 }, { id: 500 }, { id: 503 }, { id: 507 }];
const ADD = { operationId: "op-1", type: "line.add", item: lineOf("arroz") } as const;

const add = (shop: Shop, operationId: string) =>
  shop.cart.send({ type: "line.add", operationId, item: lineOf("arroz") });

/** An addition to three bags of rice that the server did not answer for. */
async function lose(failure: Failure = { id: 503 }): Promise<Shop> {
  const shop = runCart();
  await shop.open(lineOf("arroz", 3));
  add(shop, "op-1");
  await shop.services.changes.last.refuse(failure);
  return shop;
}

/** Fails this many tries in a row, each as soon as it comes. */
async function failOften(shop: Shop, times: number, failure: Failure): Promise<void> {
  if (times === 0) return;
  shop.clock.increment(30_000);
  await shop.services.changes.last.refuse(failure);
  await failOften(shop, times - 1, failure);
}

describe("a failure that may pass", () => {
  it.each(PASSING)("keeps the change at $id, shows it and says why", async (failure) => {
    const shop = await lose(failure);
    expect(shop.state).toBe("waiting");
    expect(selectIsWaiting(shop.cart.getSnapshot())).toBe(true);
    expect(selectIsFailed(shop.cart.getSnapshot())).toBe(false);
    expect(selectIsBusy(shop.cart.getSnapshot())).toBe(false);
    expect(selectFailure(shop.cart.getSnapshot())).toEqual(failure);
    expect(shop.units).toEqual({ arroz: 4 });
    expect(shop.reports).toEqual([]);
  });

  it("is tried again by itself, each time after twice as long, under the same id", async () => {
    const shop = await lose({ id: 500 });
    const { changes } = shop.services;
    const waitAndFail = async (wait: number) => {
      const before = changes.all.length;
      shop.clock.increment(wait - 1);
      expect(changes.all).toHaveLength(before);
      shop.clock.increment(1);
      expect(changes.all).toHaveLength(before + 1);
      await changes.last.refuse({ id: 500 });
    };
    await waitAndFail(1000);
    await waitAndFail(2000);
    await waitAndFail(4000);
    await waitAndFail(8000);
    expect(changes.inputs).toEqual([ADD, ADD, ADD, ADD, ADD]);
    expect(selectIsFailed(shop.cart.getSnapshot())).toBe(true);
  });

  it("waits any part of that, as chance will have it", async () => {
    const shop = runCart();
    await shop.open(lineOf("arroz", 3));
    shop.services.chance = 0.25;
    add(shop, "op-1");
    await shop.services.changes.last.refuse({ id: 500 });
    shop.clock.increment(249);
    expect(shop.services.changes.all).toHaveLength(1);
    shop.clock.increment(1);
    expect(shop.services.changes.all).toHaveLength(2);
  });

  it("waits as long as the server said, when it said so", async () => {
    const shop = await lose({ id: 429, retryAfter: 5 });
    shop.clock.increment(4999);
    expect(shop.services.changes.all).toHaveLength(1);
    shop.clock.increment(1);
    expect(shop.services.changes.all).toHaveLength(2);
  });

  it("takes the shopper after five tries, and then tries another five", async () => {
    const shop = await lose({ id: 500 });
    await failOften(shop, 4, { id: 500 });
    expect(shop.state).toBe("stopped");
    shop.clock.increment(60_000);
    expect(shop.services.changes.all).toHaveLength(5);
    shop.cart.send({ type: "cart.retry" });
    expect(selectFailure(shop.cart.getSnapshot())).toBeNull();
    await shop.services.changes.last.refuse({ id: 500 });
    expect(shop.state).toBe("waiting");
    expect(shop.services.changes.all).toHaveLength(6);
  });

  it.each(["cart.refresh", "network.back"] as const)("is tried again after that at %s too", async (type) => {
    const shop = await lose({ id: 500 });
    await failOften(shop, 4, { id: 500 });
    shop.cart.send({ type });
    expect(shop.state).toBe("sending");
    expect(shop.services.changes.last.input).toEqual(ADD);
  });

  it.each(["cart.retry", "cart.refresh", "network.back"] as const)("does not wait at %s", async (type) => {
    const shop = await lose();
    shop.cart.send({ type });
    expect(shop.state).toBe("sending");
    expect(shop.services.changes.inputs).toEqual([ADD, ADD]);
  });

  it("is forgotten at the first answer: the next one starts from the shortest wait", async () => {
    const shop = await lose();
    await failOften(shop, 2, { id: 503 });
    shop.clock.increment(30_000);
    await shop.services.changes.last.answer(cartOf(lineOf("arroz", 4)));
    expect(selectIsWaiting(shop.cart.getSnapshot())).toBe(false);
    expect(selectIsOffline(shop.cart.getSnapshot())).toBe(false);
    expect(selectFailure(shop.cart.getSnapshot())).toBeNull();
    await shop.services.summaries.last.refuse({ id: 503 });
    shop.clock.increment(1000);
    expect(shop.services.summaries.all).toHaveLength(3);
  });

  it("is told by the same object as long as it is the same one", async () => {
    const shop = await lose();
    const before = selectFailure(shop.cart.getSnapshot());
    await failOften(shop, 1, { id: 503 });
    expect(selectFailure(shop.cart.getSnapshot())).toBe(before);
    await failOften(shop, 1, { id: 500 });
    expect(selectFailure(shop.cart.getSnapshot())).toEqual({ id: 500 });
  });

  it("cannot be dismissed while it is being mended", async () => {
    const shop = await lose();
    shop.cart.send({ type: "dialog.dismiss" });
    expect(selectFailure(shop.cart.getSnapshot())).toEqual({ id: 503 });
  });

  it("queues and shows what is clicked meanwhile, and sends it after the lost one", async () => {
    const shop = await lose();
    add(shop, "op-2");
    add(shop, "op-3");
    expect(shop.state).toBe("waiting");
    expect(shop.units).toEqual({ arroz: 6 });
    shop.clock.increment(1000);
    await shop.services.changes.last.answer(cartOf(lineOf("arroz", 4)));
    expect(shop.services.changes.last.input).toEqual({
      operationId: "op-2",
      type: "line.add",
      item: lineOf("arroz", 2),
    });
  });

  it("does not send an addition twice when only the reading after it failed", async () => {
    const shop = runCart();
    await shop.open();
    shop.cart.send({ type: "line.add", operationId: "op-1", item: lineOf("arroz", 3) });
    await shop.services.changes.last.answer(undefined);
    await shop.services.reads.last.refuse({ id: 503 });
    expect(shop.state).toBe("waiting");
    expect(shop.units).toEqual({ arroz: 3 });
    shop.clock.increment(1000);
    expect(shop.state).toBe("loading");
    await shop.services.reads.last.answer(cartOf(lineOf("arroz", 3)));
    expect(shop.units).toEqual({ arroz: 3 });
    expect(shop.services.changes.all).toHaveLength(1);
    expect(shop.reports).toEqual([{ type: "cart.lineAdded", item: lineOf("arroz", 3) }]);
  });

  it("summarises again when the summary failed", async () => {
    const shop = runCart();
    const lines = [lineOf("arroz", 4)];
    shop.cart.send({ type: "cart.open", shopper: "account" });
    await shop.services.reads.last.answer(cartOf(...lines));
    await shop.services.summaries.last.refuse({ id: 500 });
    expect(shop.state).toBe("waiting");
    expect(shop.units).toEqual({ arroz: 4 });
    shop.clock.increment(1000);
    await shop.services.summaries.last.answer(summaryOf(lines));
    expect(shop.state).toBe("payable");
    expect(selectFailure(shop.cart.getSnapshot())).toBeNull();
    expect(shop.services.reads.all).toHaveLength(1);
  });

  it("of a reading is over when the network is back, too", async () => {
    const shop = runCart();
    shop.services.setNetwork(false);
    shop.cart.send({ type: "cart.open", shopper: "account" });
    await shop.services.reads.last.refuse({ id: 503 });
    expect(shop.state).toBe("offline");
    shop.services.setNetwork(true);
    expect(shop.state).toBe("loading");
    expect(shop.services.reads.all).toHaveLength(2);
  });

  it("is a 500 when nobody foresaw it", async () => {
    const shop = runCart();
    shop.services.getCart = () => Promise.reject(new TypeError("nobody foresaw this"));
    shop.cart.send({ type: "cart.open", shopper: "account" });
    await expect.poll(() => selectFailure(shop.cart.getSnapshot())).toEqual({ id: 500 });
  });
});

describe("without a network", () => {
  it("is seen by a shop out of reach, until it answers, through every try", async () => {
    const shop = await lose();
    const isOffline = () => selectIsOffline(shop.cart.getSnapshot());
    expect(isOffline()).toBe(true);
    shop.clock.increment(1000);
    expect([shop.state, isOffline()]).toEqual(["sending", true]);
    await shop.services.changes.last.answer(cartOf(lineOf("arroz", 4)));
    expect(isOffline()).toBe(false);
  });

  it("is not what a failing server is", async () => {
    const shop = await lose({ id: 500 });
    expect(selectIsOffline(shop.cart.getSnapshot())).toBe(false);
  });

  it("is seen as soon as the browser says so, before anything was sent", async () => {
    const shop = runCart();
    shop.cart.send({ type: "cart.open", shopper: "guest" });
    shop.services.setNetwork(false);
    expect(selectIsOffline(shop.cart.getSnapshot())).toBe(true);
    shop.services.setNetwork(true);
    expect(selectIsOffline(shop.cart.getSnapshot())).toBe(false);
    await shop.open(lineOf("arroz", 3));
    shop.services.setNetwork(false);
    expect(selectIsOffline(shop.cart.getSnapshot())).toBe(true);
  });

  it("tries nothing by itself, takes every click, and sends in order once it is back", async () => {
    const shop = runCart();
    await shop.open(lineOf("arroz", 3));
    shop.services.setNetwork(false);
    add(shop, "op-1");
    await shop.services.changes.last.refuse({ id: 503 });
    expect(shop.state).toBe("offline");
    shop.cart.send({ type: "line.add", operationId: "op-2", item: lineOf("frijol") });
    add(shop, "op-3");
    shop.clock.increment(600_000);
    expect(shop.services.changes.all).toHaveLength(1);
    expect(shop.units).toEqual({ arroz: 5, frijol: 1 });

    shop.services.setNetwork(true);
    expect(selectIsOffline(shop.cart.getSnapshot())).toBe(false);
    await shop.services.changes.last.answer(cartOf(lineOf("arroz", 4)));
    await shop.services.changes.last.answer(cartOf(lineOf("arroz", 4), lineOf("frijol")));
    await shop.services.changes.last.answer(cartOf(lineOf("arroz", 5), lineOf("frijol")));
    expect(shop.services.changes.inputs.map(({ operationId }) => operationId)).toEqual([
      "op-1",
      "op-1",
      "op-2",
      "op-3",
    ]);
    expect(shop.units).toEqual({ arroz: 5, frijol: 1 });
  });

  it.each(["cart.retry", "cart.refresh"] as const)("does not stand in the way of %s", async (type) => {
    const shop = runCart();
    await shop.open(lineOf("arroz", 3));
    shop.services.setNetwork(false);
    add(shop, "op-1");
    await shop.services.changes.last.refuse({ id: 503 });
    shop.cart.send({ type });
    expect(shop.services.changes.inputs).toEqual([ADD, ADD]);
  });

  it("counts no tries: nobody is asked to try again what cannot work", async () => {
    const shop = runCart();
    await shop.open(lineOf("arroz", 3));
    shop.services.setNetwork(false);
    add(shop, "op-1");
    await shop.services.changes.last.refuse({ id: 503 });
    const glance = async (times: number): Promise<void> => {
      if (times === 0) return;
      shop.services.notifyCart();
      await shop.services.changes.last.refuse({ id: 503 });
      await glance(times - 1);
    };
    await glance(6);
    expect(shop.state).toBe("offline");
    expect(shop.services.changes.all).toHaveLength(7);
  });

  it("reads the cart again once it is back, as other devices may have changed it", async () => {
    const shop = runCart();
    await shop.open(lineOf("arroz", 3));
    shop.services.setNetwork(false);
    shop.services.setNetwork(true);
    expect(shop.state).toBe("loading");
    await shop.services.reads.last.answer(cartOf(lineOf("arroz", 7)));
    expect(shop.units).toEqual({ arroz: 7 });
  });
});
