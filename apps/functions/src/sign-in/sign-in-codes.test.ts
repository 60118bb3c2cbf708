import { expect, test } from "vitest";
import { anAddress } from "@shop/contract/testing";
import { anOrder } from "../testing/an-order.ts";
import { openShop } from "../testing/open-shop.ts";
import { randomCode } from "./request-sign-in-code.ts";

const EMAIL = "ana@correo.example";
const MINUTE = 60 * 1000;

async function open() {
  const shop = await openShop();
  let lastRequest = "none";
  const account = (data: object) => shop.call("httpAccountServices", data);
  return {
    ...shop,
    /** Requests a code; `redeem` sends the last request's id. */
    request: async (email = EMAIL) => {
      const answer = await account({ method: "requestSignInCode", email });
      lastRequest = Object(answer).request ?? lastRequest;
      return answer;
    },
    redeem: (code: string, email = EMAIL, request = lastRequest) =>
      account({ method: "redeemSignInCode", email, request, code }),
    get lastRequest() {
      return lastRequest;
    },
    lastCode: () => shop.sentCodes.at(-1)?.code ?? "",
  };
}

const failure = (reason: string) => ({ code: { id: 422, field: "code", reason } });
const SENT = { request: expect.any(String) };
const WRONG = failure("signInCodeWrong");
const ENDED = failure("signInCodeEnded");

test("the code that was mailed to an address signs in, once, however the address is written", async () => {
  const shop = await open();
  expect(await shop.redeem("123456")).toMatchObject(ENDED);
  expect(await shop.request()).toEqual(SENT);
  expect(shop.sentCodes).toEqual([
    { email: EMAIL, code: expect.stringMatching(/^\d{6}$/), endsAt: new Date("2026-11-21T12:10:00Z") },
  ]);
  expect(await shop.redeem(shop.lastCode(), "Ana@Correo.example")).toEqual({
    token: "token of Ana@Correo.example",
  });
  expect(await shop.redeem(shop.lastCode())).toMatchObject(ENDED);
});

test("a wrong code may be tried five times, and then the right one does not count either", async () => {
  const shop = await open();
  await shop.request();
  const tries = await Promise.all(Array.from({ length: 5 }, () => shop.redeem("000000")));
  for (const answer of tries) expect(answer).toMatchObject(WRONG);
  expect(await shop.redeem(shop.lastCode())).toMatchObject(ENDED);
});

test("a code is valid for ten minutes, and only for the device that requested it", async () => {
  const shop = await open();
  await shop.request();
  const first = shop.lastCode();
  shop.wait(10 * MINUTE);
  expect(await shop.redeem(first)).toMatchObject(ENDED);
  await shop.request();
  const mine = { code: shop.lastCode(), request: shop.lastRequest };
  // An attacker requests a code, too, and uses up the tries of their own code.
  await shop.request();
  const tries = await Promise.all(Array.from({ length: 5 }, () => shop.redeem("000000")));
  for (const answer of tries) expect(answer).toMatchObject(WRONG);
  expect(await shop.redeem(mine.code)).toMatchObject(ENDED);
  expect(await shop.redeem(mine.code, EMAIL, "none")).toMatchObject(ENDED);
  expect(await shop.redeem(mine.code, EMAIL, mine.request)).toMatchObject({ token: expect.any(String) });
});

test("an address takes twenty wrong codes a day; from then on a code can be tried once", async () => {
  const shop = await open();
  const guess = async () => {
    await shop.request();
    const tries = await Promise.all(Array.from({ length: 5 }, () => shop.redeem("000000")));
    return tries.map((answer) => Object(answer).code.reason);
  };
  const all = Array.from({ length: 5 }, () => "signInCodeWrong");
  expect([await guess(), await guess(), await guess(), await guess()]).toEqual([all, all, all, all]);
  shop.wait(60 * MINUTE);
  expect(await guess()).toEqual(["signInCodeWrong", ...Array.from({ length: 4 }, () => "signInCodeEnded")]);
  await shop.request();
  expect(await shop.redeem(shop.lastCode())).toMatchObject({ token: expect.any(String) });
  shop.wait(24 * 60 * MINUTE);
  expect(await guess()).toEqual(all);
});

test("an address gets five mails an hour and ten a day, from any caller, and others get theirs", async () => {
  const shop = await open();
  const mails = await Promise.all(Array.from({ length: 5 }, () => shop.request()));
  expect(mails).toEqual([SENT, SENT, SENT, SENT, SENT]);
  expect(await shop.request()).toMatchObject({ code: { id: 429 } });
  expect(await shop.request("luis@correo.example")).toEqual(SENT);
  expect(shop.sentCodes).toHaveLength(6);
  shop.wait(60 * MINUTE);
  const later = await Promise.all(Array.from({ length: 5 }, () => shop.request()));
  expect(later).toEqual([SENT, SENT, SENT, SENT, SENT]);
  shop.wait(60 * MINUTE);
  expect(await shop.request()).toMatchObject({ code: { id: 429 } });
});

test("the shop mails 200 codes an hour, to all callers and addresses together", async () => {
  const shop = await open();
  const ask = (who: number) =>
    shop.call(
      "httpAccountServices",
      { method: "requestSignInCode", email: `ana${who}@correo.example` },
      `account ${who}`,
    );
  await Promise.all(Array.from({ length: 200 }, (_, who) => ask(who)));
  expect(await ask(200)).toMatchObject({ code: { id: 429, retryAfter: 3600 } });
  expect(shop.sentCodes).toHaveLength(200);
  shop.wait(60 * MINUTE);
  expect(await ask(200)).toEqual(SENT);
});

test("no code and no address is stored or logged in clear", async () => {
  const shop = await open();
  await shop.request();
  await shop.redeem("000000");
  const stored = await shop.store.query({
    collection: "signInCodes",
    orderBy: { field: "endsAt", direction: "asc" },
    limit: 9,
  });
  const written = JSON.stringify([stored, shop.logged, shop.debugged]);
  expect(stored).toHaveLength(1);
  expect(written).not.toContain(EMAIL);
  expect(written).not.toContain(shop.lastCode());
});

test("a code is six digits, and another one each time", () => {
  const codes = Array.from({ length: 50 }, randomCode);
  expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
  expect(new Set(codes).size).toBeGreaterThan(45);
});

test("an unverified account of the address is deleted, and its data with it", async () => {
  const shop = await open();
  await shop.store.transaction(async (tx) => {
    tx.set("carts", "lurker", { lines: [{ id: "arroz", quantity: 3 }] });
    tx.set("accounts", "lurker", { name: "Otra", addresses: [{ ...anAddress(), id: "casa-0001" }] });
    tx.set("orders", "abierto", anOrder({ id: "abierto", accountId: "lurker", state: "pendiente" }));
    tx.set("orders", "cerrado", anOrder({ id: "cerrado", accountId: "lurker" }));
  });
  shop.unverified.set(EMAIL, "lurker");
  await shop.request();
  await shop.redeem("000000");
  expect(shop.deletedIdentities).toEqual([]);
  expect(await shop.redeem(shop.lastCode())).toEqual({ token: `token of ${EMAIL}` });
  expect(shop.deletedIdentities).toEqual(["lurker"]);
  expect([await shop.store.get("carts", "lurker"), await shop.store.get("accounts", "lurker")]).toEqual([
    undefined,
    undefined,
  ]);
  const orders = await shop.store.getMany("orders", ["abierto", "cerrado"]);
  expect(orders.map((order) => order?.accountId)).toEqual(["*leaving", "*forgotten"]);
  const reads = [
    ["httpCartsServices", "getCart"],
    ["httpPaymentServices", "listOrders"],
    ["httpAccountServices", "listAddresses"],
  ] as const;
  const answers = reads.map(([service, method]) => shop.call(service, { method }, "lurker"));
  for (const { status } of await Promise.allSettled(answers)) expect(status).toBe("rejected");
});

test("a signed-in shopper reauthenticates by a code to their own address, verified or not, and keeps all data", async () => {
  const shop = await open();
  const email = "ana@example.mx";
  shop.unverified.set(email, "ana");
  const redeem = (code: string, accountId: string, own: string) =>
    shop.call(
      "httpAccountServices",
      { method: "redeemSignInCode", email, request: shop.lastRequest, code },
      accountId,
      { email: own },
    );
  await shop.request(email);
  expect(await redeem(shop.lastCode(), "eva", "eva@example.mx")).toMatchObject({
    code: { id: 403, reason: "notYours" },
  });
  expect(await redeem("000000", "ana", email)).toMatchObject(WRONG);
  expect(await redeem(shop.lastCode(), "ana", "Ana@Example.mx")).toEqual({ token: "token of account ana" });
  expect(shop.deletedIdentities).toEqual([]);
  expect(await redeem(shop.lastCode(), "ana", email)).toMatchObject(ENDED);
});
