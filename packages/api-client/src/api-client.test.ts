import { FailureError, type Failure } from "@shop/contract";
import { deskServices } from "@shop/contract/desk";
import { services } from "@shop/contract/schemas";
import { deleteApp, initializeApp } from "firebase/app";
import { describe, expect, it, onTestFinished } from "vitest";
import { createApiClient } from "./api-client.ts";
import { startBackend } from "./testing.ts";

const CARTS = "/api/httpCartsServices";
const CATALOG = "/api/httpCatalogServices";

/** A client in a Firebase app of its own, and the server that it calls. */
async function startClient() {
  const server = await startBackend();
  const url = `${server.origin}/api`;
  const app = initializeApp({ apiKey: "embedded", projectId: "demo-alacena" }, url);
  onTestFinished(async () => {
    await deleteApp(app);
    await server.stop();
  });
  return { server, call: createApiClient(app, url, { ...services, ...deskServices }) };
}

/** An error of the protocol. */
const errorOf = (status: string) => ({ error: { status, message: "for a developer" } });

/** The failure of a call; anything but a `FailureError` is a bug in the client. */
async function failureOf(call: Promise<unknown>): Promise<Failure> {
  const error: unknown = await call.then(
    () => new Error("the call succeeded"),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof FailureError)) throw new Error("not a FailureError", { cause: error });
  return error.failure;
}

const MILK = {
  id: "leche-entera-1-l",
  name: "Leche entera 1 L",
  brand: "Valle Claro",
  category: "lacteos",
  description: "",
  stock: 386,
  image: "/pictures/glass-of-milk.webp",
  content: { amount: 1, unit: "l" },
};

describe("a call", () => {
  it("posts its method and input to the function's own path, and gives the answer in the units of the rules", async () => {
    const { server, call } = await startClient();
    const product = { ...MILK, price: 28.5, regularPrice: 32.1, weight: 1.03 };
    server.on(CATALOG, { result: { product } });
    expect(await call("httpCatalogServices", "getProduct", { id: MILK.id })).toEqual({
      product: { ...MILK, price: 2850, regularPrice: 3210, weight: 1030, prescription: false },
    });
    const body = { data: { method: "getProduct", id: MILK.id } };
    expect(server.asked).toEqual([{ path: CATALOG, token: null, body }]);
  });

  it("does not go out when the server would refuse its input", async () => {
    const { server, call } = await startClient();
    const refused = call("httpCatalogServices", "getProduct", { id: "Ñandú #1" });
    expect(await failureOf(refused)).toEqual({ id: 422, field: "id" });
    expect(server.asked).toEqual([]);
  });
});

it("a failure has the id and the message of its answer beside it, for a developer", async () => {
  const { server, call } = await startClient();
  server.on(CARTS, { result: { code: { id: 418, message: "Una frase.", nota: "leche" } } });
  const add = call("httpCartsServices", "addProductToCart", { product: { id: "leche", quantity: 2 } });
  await expect(add).rejects.toMatchObject({
    failure: { id: 400 },
    code: { id: 418, message: "Una frase." },
    cause: undefined,
  });
});

it("a client of the counter makes the calls of its own table", async () => {
  const { server, call } = await startClient();
  const result = { email: "luz@tienda.example", role: "mostrador" };
  server.on("/api/httpDeskServices", { result });
  expect(await call("httpDeskServices", "getStaff", {})).toEqual(result);
});

it.each<[number, string, Failure]>([
  [401, "UNAUTHENTICATED", { id: 401 }],
  [403, "PERMISSION_DENIED", { id: 403, reason: "notYours" }],
  [400, "INVALID_ARGUMENT", { id: 422, field: "" }],
  [413, "INVALID_ARGUMENT", { id: 422, field: "" }],
  [429, "RESOURCE_EXHAUSTED", { id: 429, retryAfter: 30, reason: "busy" }],
  [503, "RESOURCE_EXHAUSTED", { id: 429, retryAfter: 30, reason: "busy" }],
  [503, "UNAVAILABLE", { id: 503 }],
  [504, "DEADLINE_EXCEEDED", { id: 503 }],
  [499, "CANCELLED", { id: 503 }],
  [500, "INTERNAL", { id: 500 }],
  [404, "NOT_FOUND", { id: 500 }],
  [501, "UNIMPLEMENTED", { id: 500 }],
])("an error of the protocol, %i %s, is reported as %j", async (status, name, failure) => {
  const { server, call } = await startClient();
  server.on(CARTS, errorOf(name), status);
  expect(await failureOf(call("httpCartsServices", "getCart", {}))).toEqual(failure);
});

describe("an answer that cannot be read", () => {
  it.each<[string, number, string]>([
    ["a page instead of an answer", 200, "<!doctype html><title>La Alacena</title>"],
    ["no text at all", 200, ""],
    ["JSON without a result", 200, "{}"],
    ["a result of nothing", 200, '{"result":null}'],
    ["a proxy's own page", 502, "<h1>Bad gateway</h1>"],
    ["a crash", 500, "Error: oops"],
  ])("is a failure of the shop: %s", async (_, status, body) => {
    const { server, call } = await startClient();
    server.on(CARTS, body, status);
    expect(await failureOf(call("httpCartsServices", "getCart", {}))).toEqual({ id: 500 });
  });

  it("is a shop that cannot be reached when a proxy says so", async () => {
    const { server, call } = await startClient();
    server.on(CARTS, "<h1>Service unavailable</h1>", 503);
    expect(await failureOf(call("httpCartsServices", "getCart", {}))).toEqual({ id: 503 });
  });
});

it("what the SDK throws is the cause of the failure, which no answer has said", async () => {
  const { server, call } = await startClient();
  server.on(CARTS, errorOf("RESOURCE_EXHAUSTED"), 429);
  await expect(call("httpCartsServices", "getCart", {})).rejects.toMatchObject({
    failure: { id: 429, retryAfter: 30 },
    code: undefined,
    cause: { code: "functions/resource-exhausted" },
  });
});

it("a server that is not there is reported as an unreachable shop", async () => {
  const { server, call } = await startClient();
  await server.stop();
  expect(await failureOf(call("httpCartsServices", "getCart", {}))).toEqual({ id: 503 });
});
