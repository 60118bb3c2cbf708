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
  selectPromotionCode,
  selectPromotionFailure,
  selectShippingOption,
  selectShortfall,
} from "../selectors.ts";
import { lineOf, summaryOf } from "../testing.ts";
import { openCart, SHOPPERS, startCart, type Shop } from "./run-cart.ts";

const RICE = lineOf("arroz", 4);

const choose = (shop: Shop, shippingOption: string) => shop.send({ type: "summary.choose", shippingOption });

const seen = ({ see, state }: Shop) => ({
  state,
  loading: see(selectLoading),
  summary: see(selectPaymentCart),
  shipping: see(selectShippingOption),
  isPayable: see(selectIsPayable),
});
const payable = (shipping: string, items = [RICE]) => ({
  state: "payable",
  loading: false,
  summary: summaryOf(items, shipping),
  shipping,
  isPayable: true,
});

const weight = ({ see }: Shop) => ({
  minimumWeight: see(selectMinimumWeight),
  shortfall: see(selectShortfall),
  summary: see(selectPaymentCart),
  mayPay: see(selectIsPayable) || see(selectIsNearlyPayable),
});
const below = { minimumWeight: false, summary: null, mayPay: false };

describe.each(SHOPPERS)("the summary of a shopper with %s", (shopper) => {
  it("is a shortfall at a 406, until other lines are summarised", async () => {
    const shop = startCart(shopper, RICE);
    await shop.answer(RICE);
    await shop.refuse({ id: 406, minimumWeight: 5000, missingWeight: 1000 });
    const shortfall = { minimumWeight: 5000, missingWeight: 1000 };
    expect([shop.state, weight(shop)]).toEqual(["belowMinimum", { ...below, shortfall }]);
    expect(shop.context).toMatchObject({ minimumWeight: false, shortfall, paymentCart: null });
    expect(shop.see(selectFailure)).toBeNull();
    shop.set(lineOf("arroz", 5));
    expect(weight(shop)).toEqual({ minimumWeight: true, shortfall: undefined, summary: null, mayPay: true });
    await shop.answer(lineOf("arroz", 5));
    await shop.summarise([lineOf("arroz", 5)]);
    expect([shop.state, shop.see(selectIsNearlyPayable)]).toEqual(["payable", false]);
    expect(shop.context).toMatchObject({ minimumWeight: true, shortfall: null });
  });

  it("is below the minimum when the server answers so, even if our rule says otherwise", async () => {
    const shop = await openCart(shopper, RICE);
    choose(shop, "expres");
    await shop.refuse({ id: 406 });
    expect([shop.state, shop.see(selectLoading), weight(shop)]).toEqual([
      "belowMinimum",
      false,
      { ...below, shortfall: undefined },
    ]);
    // The same lines, read again: the server's summary stays until there is a newer one.
    shop.send({ type: "cart.refresh" });
    expect(weight(shop)).toEqual({ ...below, shortfall: undefined });
    await shop.answer(RICE);
    expect(weight(shop)).toEqual({ ...below, shortfall: undefined });
    await shop.summarise([RICE], "expres");
    expect(weight(shop)).toMatchObject({ minimumWeight: true, shortfall: undefined, mayPay: true });
  });

  it.each<[string, (shop: Shop) => void | Promise<void>]>([
    ["without a network", (shop) => shop.services.setNetwork(false)],
    ["of nothing", (shop) => shop.clear()],
    ["of less than the minimum weight", (shop) => shop.set(lineOf("arroz", 2))],
    ["of more than there is", (shop) => shop.set(lineOf("arroz", 6, { stock: 4 }))],
    [
      "while what has failed is tried again",
      async (shop) => {
        await shop.refuse({ id: 503 });
        shop.clock.increment(30_000);
        expect(shop.see(selectIsBusy)).toBe(true);
      },
    ],
  ])("is not about to come %s", async (_, happens) => {
    const shop = await openCart(shopper, lineOf("arroz", 4, { stock: 4 }));
    shop.add(lineOf("frijol"));
    expect(shop.see(selectIsNearlyPayable)).toBe(true);
    shop.remove("frijol");
    await happens(shop);
    expect(shop.see(selectIsNearlyPayable)).toBe(false);
  });

  it("is requested anew when a product has come to need the cold chain, at the same price and weight", async () => {
    const shop = await openCart(shopper, RICE);
    const cold = [lineOf("arroz", 4, { coldChain: true })];
    shop.send({ type: "cart.refresh" });
    await shop.answer(...cold);
    expect(shop.see(selectPaymentCart)).toBeNull();
    await shop.summarise(cold);
    expect(seen(shop)).toEqual(payable("refrigerado", cold));
  });

  it("is updated for a shipping, loading meanwhile with the old one visible", async () => {
    const shop = await openCart(shopper, RICE);
    choose(shop, "expres");
    expect(seen(shop)).toEqual({
      ...payable("estandar"),
      state: "updating",
      loading: true,
      shipping: "expres",
      isPayable: false,
    });
    expect(shop.asked).toEqual({ shippingOption: "expres" });
    await shop.summarise([RICE], "expres");
    expect(seen(shop)).toEqual(payable("expres"));
  });

  it("is of the last choice, also of one made before there was a summary", async () => {
    const shop = startCart(shopper, RICE);
    choose(shop, "expres");
    await shop.answer(RICE);
    expect([shop.asked, shop.see(selectLoading)]).toEqual([{ shippingOption: "expres" }, true]);
    const older = shop.services.summaries.last;
    choose(shop, "recoger");
    expect([older.signal.aborted, shop.asked]).toEqual([true, { shippingOption: "recoger" }]);
    await older.answer(summaryOf([RICE], "expres"));
    expect(shop.state).toBe("updating");
    await shop.summarise([RICE], "recoger");
    expect(seen(shop)).toEqual(payable("recoger"));
  });

  it("stays with its choice when an update fails, and why is shown until it is dismissed or tried again", async () => {
    const shop = await openCart(shopper, RICE);
    choose(shop, "recoger");
    await shop.summarise([RICE], "recoger");
    choose(shop, "expres");
    await shop.refuse({ id: 503 });
    expect(seen(shop)).toEqual(payable("recoger"));
    expect(shop.see(selectFailure)).toEqual({ id: 503 });
    choose(shop, "expres");
    expect(shop.see(selectFailure)).toBeNull();
    await shop.refuse({ id: 503 });
    shop.send({ type: "dialog.dismiss" });
    expect(shop.see(selectFailure)).toBeNull();
  });

  it("is made without a way that the lines cannot travel", async () => {
    const shop = startCart(shopper, RICE);
    choose(shop, "expres");
    await shop.answer(RICE);
    await shop.refuse({ id: 422, field: "shippingOption" });
    expect([shop.asked, shop.see(selectLoading)]).toEqual([{}, false]);
    await shop.refuse({ id: 422, field: "method" });
    expect(shop.state).toBe("stopped");
  });
});

describe("the summary of an account", () => {
  it("is the server's, and until then by the rule, if something is missing", async () => {
    const shop = startCart("account");
    await shop.answer(lineOf("arroz", 2));
    await shop.refuse({ id: 406 });
    const { minimumWeight } = config;
    const shortfall = { minimumWeight, missingWeight: minimumWeight - 2000 };
    expect([shop.state, weight(shop)]).toEqual(["belowMinimum", { ...below, shortfall }]);
    const light = await openCart("account", lineOf("arroz", 2));
    expect(weight(light)).toMatchObject({ minimumWeight: true, shortfall: undefined, mayPay: true });
  });

  const REFUSED: Failure[] = [{ id: 409 }, { id: 422, field: "" }, { id: 422, field: "shippingOption" }];

  it.each(REFUSED)("shows no old total once an update is refused with %j", async (failure) => {
    const shop = await openCart("account", RICE);
    choose(shop, "recoger");
    await shop.summarise([RICE], "recoger");
    choose(shop, "expres");
    const asked = shop.services.summaries.all.length;
    await shop.refuse(failure);
    expect(seen(shop)).toMatchObject({ state: "loading", summary: null, isPayable: false });
    expect(shop.see(selectFailure)).toEqual(failure);
    const fewer = [lineOf("arroz", 3)];
    await shop.answer(...fewer);
    expect(shop.services.summaries.inputs.slice(asked)).toEqual([{ shippingOption: "recoger" }]);
    await shop.summarise(fewer, "recoger");
    expect(seen(shop)).toEqual(payable("recoger", fewer));
    // The reason stays until it is dismissed, or another choice is made.
    expect(shop.see(selectFailure)).toEqual(failure);
    choose(shop, "expres");
    expect(shop.see(selectFailure)).toBeNull();
  });

  it("keeps the code when nothing can be delivered, and says so", async () => {
    const shop = startCart("account");
    shop.send({ type: "summary.choose", promotionCode: "AHORRA" });
    await shop.answer(RICE);
    const closed = { id: 422, field: "shippingOption", reason: "windowsClosed" } as const;
    await shop.refuse(closed);
    expect([shop.state, shop.see(selectPromotionCode), shop.see(selectFailure)]).toEqual([
      "stopped",
      "AHORRA",
      closed,
    ]);
  });

  it("drops one choice after the other when a 422 does not say which one it concerns", async () => {
    const shop = startCart("account");
    choose(shop, "expres");
    shop.send({ type: "summary.choose", promotionCode: "AHORRA" });
    await shop.answer(RICE);
    await shop.refuse({ id: 422, field: "" });
    await shop.refuse({ id: 422, field: "" });
    expect(shop.services.summaries.inputs).toEqual([
      { shippingOption: "expres", promotionCode: "AHORRA" },
      { promotionCode: "AHORRA" },
      {},
    ]);
    expect(shop.see(selectPromotionFailure)).toEqual({ id: 422, field: "" });
    await shop.refuse({ id: 422, field: "" });
    expect(shop.state).toBe("stopped");
  });
});
