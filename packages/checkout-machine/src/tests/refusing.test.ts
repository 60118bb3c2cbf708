import type { Failure } from "@shop/contract";
import { describe, expect, it } from "vitest";
import { LINES, runCheckout } from "./run-checkout.ts";

/** Final failures in responses with only a number: the same request would be refused again. */
const FINAL: Failure[] = [
  { id: 403 },
  { id: 404 },
  { id: 406 },
  { id: 409 },
  { id: 410 },
  { id: 413 },
  { id: 422, field: "" },
];
/** All other failures of such a response, except 429. */
const OTHER: Failure[] = [{ id: 400 }, { id: 401 }, { id: 500 }, { id: 503 }];
const TOO_MANY: Failure = { id: 429, retryAfter: 30 };
const HOUR = 3_600_000;

describe("a refusal", () => {
  it.each(FINAL)("for a price stops the shopper with the reason, and is not retried: %j", async (failure) => {
    const shop = runCheckout();
    await shop.open();
    shop.updateCart(LINES);
    await shop.services.quotes.last.refuse(failure);
    expect([shop.tags, shop.context.blocker]).toEqual([
      ["blocked"],
      { kind: "refused", failure, product: null },
    ]);
    shop.clock.increment(HOUR);
    expect(shop.services.quotes.all).toHaveLength(1);
  });

  it.each([...OTHER, TOO_MANY])("for a price waits for the shopper, and shows why: %j", async (failure) => {
    const shop = runCheckout();
    await shop.open();
    shop.updateCart(LINES);
    await shop.services.quotes.last.refuse(failure);
    expect([shop.tags, shop.context.failure]).toEqual([["failed"], failure]);
    shop.clock.increment(HOUR);
    expect(shop.services.quotes.all).toHaveLength(1);
    shop.send({ type: "checkout.retry" });
    await shop.quote();
    expect(shop.step).toBe("address");
  });

  it.each<Failure>([
    ...FINAL,
    { id: 409, reason: "stock", productId: "arroz", limit: 1 },
    { id: 410, productId: "arroz" },
  ])("for an order means that none was placed, and it is not sent again: %j", async (failure) => {
    const shop = runCheckout();
    await shop.review();
    shop.pay();
    await shop.services.orders.last.refuse(failure);
    const product = "productId" in failure ? failure.productId : null;
    expect([shop.tags, shop.context.blocker]).toEqual([["blocked"], { kind: "refused", failure, product }]);
    const { attempts, key } = shop.context;
    expect([shop.emitted, attempts, key]).toEqual([[{ type: "cart.stale" }], [], null]);
    shop.clock.increment(HOUR);
    expect([shop.services.orders.all.length, shop.services.outcomes.all.length]).toEqual([1, 0]);
  });

  it.each(OTHER)(
    "for an order leaves the outcome open: it is requested, never sent again: %j",
    async (failure) => {
      const shop = runCheckout();
      await shop.review();
      shop.pay();
      await shop.services.orders.last.refuse(failure);
      expect([shop.tags, shop.context.failure]).toEqual([["outcomeUnknown"], failure]);
      shop.clock.increment(HOUR);
      expect([shop.services.orders.all.length, shop.services.outcomes.all.length]).toEqual([1, 1]);
    },
  );

  it.each([...FINAL, ...OTHER])("for an outcome is none, unless it is 404: %j", async (failure) => {
    const shop = runCheckout();
    await shop.review();
    shop.pay();
    await shop.services.orders.last.refuse({ id: 503 });
    shop.send({ type: "outcome.ask" });
    await shop.services.outcomes.last.refuse(failure);
    expect([shop.tags, shop.notice?.kind]).toEqual(
      failure.id === 404 ? [["ready"], "notPlaced"] : [["outcomeUnknown"], undefined],
    );
  });
});
