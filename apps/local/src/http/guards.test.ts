import { createFunctions, LIMITS, openSqliteStore, type FunctionsDeps } from "@shop/functions";
import express from "express";
import { expect, onTestFinished, test } from "vitest";
import { serveApp } from "../testing/serve-app.ts";
import { readShop } from "../start/read-shop.ts";
import { callables } from "./callables.ts";

const SITE = "https://tienda.example.test";
const GET_CATEGORIES = { method: "getCategories" };

test("every answer of a method has an id of its own", async () => {
  const origin = await serveFunctions({});
  const [first, second] = await Promise.all([ask(origin, GET_CATEGORIES), ask(origin, GET_CATEGORIES)]);
  const ids = [first, second].map(({ headers }) => headers.get("x-request-id"));
  expect(ids).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), expect.stringMatching(/^[\da-f-]{36}$/)]);
  expect(new Set(ids).size).toBe(2);
});

test("what is refused carries the id under which it is logged", async () => {
  const logged: unknown[] = [];
  const origin = await serveFunctions({ log: (entry) => logged.push(entry) });
  const { status, headers } = await ask(origin, { method: "nothing" });
  expect(status).toBe(400);
  expect(logged).toEqual([
    {
      severity: "WARNING",
      message: "no such method",
      requestId: headers.get("x-request-id"),
      service: "httpCatalogServices",
    },
  ]);
});

test("a body over the limit of the shop is a bad request", async () => {
  const logged: unknown[] = [];
  const origin = await serveFunctions({
    limits: { ...LIMITS, bodyBytes: 200 },
    log: (entry) => logged.push(entry),
  });
  const answers = [100, 200].map((length) => ask(origin, { ...GET_CATEGORIES, padding: "x".repeat(length) }));
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 400]);
  expect(logged).toContainEqual({
    severity: "WARNING",
    message: "body too large",
    requestId: expect.any(String),
    service: "httpCatalogServices",
  });
});

test.for([
  ["a site that is named", [SITE], SITE],
  ["another site", ["https://otra.example.test"], "https://otra.example.test"],
  ["no site, when none is named", [], null],
] as const)("answers may be read by %s", async ([, origins, allowed]) => {
  const { headers } = await ask(await serveFunctions({ origins }), GET_CATEGORIES, { origin: SITE });
  expect(headers.get("access-control-allow-origin")).toBe(allowed);
});

test("with App Check, a call that nobody vouches for is refused", async () => {
  const { status, body } = await ask(await serveFunctions({ enforceAppCheck: true }), GET_CATEGORIES);
  expect([status, body]).toEqual([401, { error: { message: "Unauthenticated", status: "UNAUTHENTICATED" } }]);
});

test("calls of one address beyond the limit are told when to come back", async () => {
  const limits = { ...LIMITS, address: { burst: 1, perSecond: 0.1 } };
  const origin = await serveFunctions({ limits, now: () => new Date("2026-11-21T12:00:00Z") });
  expect((await ask(origin, GET_CATEGORIES)).body).toEqual({ result: { categories: [] } });
  expect((await ask(origin, GET_CATEGORIES)).body).toMatchObject({
    result: { code: { id: 429, retryAfter: 10 } },
  });
});

/** The real catalogue function on a free port, over an empty store. */
function serveFunctions(deps: Partial<FunctionsDeps>): Promise<string> {
  const store = openSqliteStore(":memory:");
  onTestFinished(() => store.close());
  const { httpCatalogServices } = createFunctions({ store, shop: readShop(), log: () => {}, ...deps });
  return serveApp(express().use("/api", callables({ httpCatalogServices })));
}

async function ask(origin: string, data: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${origin}/api/httpCatalogServices`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ data }),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
