import { describe, expect, test } from "vitest";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { aProduct } from "../testing/samples.ts";

const rice = aProduct({ id: "arroz", name: "Arroz", price: 1160, weight: 1000 });

async function openWith(quantities: Record<string, number>): Promise<TestShop> {
  const opened = await openShop({ products: [rice] });
  const lines = Object.entries(quantities).map(([id, quantity]) => ({ id, quantity }));
  await opened.store.transaction(async (tx) => tx.set("carts", "ana", { lines }));
  return opened;
}

const pay = (shop: TestShop, rest: object = {}) =>
  shop.call("httpPaymentServices", { method: "getPaymentCart", ...rest }, "ana");

describe("getPaymentCart", () => {
  test("the summary takes the first shipping option that carries the cart", async () => {
    expect(await pay(await openWith({ arroz: 3 }))).toEqual({
      orderSummary: {
        products: 34.8,
        shipping: 48,
        coldChainSurcharge: 0,
        discount: 0,
        iva: 11.42,
        total: 82.8,
        totalWeight: 3,
        shippingOption: "estandar",
        shippingOptions: [
          { id: "estandar", name: "Estándar", window: "Mañana", price: 48, available: true, windows: [] },
          { id: "refrigerado", name: "Frío", window: "Hoy", price: 71, available: true, windows: [] },
        ],
      },
    });
  });

  test("a cart below the minimum weight is a 406 with what is missing, in kilograms", async () => {
    expect(await pay(await openWith({ arroz: 2 }))).toEqual({
      code: {
        id: 406,
        minimumWeight: 3,
        missingWeight: 1,
        message: "Te faltan 1.00 kg para el peso mínimo de 3.00 kg. Agrega algo más para poder pagar.",
      },
    });
  });
});

describe("a guest", () => {
  const lines = [
    { id: "arroz", quantity: 3 },
    { id: "no-hay", quantity: 1 },
  ];
  const quote = (shop: TestShop, rest: object = {}, accountId?: string) =>
    shop.call("httpPaymentServices", { method: "getPaymentCart", ...rest }, accountId);

  test("gets the summary of the lines that they send, as far as the shop sells them", async () => {
    const shop = await openWith({ arroz: 3 });
    const { orderSummary } = (await pay(shop)) as { orderSummary: object };
    expect(await quote(shop, { lines })).toEqual({ orderSummary });
    expect(await quote(shop, { lines, shippingOption: "refrigerado" })).toMatchObject({
      orderSummary: { shipping: 71, shippingOption: "refrigerado" },
    });
  });

  test("without lines has no cart to pay", async () => {
    const shop = await openWith({});
    await expect(quote(shop)).rejects.toMatchObject({ code: "unauthenticated" });
  });

  test("an account's cart is the stored one, and lines of the request are ignored", async () => {
    const shop = await openWith({ arroz: 4 });
    expect(await quote(shop, { lines }, "ana")).toMatchObject({ orderSummary: { totalWeight: 4 } });
  });
});
