import { shop as config } from "@shop/commerce";
import { describe, expect, it } from "vitest";
import {
  selectIsGuest,
  selectIsPayable,
  selectIsPending,
  selectPaymentCart,
  selectShortfall,
  selectUnsentCount,
} from "../selectors.ts";
import { lineOf, quoteOf } from "../testing.ts";
import { openCart, settled, startCart, type Shop } from "./run-cart.ts";

const RICE = lineOf("arroz", 2);
const BEANS = lineOf("frijol");

const stored = ({ services }: Shop) => services.deviceCart.read()?.items ?? [];

describe("a guest", () => {
  it("sees the lines of the device at once, and the shop's prices as soon as they arrive", async () => {
    const shop = startCart("guest", RICE, BEANS);
    expect([shop.units, shop.see(selectIsGuest)]).toEqual([{ arroz: 2, frijol: 1 }, true]);
    expect(shop.services.quotes.last.input).toEqual([
      { id: "arroz", quantity: 2 },
      { id: "frijol", quantity: 1 },
    ]);
    const dearer = lineOf("arroz", 2, { unitPrice: 1500 });
    await shop.answer(dearer, BEANS);
    expect(shop.context.cartProducts).toEqual([dearer, BEANS]);
    expect(stored(shop)).toEqual([dearer, BEANS]);
    expect(shop.services.summaries.last.input.lines).toEqual(shop.services.quotes.last.input);
  });

  it("has ten fast clicks on the device before any answer, and priced by two calls", async () => {
    const shop = await openCart("guest");
    for (let click = 1; click <= 10; click++) shop.add(lineOf("arroz"));
    expect([shop.units, stored(shop)]).toEqual([{ arroz: 10 }, [lineOf("arroz", 10)]]);
    expect(shop.reports).toEqual(
      Array.from({ length: 10 }, () => ({ type: "cart.lineAdded", item: lineOf("arroz") })),
    );
    expect([shop.see(selectIsPending("arroz")), shop.see(selectUnsentCount)]).toEqual([true, 0]);
    await shop.answer(lineOf("arroz"));
    expect(shop.units).toEqual({ arroz: 10 });
    await shop.answer(lineOf("arroz", 10));
    expect([shop.state, shop.see(selectIsPending("arroz"))]).toEqual(["updating", false]);
    expect(shop.services.quotes.inputs).toEqual([
      [{ id: "arroz", quantity: 1 }],
      [{ id: "arroz", quantity: 10 }],
    ]);
    expect(shop.services.changes.all).toEqual([]);
  });

  it("changes, takes out and empties what the device has", async () => {
    const shop = await openCart("guest", RICE, BEANS);
    shop.set(lineOf("arroz", 5));
    shop.remove("frijol");
    expect(stored(shop)).toEqual([lineOf("arroz", 5)]);
    shop.send({ type: "lines.add", operationId: "otra-vez", items: [RICE, BEANS] });
    expect(stored(shop)).toEqual([lineOf("arroz", 7), BEANS]);
    shop.clear();
    expect([shop.units, shop.services.deviceCart.read()]).toEqual([{}, null]);
  });

  it("cannot pay too little, and knows what is missing without asking the shop", async () => {
    const shop = await openCart("guest", RICE);
    const { minimumWeight } = config;
    expect([shop.state, shop.see(selectPaymentCart), shop.see(selectIsPayable)]).toEqual([
      "belowMinimum",
      null,
      false,
    ]);
    expect(shop.see(selectShortfall)).toEqual({ minimumWeight, missingWeight: minimumWeight - 2000 });
    expect(shop.services.summaries.all).toEqual([]);
  });

  it("is notified of rejected lines, and keeps the rest", async () => {
    const shop = startCart("guest", lineOf("pastillas", 9), RICE, lineOf("antibiotico"));
    const rejectedLines = [
      { id: "pastillas", quantity: 4, code: { id: 409, reason: "cap", productId: "pastillas", limit: 5 } },
      { id: "antibiotico", quantity: 1, code: { id: 403, reason: "counterOnly" } },
    ] as const;
    const accepted = [lineOf("pastillas", 5), RICE];
    await shop.services.quotes.last.answer({ ...quoteOf(...accepted), rejectedLines: [...rejectedLines] });
    expect([shop.state, shop.units]).toEqual(["updating", { pastillas: 5, arroz: 2 }]);
    expect(stored(shop)).toEqual(accepted);
    expect(shop.reports).toEqual([{ type: "cart.linesRejected", rejectedLines }]);
  });

  it("has more lines than the shop prices at once: the last ones are not taken", async () => {
    const lines = Array.from({ length: 102 }, (_, index) => lineOf(`p${index}`));
    const shop = startCart("guest", ...lines);
    expect(shop.services.quotes.last.input).toHaveLength(100);
    await shop.answer(...lines.slice(0, 100));
    const code = { id: 413, limit: 100 };
    const rejectedLines = ["p100", "p101"].map((id) => ({ id, quantity: 1, code }));
    expect(shop.reports).toEqual([{ type: "cart.linesRejected", rejectedLines }]);
    expect([shop.state, stored(shop).length]).toEqual(["updating", 100]);
  });

  it("sees what they do in another tab, even before it is priced", async () => {
    const shop = await openCart("guest", RICE);
    const { deviceCart } = shop.services;
    deviceCart.write([lineOf("arroz", 3)]);
    shop.services.notifyCart();
    expect(shop.units).toEqual({ arroz: 3 });
    deviceCart.write([lineOf("arroz", 3), BEANS]);
    shop.services.notifyCart();
    expect(shop.units).toEqual({ arroz: 3, frijol: 1 });
    await shop.answer(lineOf("arroz", 3), BEANS);
    expect([shop.state, shop.units]).toEqual(["updating", { arroz: 3, frijol: 1 }]);
  });

  it("keeps what another tab has just stored, which this one cannot read yet, if prices are unchanged", async () => {
    const shop = await openCart("guest", RICE);
    const { deviceCart } = shop.services;
    const { read } = deviceCart;
    const before = read();
    deviceCart.write([lineOf("arroz", 3)]);
    deviceCart.read = () => before;
    shop.services.notifyCart();
    await shop.answer(RICE);
    deviceCart.read = read;
    expect(stored(shop)).toEqual([lineOf("arroz", 3)]);
  });

  it("requests no price of unchanged lines", async () => {
    const shop = await openCart("guest", RICE);
    shop.set(lineOf("arroz", 3));
    shop.set(RICE);
    await shop.answer(lineOf("arroz", 3));
    await shop.answer(RICE);
    await settled();
    shop.set(RICE);
    expect([shop.state, shop.services.quotes.all.length]).toEqual(["belowMinimum", 3]);
  });
});
