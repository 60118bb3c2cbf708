import type { OrderSummary } from "@shop/contract";
import { describe, expect, it } from "vitest";
import {
  selectFailure,
  selectIsPayable,
  selectPaymentCart,
  selectPromotionCode,
  selectPromotionFailure,
  selectRefusedCode,
  selectShippingOption,
} from "../selectors.ts";
import { lineOf, summaryOf } from "../testing.ts";
import { openCart, SHOPPERS, type Shop } from "./run-cart.ts";

const RICE = lineOf("arroz", 4);
const EXPIRED = { id: 422, field: "promotionCode", reason: "codeExpired" } as const;
const TEN = { code: "BIENVENIDA10", kind: "percentage" } as const;
const PROMOTED: OrderSummary = { ...summaryOf([RICE]), discount: 400, promotion: TEN };

const apply = (shop: Shop, promotionCode: string | null) =>
  shop.send({ type: "summary.choose", promotionCode });

const seen = ({ see }: Shop) => ({
  code: see(selectPromotionCode),
  promotion: see(selectPaymentCart)?.promotion ?? null,
  failure: see(selectPromotionFailure),
  isPayable: see(selectIsPayable),
});
const WITHOUT = { code: null, promotion: null, failure: null, isPayable: true };
const WITH = { ...WITHOUT, code: "bienvenida10", promotion: TEN };

describe.each(SHOPPERS)("a promotion code of a shopper with %s", (shopper) => {
  /** A cart whose summary counts a code. */
  const openPromoted = async () => {
    const shop = await openCart(shopper, RICE);
    apply(shop, "bienvenida10");
    expect(seen(shop)).toEqual({ ...WITHOUT, code: "bienvenida10", isPayable: false });
    expect(shop.see(selectPaymentCart)).toEqual(summaryOf([RICE]));
    await shop.services.summaries.last.answer(PROMOTED);
    return shop;
  };

  it("is sent with every later summary and with the shipping, until the shopper removes it", async () => {
    const shop = await openPromoted();
    expect([shop.asked, seen(shop)]).toEqual([{ promotionCode: "bienvenida10" }, WITH]);
    shop.send({ type: "summary.choose", shippingOption: "expres" });
    const both = { shippingOption: "expres", promotionCode: "bienvenida10" };
    expect(shop.asked).toEqual(both);
    shop.add(lineOf("arroz"));
    await shop.answer(lineOf("arroz", 5));
    expect(shop.asked).toEqual(both);
    apply(shop, null);
    expect(shop.asked).toEqual({ shippingOption: "expres" });
    await shop.summarise([lineOf("arroz", 5)], "expres");
    expect(seen(shop)).toEqual(WITHOUT);
  });

  it("that is rejected keeps the summary with the older one, and shows why apart from the dialog", async () => {
    const shop = await openPromoted();
    apply(shop, "verano2026");
    await shop.refuse(EXPIRED);
    expect([seen(shop), shop.see(selectFailure)]).toEqual([{ ...WITH, failure: EXPIRED }, null]);
    apply(shop, "ahorra50");
    expect(seen(shop).failure).toBeNull();
  });

  it("that is no longer valid is dropped, whatever the shopper was choosing", async () => {
    const shop = await openPromoted();
    shop.send({ type: "summary.choose", shippingOption: "expres" });
    await shop.refuse(EXPIRED);
    expect([shop.state, shop.asked]).toEqual(["updating", { shippingOption: "expres" }]);
    await shop.summarise([RICE], "expres");
    expect(seen(shop)).toEqual({ ...WITHOUT, failure: EXPIRED });
    expect(shop.see(selectShippingOption)).toBe("expres");
  });

  it("that is no longer valid does not come back with the old summary when the next call fails", async () => {
    const shop = await openPromoted();
    shop.send({ type: "summary.choose", shippingOption: "expres" });
    await shop.refuse(EXPIRED);
    await shop.refuse({ id: 503 });
    expect([shop.state, seen(shop)]).toMatchObject(["waiting", { code: null, isPayable: false }]);
  });

  it("that is not valid for the changed cart is dropped, and returns with lines that make it valid", async () => {
    const shop = await openPromoted();
    shop.set(lineOf("arroz", 3));
    await shop.answer(lineOf("arroz", 3));
    const failure = { ...EXPIRED, reason: "codeBelowMinimum" } as const;
    await shop.refuse(failure);
    expect(shop.asked).toEqual({});
    await shop.summarise([lineOf("arroz", 3)]);
    expect([seen(shop), shop.see(selectRefusedCode)]).toEqual([{ ...WITHOUT, failure }, "bienvenida10"]);
    shop.set(RICE);
    await shop.answer(RICE);
    expect(shop.asked).toEqual({ promotionCode: "bienvenida10" });
    await shop.services.summaries.last.answer(PROMOTED);
    expect([seen(shop), shop.see(selectRefusedCode)]).toEqual([WITH, null]);
  });

  it("is not the cause of a temporary failure: the old one stays with its summary", async () => {
    const shop = await openPromoted();
    apply(shop, "ahorra50");
    await shop.refuse({ id: 503 });
    expect([seen(shop), shop.see(selectFailure)]).toEqual([WITH, { id: 503 }]);
  });

  it("is forgotten with the shipping and the summary once the cart is empty", async () => {
    const shop = await openPromoted();
    shop.send({ type: "summary.choose", shippingOption: "expres" });
    shop.clear();
    if (shopper === "account") await shop.answer();
    await expect.poll(() => shop.state).toBe("empty");
    expect(seen(shop)).toEqual({ ...WITHOUT, isPayable: false });
    expect([shop.context.paymentCart, shop.see(selectShippingOption)]).toEqual([null, null]);
  });
});
