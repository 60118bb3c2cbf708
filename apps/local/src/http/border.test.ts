import { createFunctions, LIMITS, openSqliteStore, type FunctionsDeps } from "@shop/functions";
import { serve } from "@shop/functions/testing";
import express from "express";
import { expect, onTestFinished, test } from "vitest";
import { readShop } from "../start/read-shop.ts";
import { callables } from "./callables.ts";

const SITE = "https://tienda.example.test";
const GET_CATEGORIES = { method: "getCategories" };
const JSON_BODY = { "content-type": "application/json" };
const BAD_REQUEST = { error: { message: "Bad Request", status: "INVALID_ARGUMENT" } };

test("every answer of a method has an id of its own", async () => {
  const origin = await serveFunctions({});
  const [first, second] = await Promise.all([ask(origin, GET_CATEGORIES), ask(origin, GET_CATEGORIES)]);
  const ids = [first, second].map(({ headers }) => headers.get("x-request-id"));
  expect(ids).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), expect.stringMatching(/^[\da-f-]{36}$/)]);
  expect(new Set(ids).size).toBe(2);
});

test("a body over the limit of the shop is a bad request", async () => {
  const logged: unknown[] = [];
  const origin = await serveFunctions({
    limits: { ...LIMITS, bodyBytes: 200 },
    log: (entry) => logged.push(entry),
  });
  const answers = [100, 200].map((length) => ask(origin, { ...GET_CATEGORIES, padding: "x".repeat(length) }));
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 400]);
  // It is not looked into: this one cannot be read either.
  const unreadable = { method: "POST", headers: JSON_BODY, body: `{"x":"${"x".repeat(200)}"}` };
  expect((await fetch(`${origin}/api/httpCatalogServices`, unreadable)).status).toBe(400);
  const entry = {
    severity: "WARNING",
    message: "body too large",
    requestId: expect.any(String),
    service: "httpCatalogServices",
  };
  const refused = logged.filter((each) => Object(each).severity === "WARNING");
  expect(refused).toEqual([entry, entry]);
});

test("the method that takes a catalogue may have a larger body, no other", async () => {
  const origin = await serveFunctions({});
  const csv = "x".repeat(150_000);
  const catalog = { method: "importCatalog", isTrial: true, csv };
  const answers = [
    ask(origin, catalog, {}, "httpDeskServices"),
    ask(origin, { ...catalog, method: "getStaff" }, {}, "httpDeskServices"),
    ask(origin, { ...catalog, method: "constructor" }, {}, "httpDeskServices"),
    ask(origin, { ...catalog, csv: csv.repeat(30) }, {}, "httpDeskServices"),
    ask(origin, catalog),
  ];
  // Its first reason is that nobody is signed in.
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([401, 400, 400, 413, 413]);
});

test.for([
  ["a site that is named", [SITE], SITE],
  ["another site", ["https://otra.example.test"], "https://otra.example.test"],
  ["no site, when none is named", [], null],
] as const)("answers may be read by %s", async ([, origins, allowed]) => {
  const { headers } = await ask(await serveFunctions({ origins }), GET_CATEGORIES, { origin: SITE });
  expect(headers.get("access-control-allow-origin")).toBe(allowed);
});

test("with App Check, a call without its token is refused, except for the catalogue", async () => {
  const origin = await serveFunctions({ enforceAppCheck: true });
  const { status, body } = await ask(origin, { method: "quoteCart", lines: [] }, {}, "httpCartsServices");
  expect([status, body]).toEqual([401, { error: { message: "Unauthenticated", status: "UNAUTHENTICATED" } }]);
  expect((await ask(origin, GET_CATEGORIES)).status).toBe(200);
});

/** Calls that violate the protocol, and the log entry of each. */
const MALFORMED: [string, RequestInit][] = [
  ["wrong HTTP method", { method: "GET" }],
  ["wrong HTTP method", { method: "OPTIONS" }],
  ["wrong HTTP method", { method: "PUT", headers: JSON_BODY, body: '{"data":{}}' }],
  ["wrong HTTP method", { method: "DELETE" }],
  ["wrong media type", { method: "POST" }],
  ["wrong media type", { method: "POST", headers: { "content-type": "text/plain" }, body: "{}" }],
  ["body not readable", { method: "POST", headers: JSON_BODY }],
  ["body not readable", { method: "POST", headers: JSON_BODY, body: '{"email":"ana@example.mx"}' }],
  ["no such method", { method: "POST", headers: JSON_BODY, body: '{"data":{"method":"nothing"}}' }],
];

test.for(MALFORMED)(
  "a call with %s, %o, is a bad request in one short line of the log",
  async ([message, init]) => {
    const logged: unknown[] = [];
    const origin = await serveFunctions({ log: (entry) => logged.push(entry) });
    const response = await fetch(`${origin}/api/httpCatalogServices`, init);
    expect([response.status, await response.json()]).toEqual([400, BAD_REQUEST]);
    const requestId = response.headers.get("x-request-id");
    expect(logged).toEqual([{ severity: "WARNING", message, requestId, service: "httpCatalogServices" }]);
  },
);

test.for<[string, string, Record<string, string>]>([
  ["is no JSON", '{"email":"ana@example.mx"', {}],
  ["has an unknown character set", "{}", { "content-type": "application/json; charset=martian" }],
  ["is packed in an unknown way", "{}", { "content-encoding": "martian" }],
  ["is larger than any", `{"data":"${"x".repeat(110_000)}"}`, {}],
])("a call whose body %s reaches no function and no log", async ([, body, headers]) => {
  const logged: unknown[] = [];
  const origin = await serveFunctions({ log: (entry) => logged.push(entry) });
  const init = { method: "POST", headers: { ...JSON_BODY, ...headers }, body };
  const response = await fetch(`${origin}/api/httpCatalogServices`, init);
  const [status, message] = body.length > 100_000 ? [413, "Payload Too Large"] : [400, "Bad Request"];
  const error = { message, status: "INVALID_ARGUMENT" };
  expect([response.status, await response.json()]).toEqual([status, { error }]);
  expect(logged).toEqual([]);
});

test("beyond the limit of its address no call is answered or logged, however it is malformed", async () => {
  const logged: unknown[] = [];
  const origin = await serveFunctions({
    limits: { ...LIMITS, address: { burst: 2, perSecond: 1 } },
    now: () => new Date("2026-11-21T12:00:00Z"),
    log: (entry) => logged.push(entry),
  });
  const send = (init?: RequestInit) => fetch(`${origin}/api/httpCatalogServices`, init);
  await Promise.all([send(), send()]);
  const refused = await Promise.all(MALFORMED.map(([, init]) => send(init)));
  expect(refused.map(({ status }) => status)).toEqual(MALFORMED.map(() => 429));
  expect(await refused[0]?.json()).toEqual({
    error: { message: "Too Many Requests", status: "RESOURCE_EXHAUSTED" },
  });
  expect(logged).toHaveLength(2);
});

test("the answer that clears cookies has a browser do it, those too that no page reads; no other answer does", async () => {
  const origin = await serveFunctions({});
  const answers = [
    await ask(origin, { method: "clearCookies" }, {}, "httpAccountServices"),
    await ask(origin, { method: "nothing" }, {}, "httpAccountServices"),
    await ask(origin, GET_CATEGORIES),
  ];
  expect(answers.map(({ status, headers }) => [status, headers.get("clear-site-data")])).toEqual([
    [200, '"cookies"'],
    [400, null],
    [200, null],
  ]);
});

test("a site that is named may ask before it calls", async () => {
  const origin = await serveFunctions({ origins: [SITE] });
  const { status, headers } = await fetch(`${origin}/api/httpCatalogServices`, {
    method: "OPTIONS",
    headers: { origin: SITE, "access-control-request-method": "POST" },
  });
  expect([status, headers.get("access-control-allow-origin")]).toEqual([204, SITE]);
});

/** The real catalogue function on a free port, over an empty store. */
function serveFunctions(deps: Partial<FunctionsDeps>): Promise<string> {
  const store = openSqliteStore(":memory:");
  onTestFinished(() => store.close());
  const { httpCatalogServices, httpCartsServices, httpAccountServices, httpDeskServices } = createFunctions({
    store,
    shop: readShop(),
    log: () => {},
    ...deps,
  });
  return serve(
    express().use(
      "/api",
      callables(
        { httpCatalogServices, httpCartsServices, httpAccountServices, httpDeskServices },
        (_call, _answer, next) => next(),
      ),
    ),
  );
}

async function ask(
  origin: string,
  data: object,
  headers: Record<string, string> = {},
  service = "httpCatalogServices",
) {
  const response = await fetch(`${origin}/api/${service}`, {
    method: "POST",
    // A media type may have capitals, and name its character set.
    headers: { "content-type": "Application/JSON; charset=utf-8", ...headers },
    body: JSON.stringify({ data }),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
