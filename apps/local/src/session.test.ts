import { afterAll, beforeAll, expect, test } from "vitest";
import { readToken, writeToken } from "./identity/testing/jwt.ts";
import { CATALOG } from "./testing/catalog.ts";
import { signUpCustomer } from "./testing/customer.ts";
import { call, post } from "./testing/wire.ts";
import { type RunningShop, startLocalShop } from "./testing.ts";

let shop: RunningShop;
beforeAll(async () => {
  shop = await startLocalShop({ catalog: CATALOG });
});
afterAll(() => shop.stop());

const REFUSED = { status: 401, body: { error: { message: "Unauthenticated", status: "UNAUTHENTICATED" } } };
const GET_CART = { method: "getCart" };

test.for([
  ["httpCartsServices", GET_CART],
  ["httpCartsServices", { method: "addProductToCart", product: { id: "arroz", quantity: 1 } }],
  ["httpCartsServices", { method: "clearCart" }],
  ["httpPaymentServices", { method: "getPaymentCart" }],
] as const)("without a session %s refuses %o", async ([name, data]) => {
  expect(await post(shop.origin, name, { data })).toEqual(REFUSED);
});

test("without a session the catalogue is open", async () => {
  const data = { method: "getProduct", id: "arroz" };
  expect(await post(shop.origin, "httpCatalogServices", { data })).toMatchObject({
    status: 200,
    body: { result: { product: { id: "arroz", price: 28.5 } } },
  });
});

test("a token that somebody wrote opens nobody's cart", async () => {
  const { token } = await signUpCustomer(shop.origin);
  const { local_sig: _, ...claims } = readToken(token);
  const answer = await call(shop.origin, "httpCartsServices", GET_CART, writeToken(claims));
  expect(answer).toEqual(REFUSED);
});

test("a token that was changed to another shopper opens no cart", async () => {
  const [ana, luis] = await Promise.all([signUpCustomer(shop.origin), signUpCustomer(shop.origin)]);
  const forged = writeToken({ ...readToken(luis.token), sub: ana.user.uid, user_id: ana.user.uid });
  expect(await call(shop.origin, "httpCartsServices", GET_CART, forged)).toEqual(REFUSED);
});

test.for(["disable", "revoke", "remove"] as const)("after %s the token opens nothing", async (end) => {
  const ana = await signUpCustomer(shop.origin);
  expect((await ana.call("httpCartsServices", GET_CART)).status).toBe(200);
  shop.identity.users[end](ana.user.uid);
  expect(await ana.call("httpCartsServices", GET_CART)).toEqual(REFUSED);
});

test("the shop's client hears of a missing session as failure 401", async () => {
  const ana = await signUpCustomer(shop.origin);
  shop.identity.users.disable(ana.user.uid);
  await expect(ana.api("httpCartsServices", "getCart", {})).rejects.toMatchObject({ failure: { id: 401 } });
});
