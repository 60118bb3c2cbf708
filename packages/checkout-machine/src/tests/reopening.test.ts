import { describe, expect, it } from "vitest";
import { lineOf, quoteOf } from "../testing.ts";
import { HOME, LINES, OFFICE, received, runCheckout } from "./run-checkout.ts";

describe("a step that a change made invalid", () => {
  it("is opened again with the reason when its window has closed, and leads back to the review", async () => {
    const shop = runCheckout();
    await shop.review();
    shop.send({ type: "step.open", step: "method" });
    shop.send({ type: "step.next" });
    await shop.services.quotes.last.refuse({ id: 422, field: "window", reason: "windowClosed" });
    await shop.quote();
    expect([shop.step, shop.notice, shop.context.choices.window]).toEqual([
      "shipping",
      { kind: "windowClosed" },
      null,
    ]);
    shop.send({ type: "step.open", step: "shipping" });
    expect(shop.notice).toEqual({ kind: "windowClosed" });
    shop.send({ type: "step.next" });
    await shop.quote();
    expect([shop.step, shop.notice]).toEqual(["review", null]);
  });

  it("is opened again when the cart can no longer travel that way, even with the same lines and sums", async () => {
    const shop = runCheckout();
    await shop.review();
    const cold = LINES.map((line) => ({ ...line, coldChain: true }));
    shop.updateCart(cold);
    await shop.services.quotes.last.refuse({ id: 422, field: "shippingOption" });
    await shop.quote(cold);
    expect([shop.step, shop.notice, shop.context.quote?.shippingOption]).toEqual([
      "shipping",
      { kind: "shippingUnavailable" },
      "refrigerado",
    ]);
  });

  it("is none while every day is closed: the choice stays, and the reason is shown", async () => {
    const shop = runCheckout();
    await shop.review();
    const { choices } = shop.context;
    shop.updateCart([...LINES, lineOf("frijol")]);
    const failure = { id: 422, field: "shippingOption", reason: "windowsClosed" } as const;
    await shop.services.quotes.last.refuse(failure);
    expect([shop.context.choices, shop.context.blocker]).toMatchObject([
      choices,
      { kind: "refused", failure },
    ]);
  });

  it("continues without a code that is no longer valid, and shows so", async () => {
    const shop = runCheckout();
    await shop.open();
    shop.updateCart(LINES, { promotionCode: "DIEZ" });
    const failure = { id: 422, field: "promotionCode", reason: "codeExpired" } as const;
    await shop.services.quotes.last.refuse(failure);
    expect(shop.services.quotes.last.input).toEqual({});
    await shop.quote();
    expect([shop.step, shop.notice]).toEqual(["address", { kind: "promotionLost", failure: failure }]);
  });

  it("is opened again when the shop is no longer paid that way", async () => {
    const shop = runCheckout();
    await shop.review();
    shop.pay();
    await shop.services.orders.last.refuse({ id: 422, field: "paymentMethod" });
    await shop.services.books.last.answer({ addresses: [HOME, OFFICE] });
    await shop.services.methods.last.answer(["contraentrega"]);
    await received();
    await shop.quote();
    expect([shop.step, shop.notice]).toEqual(["method", { kind: "methodUnavailable" }]);
  });

  it("is opened again when the shopper has to confirm their mail before they pay that way, which stays chosen", async () => {
    const shop = runCheckout();
    await shop.review();
    shop.pay();
    await shop.services.orders.last.refuse({
      id: 422,
      field: "paymentMethod",
      reason: "contactUnconfirmed",
    });
    await shop.quote();
    expect([shop.step, shop.notice]).toEqual(["method", { kind: "contactUnconfirmed" }]);
    expect(shop.context.choices.paymentMethod).toBe("prueba");
    expect(shop.services.methods.all).toHaveLength(1);
    shop.send({ type: "step.next" });
    await shop.quote();
    expect([shop.step, shop.notice, shop.emitted]).toEqual(["review", null, []]);
  });

  it("is opened again when the server does not take the address", async () => {
    const shop = runCheckout();
    await shop.review();
    shop.pay();
    await shop.services.orders.last.refuse({ id: 422, field: "address.postalCode" });
    await shop.quote();
    expect([shop.step, shop.notice]).toEqual(["address", { kind: "addressMissing" }]);
  });

  it("is opened again, with the reason, when nothing is delivered to the address", async () => {
    const shop = runCheckout();
    const { quotes } = shop.services;
    const refuse = () => quotes.last.refuse({ id: 422, field: "address", reason: "outsideArea" });
    await shop.open();
    shop.updateCart(LINES);
    await shop.quote();
    shop.send({ type: "step.next" });
    expect(quotes.last.input).toEqual({ postalCode: HOME.postalCode });
    await refuse();
    expect(quotes.last.input).toEqual({});
    await shop.quote();
    expect([shop.step, shop.notice]).toEqual(["address", { kind: "outsideArea" }]);
    shop.send({ type: "address.choose", id: OFFICE.id });
    expect(quotes.last.input).toEqual({ postalCode: OFFICE.postalCode });
    await shop.quote();
    expect(shop.steps.value).toEqual({ address: "choosing" });
    shop.send({ type: "step.next" });
    expect([shop.step, shop.notice]).toEqual(["shipping", null]);
  });

  it("shows so when an address that was chosen before was removed", async () => {
    const first = runCheckout();
    await first.review();
    const second = first.reload();
    await second.start(LINES, [OFFICE], "review");
    await received();
    expect([second.step, second.notice]).toEqual(["address", { kind: "addressMissing" }]);
  });

  it("shows so when the chosen payment method is no longer offered", async () => {
    const first = runCheckout();
    await first.review();
    const second = first.reload();
    second.send({ type: "step.open", step: "review" });
    second.send({ type: "account.opened", account: "ana" });
    await second.services.books.last.answer({ addresses: [HOME] });
    await second.services.methods.last.answer(["contraentrega"]);
    await received();
    second.updateCart(LINES);
    await second.quote();
    expect([second.step, second.notice]).toEqual(["method", { kind: "methodUnavailable" }]);
  });
});

describe("a total that changed since it was reviewed", () => {
  const dearer = [lineOf("arroz", 4, { unitPrice: 1200, totalPrice: 4800 })];

  it("is shown, and is paid only after the shopper has agreed again, under another key", async () => {
    const shop = runCheckout();
    await shop.review();
    const before = shop.context.quote?.total ?? 0;
    shop.updateCart(dearer);
    shop.pay();
    expect(shop.services.orders.all).toEqual([]);
    await shop.quote(dearer);
    const now = quoteOf(dearer, { shippingOption: "estandar" }).total;
    expect([shop.step, shop.notice, shop.context.key]).toEqual([
      "review",
      { kind: "totalChanged", before, now },
      "clave-2",
    ]);
    shop.send({ type: "pay.submit", total: before });
    expect(shop.services.orders.all).toEqual([]);
    shop.pay();
    expect(shop.services.orders.last.input.expectedTotal).toBe(now);
  });

  it("is found by the server at the latest, which then places nothing", async () => {
    const shop = runCheckout();
    await shop.review();
    const before = shop.context.quote?.total ?? 0;
    shop.pay();
    await shop.services.orders.last.refuse({ id: 422, field: "expectedTotal", reason: "totalChanged" });
    const { input } = shop.services.quotes.last;
    await shop.services.quotes.last.answer({ ...quoteOf(LINES, input), total: before + 500 });
    expect([shop.step, shop.notice, shop.context.attempts]).toEqual([
      "review",
      { kind: "totalChanged", before, now: before + 500 },
      [],
    ]);
  });
});
