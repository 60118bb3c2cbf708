import { deskServices } from "@shop/contract/desk";
import { services } from "@shop/contract/schemas";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readToken, writeToken } from "@shop/auth-emulator/testing";
import { CATALOG } from "./testing/catalog.ts";
import { type Customer, signUpCustomer } from "./testing/customer.ts";
import { call } from "./testing/wire.ts";
import { type RunningShop, startLocalShop } from "./testing/start-local-shop.ts";

let shop: RunningShop;
let ana: Customer;
let luis: Customer;
beforeAll(async () => {
  shop = await startLocalShop({ catalog: CATALOG });
  [ana, luis] = await Promise.all([signUpCustomer(shop.origin), signUpCustomer(shop.origin)]);
});
afterAll(() => shop.stop());

const REFUSED = { status: 401, body: { error: { message: "Unauthenticated", status: "UNAUTHENTICATED" } } };

/** Tokens that an attacker can forge without the key. */
const FORGERIES: Record<string, (claims: object) => string> = {
  "no signature": (claims) => writeToken({ ...claims, local_sig: undefined }),
  "the signature of others": (claims) =>
    writeToken(claims).replace(/^[^.]+/, toBase64({ alg: "RS256", typ: "JWT" })) + toBase64("firma"),
  "a longer life": (claims) => writeToken({ ...claims, exp: 4_000_000_000 }),
  "a life that is over": (claims) => writeToken({ ...claims, exp: 1_000_000_000 }),
  "another project": (claims) =>
    writeToken({ ...claims, aud: "otra-tienda", iss: "https://securetoken.example/otra-tienda" }),
  "more rights": (claims) => writeToken({ ...claims, role: "direccion" }),
  "another shopper": (claims) => writeToken({ ...claims, sub: luis.user.uid, user_id: luis.user.uid }),
};

test.for(
  Object.entries({ ...services, ...deskServices }).flatMap(([name, methods]) =>
    Object.keys(methods).map((method) => ({ name, method })),
  ),
)("$name refuses every forged token, for $method too", async ({ name, method }) => {
  const claims = readToken(ana.token);
  const answers = Object.entries(FORGERIES).map(async ([forgery, forge]) => [
    forgery,
    await call(shop.origin, name, { method }, forge(claims)),
  ]);
  expect(await Promise.all(answers)).toEqual(Object.keys(FORGERIES).map((forgery) => [forgery, REFUSED]));
});

test("the shop's client reports a missing session as failure 401", async () => {
  const eva = await signUpCustomer(shop.origin);
  shop.auth.users.disable(eva.user.uid);
  await expect(eva.api("httpCartsServices", "getCart", {})).rejects.toMatchObject({ failure: { id: 401 } });
});

function toBase64(value: object | string): string {
  return Buffer.from(typeof value === "string" ? value : JSON.stringify(value)).toString("base64url");
}
