import { describe, expect, it } from "vitest";
import type { Change } from "../changes.ts";
import { selectLoading } from "../selectors.ts";
import { cartOf, lineOf, summaryOf } from "../testing.ts";
import { runCart } from "./run-cart.ts";

const RICE = lineOf("arroz", 4);
const LEFT: Change = { operationId: "op-0", type: "line.add", item: lineOf("frijol") };

const seen = (shop: ReturnType<typeof runCart>) => [shop.state, selectLoading(shop.cart.getSnapshot())];

describe("loading, in an initialisation", () => {
  it("goes on while what an earlier page left unsent goes first, until the cart was read", async () => {
    const shop = runCart();
    shop.services.persistedOutbox.save("ana", { items: [RICE], changes: [LEFT] });
    shop.cart.send({ type: "cart.open", shopper: "account" });
    shop.cart.send({ type: "account.confirmed", uid: "ana" });
    expect(seen(shop)).toEqual(["sending", true]);
    await shop.services.changes.last.answer(undefined);
    expect(seen(shop)).toEqual(["loading", true]);
    await shop.services.reads.last.answer(cartOf(RICE, lineOf("frijol")));
    expect(seen(shop)).toEqual(["updating", false]);
  });

  it("goes on when what went first is refused", async () => {
    const shop = runCart();
    shop.services.persistedOutbox.save("ana", { items: [RICE], changes: [LEFT] });
    shop.cart.send({ type: "cart.open", shopper: "account" });
    shop.cart.send({ type: "account.confirmed", uid: "ana" });
    await shop.services.changes.last.refuse({ id: 409 });
    expect(seen(shop)).toEqual(["loading", true]);
    await shop.services.reads.last.answer(cartOf(RICE));
    expect(seen(shop)).toEqual(["updating", false]);
  });

  it("ends with an answer that is the cart", async () => {
    const shop = runCart();
    shop.services.persistedOutbox.save("ana", {
      items: [],
      changes: [{ operationId: "op-0", type: "line.set", item: RICE }],
    });
    shop.cart.send({ type: "cart.open", shopper: "account" });
    shop.cart.send({ type: "account.confirmed", uid: "ana" });
    expect(seen(shop)).toEqual(["sending", true]);
    await shop.services.changes.last.answer(cartOf(RICE));
    expect(seen(shop)).toEqual(["updating", false]);
  });

  it("pauses while nothing is on its way, and is there again with the next try", async () => {
    const shop = runCart();
    shop.cart.send({ type: "cart.open", shopper: "account" });
    await shop.services.reads.last.refuse({ id: 503 });
    expect(seen(shop)).toEqual(["waiting", false]);
    shop.clock.increment(30_000);
    expect(seen(shop)).toEqual(["loading", true]);
  });

  it("is there for every shopper anew", async () => {
    const shop = runCart();
    await shop.open(RICE);
    expect(seen(shop)).toEqual(["payable", false]);
    shop.cart.send({ type: "cart.open", shopper: "account" });
    expect(seen(shop)).toEqual(["loading", true]);
  });

  it("is over when a later reading begins", async () => {
    const shop = runCart();
    await shop.open(RICE);
    shop.cart.send({ type: "cart.refresh" });
    expect(seen(shop)).toEqual(["loading", false]);
  });
});

describe("loading, in a shipping update", () => {
  it("is there when the choice is made while a summary is on its way", async () => {
    const shop = runCart();
    shop.cart.send({ type: "cart.open", shopper: "account" });
    await shop.services.reads.last.answer(cartOf(RICE));
    expect(seen(shop)).toEqual(["updating", false]);
    shop.cart.send({ type: "summary.choose", shippingOption: "expres" });
    expect(seen(shop)).toEqual(["updating", true]);
    await shop.services.summaries.last.answer(summaryOf([RICE], "expres"));
    expect(seen(shop)).toEqual(["payable", false]);
  });

  it("is there while unsent changes go first", async () => {
    const shop = runCart();
    await shop.open(RICE);
    shop.cart.send({ type: "line.add", operationId: "op-1", item: lineOf("frijol") });
    expect(seen(shop)).toEqual(["sending", false]);
    shop.cart.send({ type: "summary.choose", shippingOption: "expres" });
    expect(seen(shop)).toEqual(["sending", true]);
    await shop.services.changes.last.answer(undefined);
    expect(seen(shop)).toEqual(["loading", true]);
    await shop.services.reads.last.answer(cartOf(RICE, lineOf("frijol")));
    expect(seen(shop)).toEqual(["updating", true]);
    await shop.services.summaries.last.answer(summaryOf([RICE, lineOf("frijol")], "expres"));
    expect(seen(shop)).toEqual(["payable", false]);
  });

  it("stays when a click interrupts the update", async () => {
    const shop = runCart();
    await shop.open(RICE);
    shop.cart.send({ type: "summary.choose", shippingOption: "expres" });
    expect(seen(shop)).toEqual(["updating", true]);
    shop.cart.send({ type: "line.add", operationId: "op-1", item: lineOf("frijol") });
    expect(seen(shop)).toEqual(["sending", true]);
  });

  it("is over once it was answered with 406", async () => {
    const shop = runCart();
    await shop.open(RICE);
    shop.cart.send({ type: "summary.choose", shippingOption: "expres" });
    await shop.services.summaries.last.refuse({ id: 406 });
    expect(seen(shop)).toEqual(["belowMinimum", false]);
    shop.cart.send({ type: "line.add", operationId: "op-1", item: lineOf("frijol") });
    expect(seen(shop)).toEqual(["sending", false]);
  });

  it("is over once the server chooses instead", async () => {
    const shop = runCart();
    shop.cart.send({ type: "cart.open", shopper: "account" });
    await shop.services.reads.last.answer(cartOf(RICE));
    shop.cart.send({ type: "summary.choose", shippingOption: "expres" });
    await shop.services.summaries.last.refuse({ id: 422, field: "shippingOption" });
    expect(seen(shop)).toEqual(["updating", false]);
  });
});
