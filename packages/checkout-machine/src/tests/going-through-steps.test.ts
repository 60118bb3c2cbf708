import { shop as config } from "@shop/commerce";
import { describe, expect, it } from "vitest";
import { anAddress, FakeCheckoutServices, lineOf, cartUpdateOf, WINDOWS } from "../testing.ts";
import {
  selectFirstOpenStep,
  selectPaymentMethod,
  selectShippingOption,
  selectWhenMissing,
  selectWindow,
} from "../selectors.ts";
import { received, HOME, LINES, OFFICE, runCheckout } from "./run-checkout.ts";

describe("the steps to an order", () => {
  it("wait for the account, its book, the cart and its price, in that order", async () => {
    const shop = runCheckout();
    shop.send({ type: "step.open", step: "address" });
    expect([shop.step, shop.services.books.all.length]).toEqual([null, 0]);
    shop.send({ type: "account.opened", account: "ana" });
    expect(shop.tags).toEqual(["busy"]);
    shop.send({ type: "step.open", step: "address" });
    shop.updateCart([], { isSettled: false });
    await shop.services.books.last.answer({ addresses: [HOME] });
    await shop.services.methods.last.answer(["prueba"]);
    await received();
    expect([shop.tags, shop.services.quotes.all.length]).toEqual([["busy"], 0]);
    shop.updateCart([], { isSettled: false });
    shop.updateCart(LINES);
    expect(shop.services.quotes.inputs).toEqual([{}]);
    await shop.quote();
    expect([shop.step, shop.tags, shop.notice]).toEqual(["address", [], null]);
  });

  it("offer what is usual, so that four presses lead to a review", async () => {
    const shop = runCheckout();
    await shop.start();
    shop.send({ type: "step.next" });
    await shop.quote();
    expect([shop.step, shop.context.choices.addressId]).toEqual(["shipping", "casa"]);
    const snapshot = shop.steps;
    expect([selectShippingOption(snapshot), selectWindow(snapshot)?.id]).toEqual([
      "estandar",
      WINDOWS[0]?.id,
    ]);
    shop.send({ type: "step.next" });
    expect(shop.services.quotes.last.input).toEqual({
      shippingOption: "estandar",
      window: WINDOWS[0]?.id,
      postalCode: HOME.postalCode,
    });
    await shop.quote();
    expect([shop.step, selectPaymentMethod(shop.steps)]).toEqual(["method", "prueba"]);
    shop.send({ type: "step.next" });
    await shop.quote();
    expect([shop.step, shop.tags, shop.context.key]).toEqual(["review", ["ready"], "clave-1"]);
  });

  it("take what the shopper chooses", async () => {
    const shop = runCheckout();
    await shop.start();
    shop.send({ type: "address.choose", id: "trabajo" });
    await shop.quote();
    shop.send({ type: "step.next" });
    shop.send({ type: "shipping.choose", option: "recoger" });
    expect(shop.emitted).toEqual([{ type: "shipping.chosen", option: "recoger" }]);
    await shop.quote();
    shop.send({ type: "window.choose", window: WINDOWS[1]?.id ?? "" });
    shop.send({ type: "step.next" });
    await shop.quote();
    shop.send({ type: "method.choose", method: "contraentrega" });
    shop.send({ type: "step.next" });
    await shop.quote();
    expect([shop.step, shop.context.choices]).toEqual([
      "review",
      {
        addressId: "trabajo",
        shippingOption: "recoger",
        window: WINDOWS[1]?.id,
        paymentMethod: "contraentrega",
        whenMissing: null,
      },
    ]);
  });

  it("take what is to be done about a missing product: another choice is another order", async () => {
    const shop = runCheckout();
    await shop.review();
    expect([selectWhenMissing(shop.steps), shop.context.key]).toEqual(["call", "clave-1"]);
    shop.send({ type: "step.open", step: "shipping" });
    shop.send({ type: "missing.choose", whenMissing: "similar" });
    shop.send({ type: "step.next" });
    shop.send({ type: "step.next" });
    await shop.quote();
    expect([shop.step, selectWhenMissing(shop.steps), shop.context.key]).toEqual([
      "review",
      "similar",
      "clave-2",
    ]);
    shop.send({ type: "pay.submit", total: shop.context.quote?.total ?? 0 });
    expect(shop.services.orders.last.input.whenMissing).toBe("similar");
  });

  it("drop the price of a way that is not wanted any more", async () => {
    const shop = runCheckout();
    await shop.start();
    shop.send({ type: "step.next" });
    await shop.quote();
    shop.send({ type: "shipping.choose", option: "expres" });
    const older = shop.services.quotes.last;
    shop.send({ type: "shipping.choose", option: "recoger" });
    expect(older.signal.aborted).toBe(true);
    expect(shop.step).toBe("shipping");
    await shop.quote();
    expect(shop.context.quote?.shippingOption).toBe("recoger");
  });

  it("can be opened again, and its choices stay", async () => {
    const shop = runCheckout();
    await shop.review();
    shop.send({ type: "step.open", step: "shipping" });
    expect(shop.step).toBe("shipping");
    shop.send({ type: "step.open", step: "review" });
    expect([shop.step, shop.notice, shop.context.key]).toEqual(["review", null, "clave-1"]);
    expect(shop.services.quotes.all).toHaveLength(4);
  });

  it("lead back to the review when one of them was changed", async () => {
    const shop = runCheckout();
    await shop.review();
    shop.send({ type: "step.open", step: "address" });
    shop.send({ type: "address.choose", id: "trabajo" });
    await shop.quote();
    shop.send({ type: "step.next" });
    await shop.quote();
    expect([shop.step, shop.context.choices.addressId]).toEqual(["review", "trabajo"]);
  });

  it("are opened at the first one with something to choose, with the reason", async () => {
    const shop = runCheckout();
    await shop.start(LINES, [HOME], "review");
    expect([shop.step, shop.notice]).toEqual(["address", { kind: "notYet" }]);
    shop.send({ type: "step.open", step: "address" });
    expect(shop.notice).toEqual({ kind: "notYet" });
    shop.send({ type: "step.next" });
    await shop.quote();
    expect([shop.step, shop.notice]).toEqual(["shipping", null]);
    expect(selectFirstOpenStep(shop.steps)).toBe("shipping");
  });

  it("take the shipping option and the code that were chosen beside the cart", async () => {
    const shop = runCheckout();
    await shop.open();
    shop.updateCart(LINES, { shippingOption: "recoger", promotionCode: "DIEZ" });
    expect(shop.services.quotes.last.input).toMatchObject({
      shippingOption: "recoger",
      promotionCode: "DIEZ",
    });
  });
});

describe("a new address", () => {
  it("is written at once where the book is empty, and is the one when the book has it", async () => {
    const shop = runCheckout();
    await shop.start(LINES, []);
    expect([shop.step, shop.tags]).toEqual(["address", ["writing"]]);
    shop.send({ type: "form.closed" });
    expect(shop.tags).toEqual(["writing"]);
    shop.send({ type: "form.saved", book: { addresses: [HOME] }, id: "casa" });
    await shop.quote();
    expect([shop.step, shop.context.choices.addressId]).toEqual(["shipping", "casa"]);
  });

  it("is typed beside others, and cancelled without a trace", async () => {
    const shop = runCheckout();
    await shop.start();
    shop.send({ type: "address.write" });
    expect(shop.tags).toEqual(["writing"]);
    shop.send({ type: "form.closed" });
    expect([shop.tags, shop.context.choices.addressId]).toEqual([[], null]);
  });

  it("stays while the cart changes behind it; the price is requested afterwards", async () => {
    const shop = runCheckout();
    await shop.start();
    shop.send({ type: "address.write" });
    const more = [lineOf("arroz", 5)];
    shop.updateCart(more);
    expect([shop.tags, shop.services.quotes.all.length]).toEqual([["writing"], 1]);
    const street = anAddress({ id: "nueva" });
    shop.send({ type: "form.saved", book: { addresses: [HOME, street] }, id: "nueva" });
    await shop.quote(more);
    expect([shop.step, shop.context.choices.addressId]).toEqual(["shipping", "nueva"]);
  });
});

it("another shopper finds nothing of the one before", async () => {
  const shop = runCheckout();
  await shop.review();
  shop.send({ type: "account.opened", account: "ana" });
  expect(shop.step).toBe("review");
  shop.send({ type: "account.opened", account: "eva" });
  expect([shop.context.account, shop.context.cart, shop.context.choices.addressId]).toEqual([
    "eva",
    null,
    null,
  ]);
  shop.send({ type: "account.closed" });
  expect([shop.context.account, shop.context.addresses]).toEqual([null, null]);
  shop.send({ type: "cart.changed", cart: cartUpdateOf(LINES) });
  expect(shop.context.cart).toBeNull();
});

describe("a cart that cannot be bought", () => {
  it.each([
    ["empty", [], { kind: "empty" }],
    [
      "too light, by the figure of the cart",
      [lineOf("arroz", 2)],
      {
        kind: "refused",
        failure: { id: 406, minimumWeight: config.minimumWeight, missingWeight: config.minimumWeight - 2000 },
        product: null,
      },
    ],
    [
      "with more than there is",
      [lineOf("arroz", 5, { stock: 3 })],
      {
        kind: "refused",
        failure: { id: 409, reason: "stock", productId: "arroz", limit: 3 },
        product: "arroz",
      },
    ],
    [
      "with more than one may have",
      [lineOf("jarabe", 6, { category: "farmacia" })],
      {
        kind: "refused",
        failure: { id: 409, reason: "cap", productId: "jarabe", limit: 5 },
        product: "jarabe",
      },
    ],
  ])("%s stops the shopper with the reason, and goes on when it was mended", async (_, items, blocker) => {
    const shop = runCheckout();
    await shop.open();
    shop.updateCart(items);
    expect([shop.step, shop.tags, shop.context.blocker]).toEqual([null, ["blocked"], blocker]);
    shop.updateCart(LINES);
    await shop.quote();
    expect([shop.step, shop.context.blocker]).toEqual(["address", null]);
  });

  it("by the server's last word stops the shopper, too", async () => {
    const shop = runCheckout();
    await shop.open();
    shop.updateCart(LINES);
    await shop.services.quotes.last.refuse({ id: 406, minimumWeight: 9000, missingWeight: 5000 });
    expect(shop.tags).toEqual(["blocked"]);
    shop.send({ type: "checkout.retry" });
    await shop.quote();
    expect(shop.step).toBe("address");
  });
});

describe("a shop that cannot be reached", () => {
  it("shows why, and retries from the same step", async () => {
    const shop = runCheckout();
    shop.send({ type: "account.opened", account: "ana" });
    shop.services.methods.last.answer(["prueba"]).catch(() => undefined);
    await shop.services.books.last.refuse({ id: 503 });
    await received();
    expect([shop.tags, shop.context.failure]).toEqual([["failed"], { id: 503 }]);
    shop.send({ type: "checkout.retry" });
    await shop.services.books.last.answer({ addresses: [HOME, OFFICE] });
    await shop.services.methods.last.answer(["prueba"]);
    await received();
    shop.updateCart(LINES);
    await shop.services.quotes.last.refuse({ id: 500 });
    expect(shop.tags).toEqual(["failed"]);
    shop.services.setNetwork(false);
    expect(shop.tags).toEqual(["failed"]);
    shop.services.setNetwork(true);
    await shop.quote();
    expect([shop.step, shop.context.failure]).toEqual(["address", null]);
  });

  it("never notices that its network is back if it cannot be observed, and still works", async () => {
    const shop = runCheckout(
      Object.assign(new FakeCheckoutServices(), {
        watchNetwork: () => {
          throw new Error("not in this browser");
        },
      }),
    );
    await shop.start();
    expect(shop.step).toBe("address");
  });
});
