import { codeOf, openBrowser, readToken, writeToken } from "@shop/auth-emulator/testing";
import { deskServices } from "@shop/contract/desk";
import { services } from "@shop/contract/schemas";
import { signInWithEmailAndPassword } from "firebase/auth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CATALOG } from "./testing/catalog.ts";
import { CUSTOMER_PASSWORD, signUpCustomer } from "./testing/customer.ts";
import { call } from "./testing/wire.ts";
import { type RunningShop, startLocalShop } from "./testing/start-local-shop.ts";

let shop: RunningShop;
beforeAll(async () => {
  shop = await startLocalShop({ catalog: CATALOG });
});
afterAll(() => shop.stop());

const GET_CART = { method: "getCart" };

test("no service accepts a token that gives itself more rights", async () => {
  const claims = readToken((await signUpCustomer(shop.origin)).token);
  const forged = writeToken({ ...claims, role: "direccion" });
  const tables = Object.entries({ ...services, ...deskServices });
  const answers = tables.map(([name, methods]) =>
    call(shop.origin, name, { method: Object.keys(methods)[0] }, forged),
  );
  const refused = { status: 401, body: { error: { message: "Unauthenticated", status: "UNAUTHENTICATED" } } };
  expect(await Promise.all(answers)).toEqual(tables.map(() => refused));
});

test("signing out everywhere signs out every device of the account, and no other", async () => {
  const [ana, luis] = await Promise.all([signUpCustomer(shop.origin), signUpCustomer(shop.origin)]);
  const phone = openBrowser(shop.origin);
  const { user } = await signInWithEmailAndPassword(phone, String(ana.user.email), CUSTOMER_PASSWORD);
  const onPhone = await user.getIdToken();
  expect((await call(shop.origin, "httpCartsServices", GET_CART, onPhone)).status).toBe(200);
  expect(await ana.api("httpAccountServices", "signOutEverywhere", {})).toEqual({});
  expect((await call(shop.origin, "httpCartsServices", GET_CART, onPhone)).status).toBe(401);
  expect((await ana.call("httpCartsServices", GET_CART)).status).toBe(401);
  expect(await codeOf(user.getIdToken(true))).toBe("auth/user-token-expired");
  expect(await codeOf(ana.user.getIdToken(true))).toBe("auth/user-token-expired");
  expect((await luis.call("httpCartsServices", GET_CART)).status).toBe(200);
});
