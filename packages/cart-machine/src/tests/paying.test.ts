import { shop as config } from "@shop/commerce";
import type { Failure } from "@shop/contract";
import { describe, expect, it } from "vitest";
import {
  selectFailure,
  selectIsBusy,
  selectIsNearlyPayable,
  selectIsPayable,
  selectLoading,
  selectMinimumWeight,
  selectPaymentCart,
  selectPromotionFailure,
  selectShippingOption,
  selectShortfall,
} from "../selectors.ts";
import { cartOf, lineOf, summaryOf } from "../testing.ts";
import { runCart } from "./run-cart.ts";

const TOO_LIGHT = { id: 406, minimumWeight: 3500, missingWeight: 1500 } as const;

describe("the payment summary", () => {
  it("becomes a shortfall at a 406, until a summary arrives", async () => {
    const shop = runCart();
    shop.cart.send({ type: "cart.open", shopper: "account" });
    await shop.services.reads.last.answer(cartOf(lineOf("arroz", 2)));
    expect(selectMinimumWeight(shop.cart.getSnapshot())).toBe(false);
    await shop.services.summaries.last.refuse(TOO_LIGHT);
    expect(shop.state).toBe("belowMinimum");
    expect(shop.context).toMatchObject({
      minimumWeight: false,
      shortfall: { minimumWeight: 3500, missingWeight: 1500 },
      paymentCart: null,
    });
    expect(selectFailure(shop.cart.getSnapshot())).toBeNull();
    expect(selectShortfall(shop.cart.getSnapshot())).toEqual({ minimumWeight: 3500, missingWeight: 1500 });
    expect(selectIsPayable(shop.cart.getSnapshot())).toBe(false);

    expect(selectIsNearlyPayable(shop.cart.getSnapshot())).toBe(false);

    shop.cart.send({ type: "line.set", operationId: "op-1", item: lineOf("arroz", 4) });
    expect(selectShortfall(shop.cart.getSnapshot())).toBeUndefined();
    expect(selectIsNearlyPayable(shop.cart.getSnapshot())).toBe(true);
    await shop.services.changes.last.answer(cartOf(lineOf("arroz", 4)));
    expect(selectShortfall(shop.cart.getSnapshot())).toBeUndefined();
    await shop.services.summaries.last.answer(summaryOf([lineOf("arroz", 4)]));
    expect(shop.state).toBe("payable");
    expect(selectIsNearlyPayable(shop.cart.getSnapshot())).toBe(false);
    expect(shop.context).toMatchObject({ minimumWeight: true, shortfall: null });
  });

  it.each<[string, (shop: ReturnType<typeof runCart>) => void | Promise<void>]>([
    ["without a network", ({ cart }) => cart.send({ type: "network.lost" })],
    [
      "while what has failed is tried again",
      async ({ cart, clock, services }) => {
        await services.changes.last.refuse({ id: 503 });
        clock.increment(30_000);
        expect(selectIsBusy(cart.getSnapshot())).toBe(true);
      },
    ],
  ])("is not about to come %s", async (_, happens) => {
    const shop = runCart();
    await shop.open(lineOf("arroz", 4));
    shop.cart.send({ type: "line.set", operationId: "op-1", item: lineOf("arroz", 5) });
    expect(selectIsNearlyPayable(shop.cart.getSnapshot())).toBe(true);
    await happens(shop);
    expect(selectIsNearlyPayable(shop.cart.getSnapshot())).toBe(false);
  });

  it("is not about to come for nothing, or for a line beyond its stock", async () => {
    const other = runCart();
    await other.open(lineOf("arroz", 4));
    other.cart.send({ type: "cart.clear", operationId: "op-1" });
    expect(selectIsNearlyPayable(other.cart.getSnapshot())).toBe(false);

    const sold = runCart();
    await sold.open({ ...lineOf("arroz", 6), stock: 4 }, lineOf("frijol", 2));
    sold.cart.send({ type: "line.set", operationId: "op-1", item: lineOf("frijol", 3) });
    expect(selectIsNearlyPayable(sold.cart.getSnapshot())).toBe(false);
  });

  it("takes the minimum weight back when a later summary is refused with 406", async () => {
    const shop = runCart();
    await shop.open(lineOf("arroz", 4));
    expect(selectMinimumWeight(shop.cart.getSnapshot())).toBe(true);
    shop.cart.send({ type: "line.set", operationId: "op-1", item: lineOf("arroz", 2) });
    expect(selectShortfall(shop.cart.getSnapshot())).toEqual({
      minimumWeight: config.minimumWeight,
      missingWeight: config.minimumWeight - 2000,
    });
    expect(selectIsNearlyPayable(shop.cart.getSnapshot())).toBe(false);
    await shop.services.changes.last.answer(cartOf(lineOf("arroz", 2)));
    await shop.services.summaries.last.refuse(TOO_LIGHT);
    expect(selectMinimumWeight(shop.cart.getSnapshot())).toBe(false);
    expect(shop.context.paymentCart).toBeNull();
  });

  it("asks for another summary when a product came to need the cold chain, with the same price and weight", async () => {
    const shop = runCart();
    await shop.open(lineOf("arroz", 4));
    const cold = [lineOf("arroz", 4, { coldChain: true })];
    shop.cart.send({ type: "cart.refresh" });
    await shop.services.reads.last.answer(cartOf(...cold));
    expect(selectPaymentCart(shop.cart.getSnapshot())).toBeNull();
    await shop.services.summaries.last.answer(summaryOf(cold));
    expect(selectPaymentCart(shop.cart.getSnapshot())).toEqual(summaryOf(cold));
    expect(selectShippingOption(shop.cart.getSnapshot())).toBe("refrigerado");
  });

  it("updates the shipping, loading meanwhile with the old summary in sight", async () => {
    const shop = runCart();
    const lines = [lineOf("arroz", 4)];
    await shop.open(...lines);
    shop.cart.send({ type: "summary.choose", shippingOption: "expres" });
    expect(shop.state).toBe("updating");
    expect(selectLoading(shop.cart.getSnapshot())).toBe(true);
    expect(selectIsPayable(shop.cart.getSnapshot())).toBe(false);
    expect(selectShippingOption(shop.cart.getSnapshot())).toBe("expres");
    expect(selectPaymentCart(shop.cart.getSnapshot())).toEqual(summaryOf(lines));
    expect(shop.services.summaries.last.input).toEqual({ shippingOption: "expres" });
    await shop.services.summaries.last.answer(summaryOf(lines, "expres"));
    expect(shop.state).toBe("payable");
    expect(selectLoading(shop.cart.getSnapshot())).toBe(false);
    expect(selectPaymentCart(shop.cart.getSnapshot())).toEqual(summaryOf(lines, "expres"));
  });

  it("drops the answer for a shipping option when another was chosen since", async () => {
    const shop = runCart();
    const lines = [lineOf("arroz", 4)];
    await shop.open(...lines);
    shop.cart.send({ type: "summary.choose", shippingOption: "expres" });
    const older = shop.services.summaries.last;
    shop.cart.send({ type: "summary.choose", shippingOption: "recoger" });
    expect(older.signal.aborted).toBe(true);
    await older.answer(summaryOf(lines, "expres"));
    expect(shop.state).toBe("updating");
    await shop.services.summaries.last.answer(summaryOf(lines, "recoger"));
    expect(selectPaymentCart(shop.cart.getSnapshot())).toEqual(summaryOf(lines, "recoger"));
  });

  it("keeps the old summary and its shipping when the update fails, and says why until dismissed", async () => {
    const shop = runCart();
    const lines = [lineOf("arroz", 4)];
    await shop.open(...lines);
    shop.cart.send({ type: "summary.choose", shippingOption: "recoger" });
    await shop.services.summaries.last.answer(summaryOf(lines, "recoger"));
    shop.cart.send({ type: "summary.choose", shippingOption: "expres" });
    await shop.services.summaries.last.refuse({ id: 503 });
    expect(shop.state).toBe("payable");
    expect(selectLoading(shop.cart.getSnapshot())).toBe(false);
    expect(selectIsPayable(shop.cart.getSnapshot())).toBe(true);
    expect(selectShippingOption(shop.cart.getSnapshot())).toBe("recoger");
    expect(selectPaymentCart(shop.cart.getSnapshot())).toEqual(summaryOf(lines, "recoger"));
    expect(shop.cart.getSnapshot().context.dialogError).toEqual({ id: 503 });
    shop.cart.send({ type: "dialog.dismiss" });
    expect(shop.cart.getSnapshot().context.dialogError).toBeNull();
  });

  it("forgets why the last choice failed at the next one", async () => {
    const shop = runCart();
    await shop.open(lineOf("arroz", 4));
    shop.cart.send({ type: "summary.choose", shippingOption: "expres" });
    await shop.services.summaries.last.refuse({ id: 503 });
    shop.cart.send({ type: "summary.choose", shippingOption: "expres" });
    expect(shop.cart.getSnapshot().context.dialogError).toBeNull();
  });

  it("is below the minimum when the shipping update answers 406", async () => {
    const shop = runCart();
    await shop.open(lineOf("arroz", 4));
    shop.cart.send({ type: "summary.choose", shippingOption: "expres" });
    await shop.services.summaries.last.refuse(TOO_LIGHT);
    expect(shop.state).toBe("belowMinimum");
    expect(selectLoading(shop.cart.getSnapshot())).toBe(false);
    expect(selectMinimumWeight(shop.cart.getSnapshot())).toBe(false);
    expect(selectPaymentCart(shop.cart.getSnapshot())).toBeNull();
  });

  it("lets a click interrupt a shipping update, and summarises with that choice afterwards", async () => {
    const shop = runCart();
    await shop.open(lineOf("arroz", 4));
    shop.cart.send({ type: "summary.choose", shippingOption: "expres" });
    const stale = shop.services.summaries.last;
    shop.cart.send({ type: "line.add", operationId: "op-1", item: lineOf("frijol") });
    expect([shop.state, stale.signal.aborted]).toEqual(["sending", true]);
    await shop.services.changes.last.answer(cartOf(lineOf("arroz", 4), lineOf("frijol")));
    expect(shop.services.summaries.last.input).toEqual({ shippingOption: "expres" });
  });

  it("keeps a choice made while busy for the next summary, and asks again when one is on its way", async () => {
    const shop = runCart();
    shop.cart.send({ type: "cart.open", shopper: "account" });
    shop.cart.send({ type: "summary.choose", shippingOption: "expres" });
    await shop.services.reads.last.answer(cartOf(lineOf("arroz", 4)));
    const older = shop.services.summaries.last;
    expect(older.input).toEqual({ shippingOption: "expres" });
    shop.cart.send({ type: "summary.choose", shippingOption: "recoger" });
    expect(older.signal.aborted).toBe(true);
    expect(shop.services.summaries.last.input).toEqual({ shippingOption: "recoger" });
    expect(shop.state).toBe("updating");
  });

  it("is forgotten with its shipping option once the cart is empty", async () => {
    const shop = runCart();
    const lines = [lineOf("arroz", 4)];
    await shop.open(...lines);
    shop.cart.send({ type: "summary.choose", shippingOption: "expres" });
    await shop.services.summaries.last.answer(summaryOf(lines, "expres"));
    shop.cart.send({ type: "cart.clear", operationId: "op-1" });
    await shop.services.changes.last.answer(cartOf());
    expect(shop.state).toBe("empty");
    expect(shop.context.paymentCart).toBeNull();
    expect(selectShippingOption(shop.cart.getSnapshot())).toBeNull();
  });

  it("is below the minimum at a 406 of nothing but a number: the rule says what is missing", async () => {
    const shop = runCart();
    shop.cart.send({ type: "cart.open", shopper: "account" });
    await shop.services.reads.last.answer(cartOf(lineOf("arroz", 2)));
    await shop.services.summaries.last.refuse({ id: 406 });
    expect(shop.state).toBe("belowMinimum");
    expect(selectMinimumWeight(shop.cart.getSnapshot())).toBe(false);
    expect(selectShortfall(shop.cart.getSnapshot())).toEqual({
      minimumWeight: config.minimumWeight,
      missingWeight: config.minimumWeight - 2000,
    });
  });

  it("is below the minimum when the server says so, also where our rule would have it reached", async () => {
    const shop = runCart();
    const { cart, services } = shop;
    await shop.open(lineOf("arroz", 4));
    expect(selectMinimumWeight(cart.getSnapshot())).toBe(true);
    cart.send({ type: "summary.choose", shippingOption: "expres" });
    await services.summaries.last.refuse({ id: 406 });
    const seen = () => {
      const snapshot = cart.getSnapshot();
      return {
        minimumWeight: selectMinimumWeight(snapshot),
        shortfall: selectShortfall(snapshot),
        summary: selectPaymentCart(snapshot),
        mayPay: selectIsPayable(snapshot) || selectIsNearlyPayable(snapshot),
      };
    };
    const below = { minimumWeight: false, shortfall: undefined, summary: null, mayPay: false };
    expect([shop.state, seen()]).toEqual(["belowMinimum", below]);
    // The same lines, read again: still what the server said of them, until it says something else.
    cart.send({ type: "cart.refresh" });
    expect(seen()).toEqual(below);
    await services.reads.last.answer(cartOf(lineOf("arroz", 4)));
    expect(seen()).toEqual(below);
    await services.summaries.last.answer(summaryOf([lineOf("arroz", 4)], "expres"));
    expect(seen()).toMatchObject({ minimumWeight: true, shortfall: undefined, mayPay: true });
  });

  it("believes the server that the minimum is met, also where our rule would have something missing", async () => {
    const shop = runCart();
    await shop.open(lineOf("arroz", 2));
    expect(selectMinimumWeight(shop.cart.getSnapshot())).toBe(true);
    expect(selectShortfall(shop.cart.getSnapshot())).toBeUndefined();
    expect(selectIsPayable(shop.cart.getSnapshot())).toBe(true);
  });

  const REFUSED: Failure[] = [
    { id: 400 },
    { id: 403 },
    { id: 404 },
    { id: 409 },
    { id: 410 },
    { id: 413 },
    { id: 422, field: "" },
    { id: 422, field: "shippingOption" },
  ];

  it.each(REFUSED)("shows no old total once a shipping update is refused with %j", async (failure) => {
    const shop = runCart();
    const lines = [lineOf("arroz", 4)];
    await shop.open(...lines);
    shop.cart.send({ type: "summary.choose", shippingOption: "recoger" });
    await shop.services.summaries.last.answer(summaryOf(lines, "recoger"));
    shop.cart.send({ type: "summary.choose", shippingOption: "expres" });
    const asked = shop.services.summaries.all.length;
    await shop.services.summaries.last.refuse(failure);
    expect(shop.state).toBe("loading");
    expect(selectPaymentCart(shop.cart.getSnapshot())).toBeNull();
    expect(selectIsPayable(shop.cart.getSnapshot())).toBe(false);
    expect(selectFailure(shop.cart.getSnapshot())).toEqual(failure);
    const fewer = [lineOf("arroz", 3)];
    await shop.services.reads.last.answer(cartOf(...fewer));
    expect(shop.services.summaries.inputs.slice(asked)).toEqual([{ shippingOption: "recoger" }]);
    await shop.services.summaries.last.answer(summaryOf(fewer, "recoger"));
    expect([shop.state, selectLoading(shop.cart.getSnapshot())]).toEqual(["payable", false]);
    expect(selectPaymentCart(shop.cart.getSnapshot())).toEqual(summaryOf(fewer, "recoger"));
    // Why stays until it is read, or another choice is made.
    expect(selectFailure(shop.cart.getSnapshot())).toEqual(failure);
    shop.cart.send({ type: "summary.choose", shippingOption: "expres" });
    expect(selectFailure(shop.cart.getSnapshot())).toBeNull();
  });

  it("gives up one choice after the other when a 422 does not say which one it is about", async () => {
    const shop = runCart();
    const { cart, services } = shop;
    cart.send({ type: "cart.open", shopper: "account" });
    cart.send({ type: "summary.choose", shippingOption: "expres" });
    cart.send({ type: "summary.choose", promotionCode: "AHORRA" });
    await services.reads.last.answer(cartOf(lineOf("arroz", 4)));
    await services.summaries.last.refuse({ id: 422, field: "" });
    await services.summaries.last.refuse({ id: 422, field: "" });
    expect(services.summaries.inputs).toEqual([
      { shippingOption: "expres", promotionCode: "AHORRA" },
      { promotionCode: "AHORRA" },
      {},
    ]);
    expect(selectPromotionFailure(cart.getSnapshot())).toEqual({ id: 422, field: "" });
    await services.summaries.last.refuse({ id: 422, field: "" });
    expect(shop.state).toBe("stopped");
  });

  it("lets the server choose when the cart can no longer travel the chosen way", async () => {
    const shop = runCart();
    await shop.open(lineOf("arroz", 4));
    shop.cart.send({ type: "summary.choose", shippingOption: "expres" });
    await shop.services.summaries.last.answer(summaryOf([lineOf("arroz", 4)], "expres"));
    const milk = lineOf("leche", 1, { category: "lacteos" });
    shop.cart.send({ type: "line.add", operationId: "op-1", item: milk });
    await shop.services.changes.last.answer(cartOf(lineOf("arroz", 4), milk));
    await shop.services.summaries.last.refuse({ id: 422, field: "shippingOption" });
    expect(shop.services.summaries.last.input).toEqual({});
    await shop.services.summaries.last.refuse({ id: 422, field: "method" });
    expect(shop.state).toBe("stopped");
  });
});
