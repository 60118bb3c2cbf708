import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf } from "./identity/testing/shopper.ts";
import { CATALOG } from "./testing/catalog.ts";
import { signUpCustomer } from "./testing/customer.ts";
import { type RunningShop, startLocalShop } from "./testing.ts";

let shop: RunningShop;
beforeAll(async () => {
  shop = await startLocalShop({ catalog: CATALOG });
});
afterAll(() => shop.stop());

const GET_CART = { method: "getCart" };

test("who deletes the account is signed out everywhere, and leaves no cart behind", async () => {
  const [ana, luis] = await Promise.all([signUpCustomer(shop.origin), signUpCustomer(shop.origin)]);
  await Promise.all([ana.add("arroz", 1), luis.add("arroz", 1)]);
  await ana.api("httpAccountServices", "saveProfile", { name: "Ana" });
  expect(await ana.api("httpAccountServices", "deleteAccount", {})).toEqual({});
  expect(await codeOf(ana.user.getIdToken(true))).toBe("auth/user-token-expired");
  expect((await ana.call("httpCartsServices", GET_CART)).status).toBe(401);
  expect(await shop.store.get("carts", ana.user.uid)).toBeUndefined();
  expect(await shop.store.get("accounts", ana.user.uid)).toBeUndefined();
  expect((await luis.call("httpCartsServices", GET_CART)).status).toBe(200);
});
