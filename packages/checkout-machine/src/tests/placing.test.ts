import { describe, expect, it } from "vitest";
import { selectPlaced } from "../selectors.ts";
import { FakeCheckoutServices, lineOf, placedOf } from "../testing.ts";
import { LINES, runCheckout } from "./run-checkout.ts";

type Shop = ReturnType<typeof runCheckout>;

const placed = (shop: Shop) => placedOf(shop.services.orders.last.input, LINES);

async function lost(shop: Shop): Promise<void> {
  await shop.review();
  shop.pay();
  await shop.services.orders.last.refuse({ id: 503 });
}

describe("placing", () => {
  it("sends what is shown once, however often it is pressed", async () => {
    const shop = runCheckout();
    await shop.review();
    shop.pay();
    shop.pay();
    shop.send({ type: "step.open", step: "address" });
    shop.pay();
    expect(shop.tags).toEqual(["busy", "sending"]);
    expect(shop.services.orders.inputs).toEqual([
      expect.objectContaining({
        idempotencyKey: "clave-1",
        shippingOption: "estandar",
        paymentMethod: "prueba",
        address: expect.objectContaining({ id: "casa" }),
        expectedTotal: shop.context.quote?.total,
      }),
    ]);
    const answer = placed(shop);
    await shop.services.orders.last.answer(answer);
    expect([shop.tags, selectPlaced(shop.checkout.getSnapshot())]).toEqual([
      ["placed", "redirecting"],
      answer,
    ]);
    expect(shop.emitted).toEqual([{ type: "order.placed", order: answer.order }, { type: "cart.stale" }]);
    shop.pay();
    expect(shop.services.orders.all).toHaveLength(1);
  });

  it("waits for what the shopper still does to the cart", async () => {
    const shop = runCheckout();
    await shop.review();
    shop.updateCart(LINES, { isSettled: false });
    shop.pay();
    expect([shop.step, shop.services.orders.all.length]).toEqual(["review", 0]);
    shop.updateCart(LINES);
    shop.pay();
    expect(shop.services.orders.all).toHaveLength(1);
  });

  it("starts anew when the shopper returns for another cart", async () => {
    const shop = runCheckout();
    await shop.review();
    shop.pay();
    await shop.services.orders.last.answer(placed(shop));
    const before = shop.context;
    shop.send({ type: "step.open", step: "method" });
    expect(shop.tags).toEqual(["placed", "redirecting"]);
    expect(shop.context).toEqual(before);
    shop.send({ type: "order.seen" });
    expect(shop.tags).toEqual(["placed"]);
    shop.updateCart([]);
    shop.send({ type: "step.open", step: "address" });
    expect([shop.tags, shop.context.blocker, shop.context.lastOrder]).toEqual([
      ["blocked"],
      { kind: "empty" },
      "pedido-1",
    ]);
    shop.updateCart([lineOf("frijol", 5)]);
    await shop.quote([lineOf("frijol", 5)]);
    expect([shop.step, shop.context.placed, shop.context.choices.addressId]).toEqual([
      "shipping",
      null,
      "casa",
    ]);
    shop.send({ type: "step.next" });
    await shop.quote([lineOf("frijol", 5)]);
    expect(shop.step).toBe("review");
  });

  it("of what is no longer sold continues without it once the cart was read again, and shows why", async () => {
    const shop = runCheckout();
    await shop.review([...LINES, lineOf("sal")]);
    shop.pay();
    await shop.services.orders.last.refuse({ id: 410, productId: "sal" });
    shop.updateCart([...LINES, lineOf("sal")], { isSettled: false });
    expect(shop.tags).toEqual(["blocked"]);
    shop.updateCart(LINES);
    await shop.quote();
    expect([shop.step, shop.notice]).toEqual([
      "review",
      { kind: "refused", failure: { id: 410, productId: "sal" }, product: "sal" },
    ]);
  });

  it("too often in a short time is put off, under the same key", async () => {
    const shop = runCheckout();
    await shop.review();
    shop.pay();
    await shop.services.orders.last.refuse({ id: 429, retryAfter: 30 });
    expect([shop.step, shop.notice]).toEqual([
      "review",
      { kind: "putOff", failure: { id: 429, retryAfter: 30 } },
    ]);
    shop.pay();
    expect(shop.services.orders.inputs.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      "clave-1",
      "clave-1",
    ]);
  });
});

describe("a lost answer", () => {
  it("is requested by the same key, and the order is never sent again", async () => {
    const shop = runCheckout();
    await lost(shop);
    expect(shop.tags).toEqual(["outcomeUnknown"]);
    shop.pay();
    shop.clock.increment(999);
    expect(shop.services.outcomes.inputs).toEqual([]);
    shop.clock.increment(1);
    expect(shop.services.outcomes.inputs).toEqual(["clave-1"]);
    await shop.services.outcomes.last.refuse({ id: 503 });
    shop.services.setNetwork(true);
    await shop.services.outcomes.last.refuse({ id: 500 });
    shop.send({ type: "outcome.ask" });
    shop.send({ type: "step.open", step: "address" });
    await shop.services.outcomes.last.answer(placed(shop));
    expect([shop.tags, shop.services.orders.all.length]).toEqual([["placed", "redirecting"], 1]);
    expect(shop.services.outcomes.inputs).toEqual(["clave-1", "clave-1", "clave-1"]);
  });

  it("waits as long as the server demands", async () => {
    const shop = runCheckout();
    await lost(shop);
    shop.send({ type: "outcome.ask" });
    await shop.services.outcomes.last.refuse({ id: 429, retryAfter: 20 });
    shop.clock.increment(19_999);
    expect(shop.services.outcomes.all).toHaveLength(1);
    shop.clock.increment(1);
    expect(shop.services.outcomes.all).toHaveLength(2);
  });

  it("is not requested again by itself after a rejection that no retry would change", async () => {
    const shop = runCheckout();
    await lost(shop);
    shop.send({ type: "outcome.ask" });
    await shop.services.outcomes.last.refuse({ id: 403, reason: "tooLate" });
    shop.clock.increment(3_600_000);
    expect([shop.tags, shop.services.outcomes.all.length]).toEqual([["outcomeUnknown"], 1]);
    shop.send({ type: "outcome.ask" });
    await shop.services.outcomes.last.answer(placed(shop));
    expect(shop.tags).toEqual(["placed", "redirecting"]);
  });

  it("of an order that never arrived leads back to the review, whose order keeps its key", async () => {
    const shop = runCheckout();
    await lost(shop);
    shop.send({ type: "outcome.ask" });
    await shop.services.outcomes.last.refuse({ id: 404, what: "order" });
    expect([shop.step, shop.notice]).toEqual(["review", { kind: "notPlaced" }]);
    shop.pay();
    expect(shop.services.orders.inputs.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      "clave-1",
      "clave-1",
    ]);
  });

  it("of another wording under the same key leads to the order that is there", async () => {
    const shop = runCheckout();
    await shop.review();
    shop.pay();
    const answer = placed(shop);
    await shop.services.orders.last.refuse({ id: 422, field: "idempotencyKey" });
    expect(shop.services.outcomes.inputs).toEqual(["clave-1"]);
    await shop.services.outcomes.last.answer(answer);
    expect(shop.tags).toEqual(["placed", "redirecting"]);
  });

  it("is requested once the shopper is back if their session has ended meanwhile", async () => {
    const shop = runCheckout();
    await lost(shop);
    shop.send({ type: "outcome.ask" });
    shop.send({ type: "account.closed" });
    shop.send({ type: "account.opened", account: "ana" });
    expect(shop.services.outcomes.inputs).toEqual(["clave-1", "clave-1"]);
  });
});

describe("a page that is killed while placing", () => {
  it("asks what became of the order before anything else", async () => {
    const first = runCheckout();
    await first.review();
    first.pay();
    const answer = placed(first);
    const second = first.reload();
    second.send({ type: "step.open", step: "review" });
    second.send({ type: "account.opened", account: "ana" });
    second.updateCart([]);
    expect([second.tags, second.services.outcomes.inputs, second.services.books.all.length]).toEqual([
      ["busy", "outcomeUnknown"],
      ["clave-1"],
      0,
    ]);
    await second.services.outcomes.last.answer(answer);
    expect([second.tags, second.services.orders.all.length]).toEqual([["placed", "redirecting"], 0]);
    expect(second.services.persistedCheckout.attempts("ana")).toEqual([]);
  });

  it("continues at the review with the same key if nothing had arrived", async () => {
    const first = runCheckout();
    await first.review();
    first.pay();
    const second = first.reload();
    second.send({ type: "step.open", step: "review" });
    second.send({ type: "account.opened", account: "ana" });
    await second.services.outcomes.last.refuse({ id: 404, what: "order" });
    await second.answerReads();
    second.updateCart(LINES);
    await second.quote();
    expect([second.step, second.notice, second.context.key]).toEqual([
      "review",
      { kind: "notPlaced" },
      "clave-1",
    ]);
  });
});

describe("two tabs", () => {
  it("that review the same order pay under one key", async () => {
    const first = runCheckout();
    await first.review();
    const second = runCheckout(new FakeCheckoutServices(first.services));
    await second.start(LINES, undefined, "review");
    first.pay();
    second.pay();
    expect(
      [first.services.orders.last.input, second.services.orders.last.input].map(
        (order) => order.idempotencyKey,
      ),
    ).toEqual(["clave-1", "clave-1"]);
  });

  it("lead to the same order when one of them opens while the other one pays", async () => {
    const first = runCheckout();
    await first.review();
    first.pay();
    const answer = placed(first);
    const second = runCheckout(new FakeCheckoutServices(first.services));
    second.send({ type: "account.opened", account: "ana" });
    expect([second.tags, second.services.outcomes.inputs]).toEqual([["busy", "outcomeUnknown"], ["clave-1"]]);
    await second.services.outcomes.last.answer(answer);
    await first.services.orders.last.answer(answer);
    expect([first.tags, second.tags]).toEqual([
      ["placed", "redirecting"],
      ["placed", "redirecting"],
    ]);
  });

  it("ask for their own order when the cart is emptied under an open review", async () => {
    const shop = runCheckout();
    await shop.review();
    shop.updateCart([]);
    expect([shop.tags, shop.services.outcomes.inputs]).toEqual([["busy", "outcomeUnknown"], ["clave-1"]]);
    await shop.services.outcomes.last.refuse({ id: 404, what: "order" });
    expect([shop.tags, shop.context.blocker, shop.context.key]).toEqual([
      ["blocked"],
      { kind: "empty" },
      null,
    ]);
  });
});
