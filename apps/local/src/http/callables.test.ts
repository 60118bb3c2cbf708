import { afterAll, beforeAll, expect, test } from "vitest";
import { CATALOG } from "../testing/catalog.ts";
import { type Customer, signUpCustomer } from "../testing/customer.ts";
import { post } from "../testing/wire.ts";
import { type RunningShop, startLocalShop } from "../testing.ts";

let shop: RunningShop;
let ana: Customer;
beforeAll(async () => {
  shop = await startLocalShop({ catalog: CATALOG });
  ana = await signUpCustomer(shop.origin);
  await ana.add("arroz", 1);
});
afterAll(() => shop.stop());

const CARTS = "httpCartsServices";
const BAD_REQUEST = {
  status: 400,
  body: { error: { message: "Bad Request", status: "INVALID_ARGUMENT" } },
};
const ADD = { method: "addProductToCart", product: { id: "leche", quantity: 1 } };

test.for([
  ["JSON that ends too soon", '{"data":{"method":"clearCart"}'],
  ["no JSON", "method=clearCart"],
  ["nothing", ""],
  ["a list", '[{"data":{"method":"clearCart"}}]'],
  ["a text", '"clearCart"'],
  ["null", "null"],
  ["no data", '{"method":"clearCart"}'],
  ["null as data", '{"data":null}'],
  ["a text as data", '{"data":"clearCart"}'],
  ["more than data", '{"data":{"method":"clearCart"},"method":"clearCart"}'],
  ["a method that does not exist", '{"data":{"method":"dropEverything"}}'],
  ["a method that every object has", '{"data":{"method":"toString"}}'],
  ["a list of methods", '{"data":{"method":["clearCart"]}}'],
  ["a prototype with a method", '{"data":{"__proto__":{"method":"clearCart"}}}'],
  [
    "a prototype with a product",
    '{"data":{"method":"addProductToCart","product":{"__proto__":{"id":"leche","quantity":1}}}}',
  ],
  ["5,000 lists in each other", `{"data":${"[".repeat(5000)}${"]".repeat(5000)}}`],
  ["33 objects in each other", `{"data":${'{"a":'.repeat(33)}1${"}".repeat(33)}}`],
] as const)("%s is a bad request and changes nothing", async ([, body]) => {
  const answer = await post(shop.origin, CARTS, body, { authorization: `Bearer ${ana.token}` });
  expect(answer).toEqual(BAD_REQUEST);
  await expectSameCart();
});

test("a number as other clients write it is that number", async () => {
  const one = { "@type": "type.googleapis.com/google.protobuf.Int64Value", value: "1" };
  const data = { method: "setProductQuantity", product: { id: "arroz", quantity: one } };
  expect(await ana.call(CARTS, data)).toMatchObject({ status: 200, body: { result: { totalProducts: 1 } } });
});

test("a body over 100 kB is refused as too large and changes nothing", async () => {
  const body = { data: { ...ADD, padding: "x".repeat(100 * 1024) } };
  expect(await post(shop.origin, CARTS, body, { authorization: `Bearer ${ana.token}` })).toEqual({
    status: 413,
    body: { error: { message: "Payload Too Large", status: "INVALID_ARGUMENT" } },
  });
  await expectSameCart();
});

test.for([
  ["text/plain", "text/plain"],
  ["a form", "application/x-www-form-urlencoded"],
  ["an unknown character set", "application/json; charset=martian"],
] as const)("a body sent as %s is a bad request and changes nothing", async ([, type]) => {
  const headers = { authorization: `Bearer ${ana.token}`, "content-type": type };
  expect(await post(shop.origin, CARTS, { data: ADD }, headers)).toEqual(BAD_REQUEST);
  await expectSameCart();
});

test("a body packed in an unknown way is a bad request", async () => {
  const headers = { authorization: `Bearer ${ana.token}`, "content-encoding": "martian" };
  expect(await post(shop.origin, CARTS, { data: ADD }, headers)).toEqual(BAD_REQUEST);
});

test.for(["GET", "PUT", "DELETE", "OPTIONS"])("%s is a bad request", async (method) => {
  const response = await fetch(`${shop.origin}/api/${CARTS}`, { method });
  expect({ status: response.status, body: await response.json() }).toEqual(BAD_REQUEST);
});

test.for(["nothing", "httpcartsservices", "__proto__", "toString", `${CARTS}/addProductToCart`, "%E0%A4%A"])(
  "there is no function %s",
  async (name) => {
    expect(await post(shop.origin, name, { data: ADD })).toEqual({
      status: 404,
      body: { error: { message: "There is no such function.", status: "NOT_FOUND" } },
    });
  },
);

test("the log has no word of the SDK about any of them, and no stack", async () => {
  await fetch(`${shop.origin}/api/${CARTS}`, { method: "POST" });
  expect(shop.output()).toContain("wrong HTTP method");
  expect(shop.output()).not.toMatch(/Request |Invalid request|\bat .*[:]\d+:\d+/);
});

test.for([
  ["a call", CARTS, '{"data":{"method":"getCart"}}', 200],
  ["a call that cannot be read", CARTS, "{", 400],
  ["a call of no function", "nothing", "{}", 404],
  ["a message of no provider", "httpPaymentWebhooks/nobody", "{}", 404],
] as const)(
  "what is answered to %s is for nobody else, and nothing keeps it",
  async ([, name, body, status]) => {
    const response = await fetch(`${shop.origin}/api/${name}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(name === CARTS && { authorization: `Bearer ${ana.token}` }),
      },
      body,
    });
    expect([response.status, response.headers.get("cache-control")]).toEqual([status, "no-store"]);
  },
);

test("a token that is not ours is refused, and nothing keeps the answer", async () => {
  const headers = { "content-type": "application/json", authorization: "Bearer x" };
  const response = await fetch(`${shop.origin}/api/${CARTS}`, { method: "POST", headers, body: "{}" });
  expect([response.status, response.headers.get("cache-control")]).toEqual([401, "no-store"]);
});

test("another site may not read an answer", async () => {
  const response = await fetch(`${shop.origin}/api/httpCatalogServices`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: "http://example.test" },
    body: JSON.stringify({ data: { method: "getCategories" } }),
  });
  expect(response.status).toBe(200);
  expect(response.headers.get("access-control-allow-origin")).toBe(null);
});

async function expectSameCart(): Promise<void> {
  const { currentCart } = await ana.api(CARTS, "getCart", {});
  expect(currentCart.items.map(({ id, quantity }) => [id, quantity])).toEqual([["arroz", 1]]);
}
