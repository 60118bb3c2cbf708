import { describe, expect, test } from "vitest";
import { countDocs } from "../testing/count-docs.ts";
import { ADDRESS, openCheckout, REQUEST, type Checkout } from "../testing/open-checkout.ts";
import { aProduct, aShop } from "../testing/samples.ts";

const openOrders = { perAccount: { orders: 2, units: 12 }, perAddress: { orders: 3, units: 20 } };
const HOUR = 60 * 60 * 1000;

const tooMany = (reason: string, limit: number) => ({ code: { id: 409, reason, limit } });
const placed = { order: { state: "pendiente" } };

const open = () => openCheckout({ shop: aShop({ openOrders }) });

const buy = (shop: Checkout, who = "ana", units = 3, over: object = {}) =>
  shop.buy({ paymentMethod: "contraentrega", ...over }, who, { arroz: units });

const elsewhere = (number: string) => ({ address: { ...ADDRESS, exteriorNumber: number } });

describe("open orders", () => {
  test("an account has no more of them than the shop allows, wherever they go", async () => {
    const shop = await open();
    expect(await buy(shop)).toMatchObject(placed);
    expect(await buy(shop, "ana", 3, { paymentMethod: "prueba", ...elsewhere("2") })).toMatchObject(placed);
    expect(await buy(shop, "ana", 3, elsewhere("3"))).toMatchObject(tooMany("openOrders", 2));
    // Nothing of it was done.
    expect(await shop.stockOf("arroz")).toBe(14);
    expect(await shop.store.get("carts", "ana")).toEqual({ lines: [{ id: "arroz", quantity: 3 }] });
    expect(await buy(shop, "luis", 3, elsewhere("4"))).toMatchObject(placed);
  });

  test("nor of their units, and the answer says how many are left", async () => {
    const shop = await open();
    await buy(shop, "ana", 8);
    expect(await buy(shop, "ana", 5, elsewhere("2"))).toMatchObject(tooMany("openUnits", 4));
    expect(await buy(shop, "ana", 4, elsewhere("2"))).toMatchObject(placed);
  });

  test("an address has no more of them, whichever account orders and however it is written", async () => {
    const shop = await open();
    await buy(shop, "ana");
    await buy(shop, "luis", 3, { address: { ...ADDRESS, street: "AV.  INSURGENTES SUR ", name: "Luis" } });
    await buy(shop, "eva", 3, {
      address: { ...ADDRESS, street: "Av. Insurgentés Sur", exteriorNumber: "16-02" },
    });
    expect(await buy(shop, "sol")).toMatchObject(tooMany("openOrders", 3));
    expect(await buy(shop, "sol", 3, { address: { ...ADDRESS, interiorNumber: "4" } })).toMatchObject(placed);
  });

  test("one that is paid, cancelled or over makes room", async () => {
    const shop = await open();
    const { order: first } = await buy(shop, "ana", 3, { paymentMethod: "prueba" });
    const { order: second } = await buy(shop);
    await shop.report(shop.bank.decide(first.id, "paid"));
    expect(await buy(shop)).toMatchObject(placed);
    expect(await buy(shop)).toMatchObject(tooMany("openOrders", 2));
    await shop.pay("cancelOrder", { id: second.id });
    expect(await buy(shop)).toMatchObject(placed);
    shop.wait(72 * HOUR);
    await shop.sweep();
    expect(await countDocs(shop.store, "openOrders")).toBe(0);
    expect(await buy(shop)).toMatchObject(placed);
  });

  test("an order that is sent again is not counted again, nor refused for itself", async () => {
    const shop = await open();
    await buy(shop);
    const again = { idempotencyKey: "clave-repetida" };
    const last = await buy(shop, "ana", 3, again);
    expect(await buy(shop, "ana", 3, again)).toEqual(last);
  });

  test("of many at once no more pass than are allowed", async () => {
    const shop = await open();
    await shop.stock([aProduct({ id: "arroz", weight: 1000, stock: 1000 })]);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => buy(shop, `buyer-${turn % 5}`, 3)),
    );
    expect(answers.filter((answer) => "order" in answer)).toHaveLength(3);
    expect(await shop.stockOf("arroz")).toBe(1000 - 3 * 3);
  });
});

test("cash on delivery requires a verified mail or phone, and changes nothing for others", async () => {
  const shop = await openCheckout();
  const place = (claims: object, paymentMethod = "contraentrega") =>
    shop.call("httpPaymentServices", { ...REQUEST, paymentMethod }, "ana", claims);
  expect(await place({ email_verified: false })).toMatchObject({
    code: { id: 422, field: "paymentMethod", reason: "contactUnconfirmed" },
  });
  expect(await shop.stockOf("arroz")).toBe(20);
  const cash = Object(await place({ email_verified: false, phone_number: "+525512345678" }));
  expect(cash).toMatchObject(placed);
  // A repeat after a lost response: it is the same order, even at the limit.
  expect(await place({ email_verified: false })).toEqual(cash);
});
