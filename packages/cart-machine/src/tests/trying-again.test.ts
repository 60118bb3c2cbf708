import type { Failure } from "@shop/contract";
import { describe, expect, it } from "vitest";
import {
  selectFailure,
  selectInterruptionFailure,
  selectIsBusy,
  selectIsFailed,
  selectIsOffline,
  selectIsRetrying,
  selectShownInterruption,
} from "../selectors.ts";
import { lineOf } from "../testing.ts";
import { openCart, runCart, SHOPPERS, startCart, type Shop } from "./run-cart.ts";

const RICE = lineOf("arroz", 4);
const BAG = lineOf("arroz");
const ADD = { operationId: "op-1", type: "line.add", item: BAG } as const;

const statusOf = ({ state, see }: Shop) => ({
  state,
  isFailed: see(selectIsFailed),
  isOffline: see(selectIsOffline),
  failure: see(selectFailure),
});
const WAITING = { state: "waiting", isFailed: false, isOffline: false };

/** An addition without a response of the server. */
async function lose(failure: Failure = { id: 503 }): Promise<Shop> {
  const shop = await openCart("account", RICE);
  shop.add(BAG);
  await shop.refuse(failure);
  return shop;
}

/** Fails this many tries in a row. */
async function failOften(shop: Shop, times: number, failure: Failure): Promise<void> {
  if (times === 0) return;
  shop.clock.increment(30_000);
  await shop.refuse(failure);
  await failOften(shop, times - 1, failure);
}

describe("a failure that may pass", () => {
  const PASSING: Failure[] = [{ id: 429, retryAfter: 5 }, { id: 500 }, { id: 503 }, { id: 507 }];

  it.each(PASSING)("keeps the change at $id, and shows the reason", async (failure) => {
    const shop = await lose(failure);
    expect(statusOf(shop)).toEqual({ ...WAITING, isOffline: failure.id === 503, failure });
    expect([shop.see(selectIsBusy), shop.units, shop.reports]).toEqual([false, { arroz: 5 }, []]);
  });

  it("of a read leaves nothing behind: the next click is sent at once", async () => {
    const shop = await openCart("account", RICE);
    shop.services.notifyCart();
    await shop.refuse({ id: 503 });
    shop.send({ type: "cart.retry" });
    await shop.answer(RICE);
    shop.add(BAG);
    expect(shop.services.changes.inputs).toEqual([ADD]);
  });

  it.each<[string, Failure, number, number[]]>([
    ["twice as long each time", { id: 500 }, 1, [1000, 2000, 4000, 8000]],
    ["any part of that, as chance will have it", { id: 500 }, 0.25, [250, 500]],
    ["as long as the server demands", { id: 429, retryAfter: 5 }, 1, [5000, 5000]],
  ])("is tried again under the same id after %s", async (_, failure, chance, waits) => {
    const shop = await openCart("account", RICE);
    shop.services.chance = chance;
    shop.add(BAG);
    await shop.refuse(failure);
    const { changes } = shop.services;
    const failAfter = async ([wait, ...later]: number[]): Promise<void> => {
      if (wait === undefined) return;
      const tries = changes.all.length;
      shop.clock.increment(wait - 1);
      expect(changes.all).toHaveLength(tries);
      shop.clock.increment(1);
      expect(changes.all).toHaveLength(tries + 1);
      await shop.refuse(failure);
      await failAfter(later);
    };
    await failAfter(waits);
    expect(changes.inputs).toEqual([ADD, ...waits.map(() => ADD)]);
  });

  it("takes the shopper after five tries, and then tries another five", async () => {
    const shop = await lose({ id: 500 });
    await failOften(shop, 4, { id: 500 });
    expect(statusOf(shop)).toEqual({
      ...WAITING,
      state: "stopped",
      isFailed: true,
      failure: { id: 500 },
    });
    shop.clock.increment(60_000);
    expect(shop.services.changes.all).toHaveLength(5);
    shop.send({ type: "cart.retry" });
    expect(shop.see(selectFailure)).toBeNull();
    await shop.refuse({ id: 500 });
    expect(shop.state).toBe("waiting");
  });

  it.each(["cart.retry", "cart.refresh", "network.back"] as const)(
    "does not wait at %s, whether it was going to try or not",
    async (type) => {
      const shop = await lose({ id: 500 });
      shop.send({ type });
      expect([shop.state, shop.services.changes.inputs]).toEqual(["sending", [ADD, ADD]]);
      const stopped = await lose({ id: 500 });
      await failOften(stopped, 4, { id: 500 });
      stopped.send({ type });
      expect([stopped.state, stopped.services.changes.last.input]).toEqual(["sending", ADD]);
    },
  );

  it("is forgotten at the first answer: the next one starts from the shortest wait", async () => {
    const shop = await lose();
    await failOften(shop, 2, { id: 503 });
    shop.clock.increment(30_000);
    await shop.answer(lineOf("arroz", 5));
    expect(statusOf(shop)).toEqual({ ...WAITING, state: "updating", failure: null });
    await shop.refuse({ id: 503 });
    shop.clock.increment(1000);
    expect(shop.services.summaries.all).toHaveLength(3);
  });

  it("is the same object as long as it is the same one, and cannot be dismissed", async () => {
    const shop = await lose();
    const before = shop.see(selectFailure);
    shop.send({ type: "dialog.dismiss" });
    await failOften(shop, 1, { id: 503 });
    expect(shop.see(selectFailure)).toBe(before);
    await failOften(shop, 1, { id: 500 });
    expect(shop.see(selectFailure)).toEqual({ id: 500 });
  });

  it("is a 500 when unforeseen", async () => {
    const shop = runCart();
    shop.services.getCart = () => Promise.reject(new TypeError("nobody foresaw this"));
    shop.signIn();
    await expect.poll(() => shop.see(selectFailure)).toEqual({ id: 500 });
  });
});

describe.each(SHOPPERS)("whatever fails of %s", (shopper) => {
  it("is retried by itself: the read, and the summary alone", async () => {
    const shop = startCart(shopper, RICE);
    await shop.refuse({ id: 500 });
    shop.clock.increment(1000);
    await shop.answer(RICE);
    await shop.refuse({ id: 500 });
    expect([shop.state, shop.units]).toEqual(["waiting", { arroz: 4 }]);
    shop.clock.increment(1000);
    await shop.summarise([RICE]);
    expect([shop.state, shop.see(selectFailure)]).toEqual(["payable", null]);
    expect(shop.readings.all).toHaveLength(2);
  });

  it("is retried once the network is back, and not before", async () => {
    const shop = startCart(shopper, RICE);
    shop.services.setNetwork(false);
    await shop.refuse({ id: 503 });
    shop.clock.increment(600_000);
    expect([shop.state, shop.readings.all.length]).toEqual(["offline", 1]);
    shop.services.setNetwork(true);
    expect([shop.state, shop.readings.all.length]).toEqual(["loading", 2]);
  });

  it("may have changed elsewhere while there was no network", async () => {
    const shop = await openCart(shopper, RICE);
    shop.services.setNetwork(false);
    expect(shop.see(selectIsOffline)).toBe(true);
    shop.services.setNetwork(true);
    expect([shop.state, shop.see(selectIsOffline)]).toEqual(["loading", false]);
  });
});

describe("without a network", () => {
  const loseOffline = async () => {
    const shop = await openCart("account", RICE);
    shop.services.setNetwork(false);
    shop.add(BAG);
    await shop.refuse({ id: 503 });
    return shop;
  };

  it("a shop out of reach is seen, until it answers, through every try", async () => {
    const shop = await lose();
    shop.clock.increment(1000);
    expect([shop.state, shop.see(selectIsOffline)]).toEqual(["sending", true]);
    await shop.answer(lineOf("arroz", 5));
    expect(shop.see(selectIsOffline)).toBe(false);
  });

  it("nothing is sent, every click is accepted, and all is sent in order once it is back", async () => {
    const shop = await loseOffline();
    shop.add(lineOf("frijol"));
    shop.add(BAG);
    shop.clock.increment(600_000);
    expect([shop.state, shop.units]).toEqual(["offline", { arroz: 6, frijol: 1 }]);
    expect(shop.services.changes.all).toHaveLength(1);
    shop.services.setNetwork(true);
    await shop.answer(lineOf("arroz", 5));
    await shop.answer(lineOf("arroz", 5), lineOf("frijol"));
    await shop.answer(lineOf("arroz", 6), lineOf("frijol"));
    const sent = shop.services.changes.inputs.map(({ operationId }) => operationId);
    expect([sent, shop.units]).toEqual([["op-1", "op-1", "op-2", "op-3"], { arroz: 6, frijol: 1 }]);
  });

  it("the shopper may try all the same, however often: no tries are counted", async () => {
    const shop = await loseOffline();
    shop.send({ type: "cart.retry" });
    expect(shop.services.changes.inputs).toEqual([ADD, ADD]);
    await shop.refuse({ id: 503 });
    const glance = async (times: number): Promise<void> => {
      if (times === 0) return;
      shop.services.notifyCart();
      await shop.refuse({ id: 503 });
      await glance(times - 1);
    };
    await glance(6);
    expect([shop.state, shop.services.changes.all.length]).toEqual(["offline", 8]);
  });
});

describe("what the shopper tries again", () => {
  const NOTHING = { interruption: null, reason: null, isRetrying: false };
  const shown = ({ see }: Shop) => ({
    interruption: see(selectShownInterruption),
    reason: see(selectInterruptionFailure),
    isRetrying: see(selectIsRetrying),
  });
  /** A cart whose summary has failed and is being retried. */
  const startRetrying = async () => {
    const shop = startCart("account");
    await shop.answer(RICE);
    await shop.refuse({ id: 503 });
    expect(shown(shop)).toEqual({ interruption: "failing", reason: { id: 503 }, isRetrying: false });
    shop.send({ type: "cart.retry" });
    expect(shown(shop)).toEqual({ interruption: "failing", reason: { id: 503 }, isRetrying: true });
    return shop;
  };

  it("stays visible until all of it is answered, or fails again", async () => {
    const shop = await startRetrying();
    await shop.summarise([RICE]);
    expect(shown(shop)).toEqual(NOTHING);
    shop.send({ type: "cart.refresh" });
    expect(shown(shop)).toEqual(NOTHING);
    const again = await startRetrying();
    await again.refuse({ id: 500 });
    expect(shown(again)).toEqual({ interruption: "failing", reason: { id: 500 }, isRetrying: false });
  });

  it("is nothing without a network, nor in the cart of another shopper", async () => {
    const offline = await startRetrying();
    offline.services.setNetwork(false);
    expect(shown(offline)).toEqual({ interruption: "offline", reason: null, isRetrying: false });
    const other = await startRetrying();
    other.signIn("eva");
    expect(shown(other)).toEqual(NOTHING);
  });
});
