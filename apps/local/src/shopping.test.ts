import { afterAll, beforeAll, expect, test } from "vitest";
import { CATALOG } from "./testing/catalog.ts";
import { signUpCustomer } from "./testing/customer.ts";
import { type RunningShop, startLocalShop } from "./testing.ts";

let shop: RunningShop;
beforeAll(async () => {
  shop = await startLocalShop({ catalog: CATALOG });
});
afterAll(() => shop.stop());

const GET_CART = { method: "getCart" };

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
              image: "/pictures/frijol-negro-900-g.webp",
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

test("the shop's client and the bare SDK speak to the same cart", async () => {
  const ana = await signUpCustomer(shop.origin);
  await ana.api("httpCartsServices", "addProductToCart", { product: { id: "azafran", quantity: 2 } });
  await ana.sdk("httpCartsServices", { method: "addProductToCart", product: { id: "leche", quantity: 1 } });
  const cart = await ana.api("httpCartsServices", "getCart", {});
  expect(cart).toMatchObject({ priceProducts: 2710, totalProducts: 3, totalWeight: 1060 });
  expect(await ana.sdk("httpCartsServices", GET_CART)).toMatchObject({ priceProducts: 27.1 });
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
