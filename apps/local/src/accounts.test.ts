import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { codeOf, openBrowser } from "@shop/auth-emulator/testing";
import { signInWithCustomToken, signInWithEmailAndPassword } from "firebase/auth";
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

test("a sign-in six minutes old needs reauthentication before the account is deleted", async () => {
  const ana = await signUpCustomer(shop.origin);
  const remove = () => ana.sdk("httpAccountServices", { method: "deleteAccount" });
  agedBySixMinutes(ana.user.uid);
  await ana.user.getIdToken(true);
  expect(await remove()).toMatchObject({ code: { id: 403, reason: "signInTooOld" } });
  const email = String(ana.user.email);
  const { request } = await ana.api("httpAccountServices", "requestSignInCode", { email });
  const mailbox = await (await fetch(`${shop.origin}/buzon-de-prueba`)).text();
  const code = /<p class="digits">(\d{6})<\/p>/.exec(mailbox)?.[1] ?? "no code came";
  const { token } = await ana.api("httpAccountServices", "redeemSignInCode", { email, request, code });
  const { user } = await signInWithCustomToken(openBrowser(shop.origin), token);
  // The same account, although its address is unverified.
  expect(user.uid).toBe(ana.user.uid);
  const answer = await call(
    shop.origin,
    "httpAccountServices",
    { method: "deleteAccount" },
    await user.getIdToken(),
  );
  expect(answer.body).toEqual({ result: {} });
  expect(await codeOf(ana.user.getIdToken(true))).toBe("auth/user-token-expired");
});

/** Makes the account and its sessions six minutes older; renewed tokens keep the time of the sign-in. */
function agedBySixMinutes(uid: string): void {
  const database = new DatabaseSync(join(shop.dataFolder, "shop.sqlite"), { timeout: 5000 });
  database.prepare("UPDATE identity_users SET valid_since = valid_since - 360 WHERE uid = ?").run(uid);
  database.prepare("UPDATE identity_refresh_tokens SET auth_time = auth_time - 360 WHERE uid = ?").run(uid);
  database.close();
}
