import { expect, onTestFinished, test } from "vitest";
import { CATALOG } from "./testing/catalog.ts";
import { signUpCustomer } from "./testing/customer.ts";
import { startLocalShop } from "./testing/start-local-shop.ts";

test("the shop's client and the bare SDK use the same cart", async () => {
  const shop = await startLocalShop({ catalog: CATALOG });
  onTestFinished(() => shop.stop());
  const ana = await signUpCustomer(shop.origin);
  await ana.api("httpCartsServices", "addProductToCart", { product: { id: "azafran", quantity: 2 } });
  await ana.sdk("httpCartsServices", { method: "addProductToCart", product: { id: "leche", quantity: 1 } });
  const cart = await ana.api("httpCartsServices", "getCart", {});
  expect(cart).toMatchObject({ priceProducts: 2710, totalProducts: 3, totalWeight: 1060 });
  expect(await ana.sdk("httpCartsServices", { method: "getCart" })).toMatchObject({ priceProducts: 27.1 });
});
