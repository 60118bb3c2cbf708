import { randomUUID } from "node:crypto";
import type { RequestListener } from "node:http";
import { createApiClient } from "@shop/api-client";
import { FailureError } from "@shop/contract";
import { initializeApp } from "firebase/app";
import { expect, test } from "vitest";
import { serveApp } from "./testing/serve-app.ts";

const CONTACT = { name: "Ana", email: "ana@example.mx", message: "¿Abren los domingos?" };

test("a server that is not there is failure 503", async () => {
  // Nothing listens on port 1 of any machine that runs this.
  expect(await failureAt("http://127.0.0.1:1")).toEqual({ id: 503 });
});

test.for([
  ["no JSON", 200, "<!doctype html>"],
  ["JSON of something else", 200, '{"hola":1}'],
  ["a cart without lines", 200, '{"result":{"currentCart":{},"priceProducts":0}}'],
  ["a code that nobody knows", 200, '{"result":{"code":{"id":599,"message":"?"}}}'],
  ["an error of the protocol", 500, '{"error":{"status":"INTERNAL","message":"INTERNAL"}}'],
  ["an error page", 500, "<!doctype html>"],
] as const)("%s is failure 500", async ([, status, body]) => {
  expect(await failureWhenAnswered(status, body)).toEqual({ id: 500 });
});

test.for([
  [401, "UNAUTHENTICATED", { id: 401 }],
  [403, "PERMISSION_DENIED", { id: 403, reason: "notYours" }],
  [400, "INVALID_ARGUMENT", { id: 422, field: "" }],
  [413, "INVALID_ARGUMENT", { id: 422, field: "" }],
  [429, "RESOURCE_EXHAUSTED", { id: 429, retryAfter: 30 }],
  [503, "UNAVAILABLE", { id: 503 }],
] as const)("%i %s of the protocol has its failure", async ([status, name, failure]) => {
  const body = JSON.stringify({ error: { status: name, message: name } });
  expect(await failureWhenAnswered(status, body)).toEqual(failure);
});

test("a failure of the catalogue comes with its details in the units of the rules", async () => {
  const code = { id: 406, message: "Te faltan…", minimumWeight: 3, missingWeight: 0.94 };
  expect(await failureWhenAnswered(200, JSON.stringify({ result: { code } }))).toEqual({
    id: 406,
    minimumWeight: 3000,
    missingWeight: 940,
  });
});

test("what the server would refuse is not even sent", async () => {
  let calls = 0;
  const origin = await serveApp((_request, response) => {
    calls += 1;
    response.end('{"result":{}}');
  });
  const api = createApiClient(initializeApp({ projectId: "demo" }, randomUUID()), origin);
  await expect(api("httpContactServices", "sendMessage", { ...CONTACT, email: "ana" })).rejects.toMatchObject(
    { failure: { id: 422, field: "email" } },
  );
  expect(calls).toBe(0);
  expect(await api("httpContactServices", "sendMessage", CONTACT)).toEqual({});
  expect(calls).toBe(1);
});

async function failureWhenAnswered(status: number, body: string): Promise<unknown> {
  const answer: RequestListener = (_request, response) => {
    response.writeHead(status, { "content-type": "application/json" }).end(body);
  };
  return failureAt(await serveApp(answer));
}

async function failureAt(origin: string): Promise<unknown> {
  const api = createApiClient(initializeApp({ projectId: "demo" }, randomUUID()), origin);
  try {
    return await api("httpCartsServices", "getCart", {});
  } catch (error) {
    return error instanceof FailureError ? error.failure : error;
  }
}
