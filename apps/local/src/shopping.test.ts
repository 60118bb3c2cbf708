import { afterAll, beforeAll, expect, test } from "vitest";
import { CATALOG } from "./testing/catalog.ts";
import { signUpCustomer } from "./testing/customer.ts";
import { type RunningShop, startLocalShop } from "./testing/start-local-shop.ts";

let shop: RunningShop;
beforeAll(async () => {
  shop = await startLocalShop({ catalog: CATALOG });
});
afterAll(() => shop.stop());

const GET_CART = { method: "getCart" };

test("the shop's client and the bare SDK use the same cart", async () => {
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
  // There are 40 pieces of milk, and the cap for rice is 99: only what exceeds these is refused.
  expect([added, cart.totalProducts]).toEqual([139, 139]);
});
