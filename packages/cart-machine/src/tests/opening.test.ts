import { describe, expect, it } from "vitest";
import type { Change } from "../changes.ts";
import { selectFailure, selectIsBusy, selectIsKnown, selectIsOpen, selectLoading } from "../selectors.ts";
import { cartOf, lineOf, quoteOf, summaryOf } from "../testing.ts";
import { openCart, runCart, SHOPPERS, startCart, type Shop } from "./run-cart.ts";

const RICE = lineOf("arroz", 4);
const BEANS = lineOf("frijol");

const seen = (shop: Shop) => [shop.state, shop.see(selectLoading)];

it("a cart ignores clicks while it has no owner", () => {
  const shop = runCart();
  shop.add(RICE);
  shop.send({ type: "cart.refresh" });
  expect([shop.state, shop.units, shop.see(selectIsOpen)]).toEqual(["closed", {}, false]);
  expect(shop.services.reads.all).toEqual([]);
});

it("an empty cart of a guest is known at once, one of an account when it is read", () => {
  const shops = SHOPPERS.map((shopper) => [shopper, startCart(shopper).see(selectIsKnown)]);
  expect(Object.fromEntries(shops)).toEqual({ guest: true, account: false });
  expect(runCart().see(selectIsKnown)).toBe(false);
});

describe.each(SHOPPERS)("opening the cart of a shopper with %s", (shopper) => {
  it("reads the lines, then asks what they cost, and loads only for the first of the two", async () => {
    const shop = startCart(shopper, RICE);
    expect([...seen(shop), shop.see(selectIsOpen)]).toEqual(["loading", true, true]);
    await shop.answer(RICE);
    expect([...seen(shop), shop.see(selectIsBusy)]).toEqual(["updating", false, true]);
    expect([shop.units, shop.asked]).toEqual([{ arroz: 4 }, {}]);
    await shop.summarise([RICE]);
    expect([...seen(shop), shop.see(selectIsBusy)]).toEqual(["payable", false, false]);
    expect(shop.context).toMatchObject({
      cartProducts: [RICE],
      paymentForCart: { priceProducts: 4000, totalProducts: 4, totalWeight: 4000 },
      paymentCart: summaryOf([RICE]),
      minimumWeight: true,
    });
    expect(shop.see(selectFailure)).toBeNull();
  });

  it("does not ask what an empty cart costs", async () => {
    const shop = await openCart(shopper);
    expect([shop.state, shop.services.summaries.all, shop.services.quotes.all]).toEqual(["empty", [], []]);
  });

  it("keeps what is clicked during the first read, and includes it before it requests a summary", async () => {
    const shop = startCart(shopper, RICE);
    shop.add(BEANS);
    await shop.answer(RICE);
    expect([shop.units, shop.services.summaries.all]).toEqual([{ arroz: 4, frijol: 1 }, []]);
    await shop.answer(RICE, BEANS);
    expect([shop.state, shop.units]).toEqual(["updating", { arroz: 4, frijol: 1 }]);
  });

  it("reads anew without loading, and lets the newest reading win", async () => {
    const shop = await openCart(shopper, RICE);
    shop.send({ type: "cart.refresh" });
    const older = shop.readings.last;
    shop.send({ type: "cart.refresh" });
    expect([...seen(shop), older.signal.aborted]).toEqual(["loading", false, true]);
    await shop.answer(lineOf("arroz", 2));
    await older.answer(quoteOf(lineOf("arroz", 9)));
    expect(shop.units).toEqual({ arroz: 2 });
  });

  it.each(["cart.retry", "cart.refresh"] as const)(
    "waits with the reason, and reads for the first time again at %s",
    async (type) => {
      const shop = startCart(shopper, RICE);
      await shop.refuse({ id: 503 });
      expect([...seen(shop), shop.see(selectIsKnown)]).toEqual(["waiting", false, false]);
      expect(shop.see(selectFailure)).toEqual({ id: 503 });
      shop.send({ type });
      expect(seen(shop)).toEqual(["loading", true]);
      await shop.answer(RICE);
      expect([shop.see(selectIsKnown), shop.see(selectFailure)]).toEqual([true, null]);
    },
  );

  it("loads for every shopper anew", async () => {
    const shop = await openCart(shopper, RICE);
    shop.signIn("eva");
    expect(seen(shop)).toEqual([shopper === "guest" ? "sending" : "loading", true]);
  });
});

describe("what an earlier page left unsent", () => {
  const startLeft = (left: Change) => {
    const shop = runCart();
    shop.services.persistedOutbox.save("ana", { items: [RICE], changes: [left] });
    shop.signIn();
    expect(seen(shop)).toEqual(["sending", true]);
    return shop;
  };
  const LEFT: Change = { operationId: "op-0", type: "line.add", item: BEANS };

  it.each<[string, (shop: Shop) => Promise<void>]>([
    ["answered without a cart", ({ services }) => services.changes.last.answer(undefined)],
    ["refused", (shop) => shop.refuse({ id: 409 })],
  ])("goes first; once it is %s, loading ends with the reading", async (_, end) => {
    const shop = startLeft(LEFT);
    await end(shop);
    expect(seen(shop)).toEqual(["loading", true]);
    await shop.answer(RICE, BEANS);
    expect(seen(shop)).toEqual(["updating", false]);
  });

  it("ends loading with an answer that is the cart", async () => {
    const shop = startLeft({ operationId: "op-0", type: "line.set", item: lineOf("arroz", 5) });
    await shop.answer(lineOf("arroz", 5));
    expect(seen(shop)).toEqual(["updating", false]);
  });
});

it("of a response the three sums are used, whatever else it contains", async () => {
  const shop = startCart("account");
  await shop.services.reads.last.answer(Object.assign(cartOf(lineOf("arroz", 2)), { more: "to say" }));
  expect(shop.context.paymentForCart).toEqual({ priceProducts: 2000, totalProducts: 2, totalWeight: 2000 });
});
