import { describe, expect, test } from "vitest";
import { toProductDoc } from "../documents/product-doc.ts";
import { countDocs } from "../testing/count-docs.ts";
import { ADDRESS, openCheckout } from "../testing/open-checkout.ts";
import { aProduct, aShop } from "../testing/samples.ts";

describe("an order", () => {
  test("freezes what was bought as it was priced, takes the stock and empties the cart", async () => {
    const shop = await openCheckout();
    const { orderSummary } = await shop.pay("getPaymentCart", {});
    const [chosen] = orderSummary.shippingOptions;
    expect(await shop.place()).toEqual({
      order: {
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        number: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{2}$/),
        state: "pendiente",
        placedAt: "2026-11-21T12:00:00.000Z",
        items: [
          {
            id: "arroz",
            quantity: 3,
            category: "abarrotes",
            totalPrice: 34.8,
            weight: 3,
            name: "Arroz",
            unitPrice: 11.6,
            unitWeight: 1,
            image: "/pictures/milk.webp",
          },
        ],
        orderSummary: { ...orderSummary, shippingOptions: [chosen] },
        shippingOption: { id: "estandar", name: "Estándar", window: "Mañana" },
        address: ADDRESS,
        paymentMethod: "prueba",
        payment: { status: "pending", url: "/pago-de-prueba/pago-1" },
        history: [{ state: "pendiente", at: "2026-11-21T12:00:00.000Z" }],
      },
      payment: { kind: "redirect", url: "/pago-de-prueba/pago-1" },
    });
    expect(await shop.stockOf("arroz")).toBe(17);
    expect(await shop.store.get("carts", "ana")).toEqual({ lines: [] });
  });

  test("is priced when it is placed, and no later", async () => {
    const shop = await openCheckout();
    await shop.stock([aProduct({ id: "arroz", price: 2000, weight: 1000 })]);
    const { order } = await shop.place();
    await shop.stock([aProduct({ id: "arroz", name: "Otro", price: 9900, weight: 5000 })]);
    const read = await shop.pay("getOrder", { id: order.id });
    expect(read.order).toEqual(order);
    expect(order.orderSummary.products).toBe(60);
  });

  test("that sells the last piece takes the product off the shelf", async () => {
    const shop = await openCheckout();
    const rice = aProduct({ id: "arroz", price: 1160, weight: 1000, stock: 3 });
    await shop.stock([rice]);
    await shop.place();
    expect(await shop.store.get("products", "arroz")).toEqual(toProductDoc({ ...rice, stock: 0 }));
  });

  test("paid at the door is done at once, and the shop names the ways to pay", async () => {
    const shop = await openCheckout();
    const { order, payment } = await shop.place({ paymentMethod: "contraentrega" });
    expect([order.state, order.payment, payment]).toEqual([
      "pendiente",
      { status: "pending" },
      { kind: "done" },
    ]);
    expect(await shop.pay("getPaymentMethods", {})).toEqual({ paymentMethods: ["contraentrega", "prueba"] });
  });
});

test("the window and the promotion that were chosen are in the summary, in the order and in its total", async () => {
  const plan = { from: "14:00", to: "18:00", cutOff: { daysBefore: 0, at: "10:00" } };
  const shipping = aShop().shipping.map((option) => ({ ...option, windows: [plan] }));
  const promotions = [{ code: "HOLA", kind: "percentage" as const, percentage: 10, minimum: 0 }];
  const shop = await openCheckout({ shop: aShop({ shipping, promotions }) });
  const summary = await shop.pay("getPaymentCart", { shippingOption: "estandar" });
  const [, second] = summary.orderSummary.shippingOptions[0]?.windows ?? [];
  const choices = { window: second?.id, promotionCode: " hola " };
  const promotion = { code: "HOLA", kind: "percentage" };
  const chosen = { orderSummary: { window: second, promotion, discount: 3.48, total: 79.32 } };
  expect(await shop.pay("getPaymentCart", choices)).toMatchObject(chosen);
  const { order } = await shop.place(choices);
  expect(order).toMatchObject(chosen);
  expect(order.shippingOption.window).toBe(second?.label);
});

describe("what cannot be bought", () => {
  test.for([
    ["a light cart", { arroz: 2 }, {}, { id: 406, minimumWeight: 3, missingWeight: 1 }],
    ["what is no longer sold", { arroz: 3, jabon: 1 }, {}, { id: 410, productId: "jabon" }],
    [
      "more than is left",
      { arroz: 3 },
      { stock: 2 },
      { id: 409, reason: "stock", productId: "arroz", limit: 2 },
    ],
  ] as const)("%s is refused, and nothing is written", async ([, lines, over, code]) => {
    const shop = await openCheckout();
    const rice = aProduct({ id: "arroz", price: 1160, weight: 1000, ...over });
    await shop.stock([rice]);
    await shop.fillCart(lines);
    expect(await shop.place()).toEqual({ code: { ...code, message: expect.any(String) } });
    expect(await shop.stockOf("arroz")).toBe(rice.stock);
    expect(await countDocs(shop.store, "orders")).toBe(0);
    expect((await shop.store.get("carts", "ana"))?.lines).toHaveLength(Object.keys(lines).length);
  });

  test("an address to which the chosen option does not deliver is a 422, as it is for the price", async () => {
    const shipping = aShop().shipping.map((option) => ({ ...option, postalCodes: ["0"] }));
    const shop = await openCheckout({
      shop: aShop({ shipping: [...shipping.slice(0, 1), ...aShop().shipping.slice(1)] }),
    });
    const [shippingOption, refused] = ["estandar", { code: { id: 422, field: "shippingOption" } }];
    expect(await shop.place({ shippingOption })).toMatchObject(refused);
    expect(await shop.pay("getPaymentCart", { shippingOption, postalCode: "97 000" })).toMatchObject(refused);
    const near = await shop.pay("getPaymentCart", { shippingOption, postalCode: "06 700" });
    expect(near.orderSummary.shippingOption).toBe(shippingOption);
    expect(await countDocs(shop.store, "orders")).toBe(0);
  });

  test("a way to pay that the shop has not is a 422", async () => {
    const shop = await openCheckout();
    expect(await shop.place({ paymentMethod: "stripe" })).toMatchObject({
      code: { id: 422, field: "paymentMethod" },
    });
    expect(await shop.stockOf("arroz")).toBe(20);
  });
});
