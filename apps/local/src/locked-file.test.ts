import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { errorBody, METHOD_ROOT, post as postJson } from "@shop/auth-emulator/testing";
import { failureText } from "@shop/contract";
import { expect, onTestFinished, test } from "vitest";
import { CATALOG } from "./testing/catalog.ts";
import { CUSTOMER_PASSWORD, signUpCustomer } from "./testing/customer.ts";
import { startLocalShop } from "./testing/start-local-shop.ts";

const BUSY = { id: 429, retryAfter: 2, reason: "busy" } as const;

async function openShop() {
  const shop = await startLocalShop({ catalog: CATALOG });
  onTestFinished(() => shop.stop());
  const { origin } = shop;
  const ana = await signUpCustomer(origin);
  const credentials = { email: ana.user.email, password: CUSTOMER_PASSWORD };
  const event = JSON.stringify({ name: "search", params: { search_term: "leche" } });
  const headers = { "content-type": "application/json" };
  return {
    shop,
    ana,
    signIn: () => postJson(`${origin}${METHOD_ROOT}/accounts:signInWithPassword`, credentials),
    measure: async () =>
      (await fetch(`${origin}/estadisticas-de-prueba`, { method: "POST", headers, body: event })).status,
    health: async () => (await fetch(`${origin}/api/httpHealth`)).status,
    /** Reads a page, the catalogue, a cart and an account. */
    read: async () => {
      const answers = await Promise.all([
        fetch(`${origin}/robots`),
        ana.call("httpCatalogServices", { method: "getHome" }),
        ana.call("httpCartsServices", { method: "getCart" }),
        ana.user.getIdTokenResult(true).then(() => ({ status: 200 })),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    },
    /** Locks the file as a backup or an SQL shell does, from this process. Returns a function that releases it. */
    hold: () => {
      const other = new DatabaseSync(join(shop.dataFolder, "shop.sqlite"));
      onTestFinished(() => {
        if (other.isOpen) other.close();
      });
      other.exec("BEGIN IMMEDIATE");
      return () => other.close();
    },
  };
}

test("a program that does not let go is said to be busy, is no error of ours, and takes nothing with it", async () => {
  const { shop, ana, signIn, measure, health, read, hold } = await openShop();
  // The first page is slow: the server loads the web app.
  await read();
  const letGo = hold();
  const writes = [ana.add("arroz", 1), signIn(), measure(), health()] as const;
  const first = Promise.race([
    read().then(() => "reads"),
    ...writes.map((write) => write.then(() => "a write")),
  ]);
  expect(await first).toBe("reads");
  const [added, signedIn, measured, healthy] = await Promise.all(writes);
  expect(added.body).toEqual({ result: { code: { ...BUSY, message: failureText(BUSY, "es-MX") } } });
  expect(signedIn).toEqual({
    status: 503,
    body: errorBody("DATABASE_BUSY : Another program writes to the database. Try again.", 503),
  });
  expect([measured, healthy]).toEqual([429, 503]);
  letGo();
  expect((await ana.add("arroz", 1)).body).toEqual({ result: {} });
  expect((await signIn()).status).toBe(200);
  await expect.poll(health, { timeout: 10_000 }).toBe(200);
  expect(shop.output()).not.toMatch(/ERROR|\n {4}at /);
});
