import { afterAll, beforeAll, expect, test } from "vitest";
import { readShop } from "./start/read-shop.ts";
import { CATALOG } from "./testing/catalog.ts";
import { signUpCustomer } from "./testing/customer.ts";
import { type RunningShop, startLocalShop } from "./testing.ts";

let shop: RunningShop;
beforeAll(async () => {
  shop = await startLocalShop({ catalog: CATALOG });
});
afterAll(() => shop.stop());

/** What this clone's file says: an owner's tests pass, too. */
const { minimumWeight, shipping } = readShop();

const GET_CART = { method: "getCart" };
const GET_PAYMENT_CART = { method: "getPaymentCart" };

test("a new shopper has an empty cart, and what is added is there when the cart is read again", async () => {
  const ana = await signUpCustomer(shop.origin);
  expect(await ana.call("httpCartsServices", GET_CART)).toEqual({
    status: 200,
    body: {
      result: { currentCart: { items: [] }, priceProducts: 0, totalProducts: 0, totalWeight: 0 },
    },
  });
  expect(await ana.add("arroz", 2)).toEqual({ status: 200, body: { result: {} } });
  expect(await ana.call("httpCartsServices", GET_CART)).toEqual({
    status: 200,
    body: {
      result: {
        currentCart: {
          items: [
            {
              id: "arroz",
              quantity: 2,
              category: "abarrotes",
              totalPrice: 57,
              weight: 2.06,
              name: "Arroz",
              unitPrice: 28.5,
              unitWeight: 1.03,
              image: "/pictures/jar.webp",
              stock: 500,
            },
          ],
        },
        priceProducts: 57,
        totalProducts: 2,
        totalWeight: 2.06,
      },
    },
  });
});

test("a cart below the minimum weight answers 406 with what is missing, in kilograms", async () => {
  const ana = await signUpCustomer(shop.origin);
  await ana.add("arroz", 2);
  expect(await ana.call("httpPaymentServices", GET_PAYMENT_CART)).toEqual({
    status: 200,
    body: {
      result: {
        code: {
          id: 406,
          minimumWeight: minimumWeight / 1000,
          missingWeight: (minimumWeight - 2060) / 1000,
          message: expect.stringMatching(/^Te faltan .+ kg para el peso mínimo de .+ kg\./),
        },
      },
    },
  });
});

test("a cart that is heavy enough has a payment summary, with the wanted shipping or the first", async () => {
  const ana = await signUpCustomer(shop.origin);
  await ana.add("arroz", 3);
  const quotes = shipping.map(({ id, name, window, rates }) => ({
    id,
    name,
    window,
    price: (rates.find(({ upTo }) => upTo >= 3090)?.price ?? 0) / 100,
    available: true,
    windows: expect.any(Array),
  }));
  const summary = {
    products: 85.5,
    iva: expect.any(Number),
    coldChainSurcharge: 0,
    discount: 0,
    totalWeight: 3.09,
    window: expect.objectContaining({ label: expect.any(String) }),
    shippingOptions: quotes,
  };
  const summaryBy = (quote: (typeof quotes)[number] | undefined) => ({
    status: 200,
    body: {
      result: {
        orderSummary: {
          ...summary,
          shipping: quote?.price,
          total: 85.5 + (quote?.price ?? 0),
          shippingOption: quote?.id,
        },
      },
    },
  });
  expect(await ana.call("httpPaymentServices", GET_PAYMENT_CART)).toEqual(summaryBy(quotes[0]));
  const last = quotes.at(-1);
  expect(await ana.call("httpPaymentServices", { ...GET_PAYMENT_CART, shippingOption: last?.id })).toEqual(
    summaryBy(last),
  );
});

test("the cold chain refuses shipping that does not keep cold", async () => {
  const ana = await signUpCustomer(shop.origin);
  await ana.add("leche", 3);
  const answer = await ana.call("httpPaymentServices", { ...GET_PAYMENT_CART, shippingOption: "estandar" });
  expect(answer.body).toMatchObject({ result: { code: { id: 422, field: "shippingOption" } } });
});

test("the shop's client and the bare SDK speak to the same cart", async () => {
  const ana = await signUpCustomer(shop.origin);
  await ana.api("httpCartsServices", "addProductToCart", { product: { id: "azafran", quantity: 2 } });
  await ana.sdk("httpCartsServices", { method: "addProductToCart", product: { id: "leche", quantity: 1 } });
  const cart = await ana.api("httpCartsServices", "getCart", {});
  expect(cart).toMatchObject({ priceProducts: 2710, totalProducts: 3, totalWeight: 1060 });
  expect(await ana.sdk("httpCartsServices", GET_CART)).toMatchObject({ priceProducts: 27.1 });
});

test.for([
  ["more than the stock", "azafran", 3, { id: 409, reason: "stock", productId: "azafran", limit: 2 }],
  ["more medicine than one may buy", "jarabe", 6, { id: 409, reason: "cap", productId: "jarabe", limit: 5 }],
  ["what needs a prescription", "receta", 1, { id: 403, reason: "counterOnly" }],
  ["what does not exist", "nada", 1, { id: 404, what: "product" }],
  ["half a piece", "arroz", 0.5, { id: 422, field: "product.quantity" }],
  ["less than nothing", "arroz", -1, { id: 422, field: "product.quantity" }],
] as const)("%s is refused, and the cart stays empty", async ([, id, quantity, code]) => {
  const ana = await signUpCustomer(shop.origin);
  expect(await ana.add(id, quantity)).toEqual({
    status: 200,
    body: { result: { code: { ...code, message: expect.any(String) } } },
  });
  expect(await ana.api("httpCartsServices", "getCart", {})).toMatchObject({ totalProducts: 0 });
});

test("of 200 additions at once none is lost", { tags: "full" }, async () => {
  const ana = await signUpCustomer(shop.origin);
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => ana.add(index % 2 ? "arroz" : "leche", 1)),
  );
  const added = answers.filter(({ body }) => JSON.stringify(body) === '{"result":{}}').length;
  const cart = await ana.api("httpCartsServices", "getCart", {});
  // There are 40 pieces of milk, and one may buy 99 of rice: what is beyond is refused, and nothing but that.
  expect([added, cart.totalProducts]).toEqual([139, 139]);
});

test("two shoppers do not see each other's carts", async () => {
  const [ana, luis] = await Promise.all([signUpCustomer(shop.origin), signUpCustomer(shop.origin)]);
  await Promise.all([ana.add("arroz", 1), luis.add("leche", 2)]);
  const carts = await Promise.all([ana, luis].map(({ api }) => api("httpCartsServices", "getCart", {})));
  expect(carts.map(({ currentCart }) => currentCart.items.map(({ id, quantity }) => [id, quantity]))).toEqual(
    [[["arroz", 1]], [["leche", 2]]],
  );
});
