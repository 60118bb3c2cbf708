import type { OrderSummary } from "@shop/contract";
import { describe, expect, it } from "vitest";
import {
  selectFailure,
  selectIsPayable,
  selectLoading,
  selectPaymentCart,
  selectPromotionCode,
  selectPromotionFailure,
  selectShippingOption,
} from "../selectors.ts";
import { cartOf, lineOf, summaryOf } from "../testing.ts";
import { runCart } from "./run-cart.ts";

type Shop = ReturnType<typeof runCart>;

const LINES = [lineOf("arroz", 4)];
const EXPIRED = { id: 422, field: "promotionCode", reason: "codeExpired" } as const;
const TEN = { code: "BIENVENIDA10", kind: "percentage" } as const;
const PROMOTED: OrderSummary = { ...summaryOf(LINES), discount: 400, promotion: TEN };

const see = ({ cart }: Shop) => {
  const snapshot = cart.getSnapshot();
  return {
    code: selectPromotionCode(snapshot),
    promotion: selectPaymentCart(snapshot)?.promotion ?? null,
    failure: selectPromotionFailure(snapshot),
  };
};

/** A cart whose summary counts a code. */
async function openPromoted(): Promise<Shop> {
  const shop = runCart();
  await shop.open(...LINES);
  shop.cart.send({ type: "summary.choose", promotionCode: "bienvenida10" });
  await shop.services.summaries.last.answer(PROMOTED);
  return shop;
}

describe("a promotion code", () => {
  it("goes along with the summary, which then counts it; the old one stays in sight meanwhile", async () => {
    const shop = runCart();
    await shop.open(...LINES);
    shop.cart.send({ type: "summary.choose", promotionCode: "bienvenida10" });
    expect(selectLoading(shop.cart.getSnapshot())).toBe(true);
    expect(selectIsPayable(shop.cart.getSnapshot())).toBe(false);
    expect(selectPaymentCart(shop.cart.getSnapshot())).toEqual(summaryOf(LINES));
    expect(see(shop)).toEqual({ code: "bienvenida10", promotion: null, failure: null });
    expect(shop.services.summaries.last.input).toEqual({ promotionCode: "bienvenida10" });
    await shop.services.summaries.last.answer(PROMOTED);
    expect(see(shop)).toEqual({ code: "bienvenida10", promotion: TEN, failure: null });
    expect(selectIsPayable(shop.cart.getSnapshot())).toBe(true);
  });

  it("goes along with every later summary, and with the shipping", async () => {
    const shop = await openPromoted();
    shop.cart.send({ type: "summary.choose", shippingOption: "expres" });
    expect(shop.services.summaries.last.input).toEqual({
      shippingOption: "expres",
      promotionCode: "bienvenida10",
    });
    shop.cart.send({ type: "line.add", operationId: "op-1", item: lineOf("arroz") });
    await shop.services.changes.last.answer(cartOf(lineOf("arroz", 5)));
    expect(shop.services.summaries.last.input).toEqual({
      shippingOption: "expres",
      promotionCode: "bienvenida10",
    });
  });

  it("is taken back by the shopper", async () => {
    const shop = await openPromoted();
    shop.cart.send({ type: "summary.choose", promotionCode: null });
    expect(shop.services.summaries.last.input).toEqual({});
    await shop.services.summaries.last.answer(summaryOf(LINES));
    expect(see(shop)).toEqual({ code: null, promotion: null, failure: null });
  });

  it("that does not count leaves the old summary, and says why apart from the dialog", async () => {
    const shop = runCart();
    await shop.open(...LINES);
    shop.cart.send({ type: "summary.choose", promotionCode: "verano2026" });
    await shop.services.summaries.last.refuse(EXPIRED);
    expect(shop.state).toBe("payable");
    expect(see(shop)).toEqual({ code: null, promotion: null, failure: EXPIRED });
    expect(selectFailure(shop.cart.getSnapshot())).toBeNull();
    expect(selectPaymentCart(shop.cart.getSnapshot())).toEqual(summaryOf(LINES));
    expect(selectIsPayable(shop.cart.getSnapshot())).toBe(true);
    shop.cart.send({ type: "summary.choose", promotionCode: "ahorra50" });
    expect(see(shop).failure).toBeNull();
  });

  it("that does not count takes no older one away", async () => {
    const shop = await openPromoted();
    shop.cart.send({ type: "summary.choose", promotionCode: "verano2026" });
    await shop.services.summaries.last.refuse(EXPIRED);
    expect(see(shop)).toEqual({ code: "bienvenida10", promotion: TEN, failure: EXPIRED });
  });

  it("that counts no more is given up, whatever the shopper was choosing", async () => {
    const shop = await openPromoted();
    shop.cart.send({ type: "summary.choose", shippingOption: "expres" });
    await shop.services.summaries.last.refuse(EXPIRED);
    expect(shop.state).toBe("updating");
    expect(shop.services.summaries.last.input).toEqual({ shippingOption: "expres" });
    await shop.services.summaries.last.answer(summaryOf(LINES, "expres"));
    expect(see(shop)).toEqual({ code: null, promotion: null, failure: EXPIRED });
    expect(selectShippingOption(shop.cart.getSnapshot())).toBe("expres");
  });

  it("that the changed cart does not get is given up, and the summary goes on without it", async () => {
    const shop = await openPromoted();
    shop.cart.send({ type: "line.set", operationId: "op-1", item: lineOf("arroz", 3) });
    await shop.services.changes.last.answer(cartOf(lineOf("arroz", 3)));
    const failure = { id: 422, field: "promotionCode", reason: "codeBelowMinimum" } as const;
    await shop.services.summaries.last.refuse(failure);
    expect(shop.services.summaries.last.input).toEqual({});
    await shop.services.summaries.last.answer(summaryOf([lineOf("arroz", 3)]));
    expect(shop.state).toBe("payable");
    expect(see(shop)).toEqual({ code: null, promotion: null, failure });
  });

  it("chosen while the cart is read waits for the summary; a newer one drops the older answer", async () => {
    const shop = runCart();
    shop.cart.send({ type: "cart.open", shopper: "account" });
    shop.cart.send({ type: "summary.choose", promotionCode: "ahorra50" });
    await shop.services.reads.last.answer(cartOf(...LINES));
    const older = shop.services.summaries.last;
    expect(older.input).toEqual({ promotionCode: "ahorra50" });
    shop.cart.send({ type: "summary.choose", promotionCode: "bienvenida10" });
    expect(older.signal.aborted).toBe(true);
    await shop.services.summaries.last.answer(PROMOTED);
    shop.cart.send({ type: "summary.choose", promotionCode: null });
    const oldest = shop.services.summaries.last;
    shop.cart.send({ type: "summary.choose", promotionCode: "enviogratis" });
    expect(oldest.signal.aborted).toBe(true);
    expect(shop.services.summaries.last.input).toEqual({ promotionCode: "enviogratis" });
  });

  it("is not to blame for a failure that passes: it is kept, and the old summary too", async () => {
    const shop = await openPromoted();
    shop.cart.send({ type: "summary.choose", promotionCode: "ahorra50" });
    await shop.services.summaries.last.refuse({ id: 503 });
    expect(see(shop)).toEqual({ code: "bienvenida10", promotion: TEN, failure: null });
    expect(selectFailure(shop.cart.getSnapshot())).toEqual({ id: 503 });
  });

  it("is forgotten once the cart is empty", async () => {
    const shop = await openPromoted();
    shop.cart.send({ type: "cart.clear", operationId: "op-1" });
    await shop.services.changes.last.answer(cartOf());
    expect(see(shop)).toEqual({ code: null, promotion: null, failure: null });
  });
});
