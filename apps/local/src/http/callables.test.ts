import { afterAll, beforeAll, expect, test } from "vitest";
import { CATALOG } from "../testing/catalog.ts";
import { type Customer, signUpCustomer } from "../testing/customer.ts";
import { post } from "../testing/wire.ts";
import { type RunningShop, startLocalShop } from "../testing/start-local-shop.ts";

let shop: RunningShop;
let ana: Customer;
beforeAll(async () => {
  shop = await startLocalShop({ catalog: CATALOG });
  ana = await signUpCustomer(shop.origin);
  await ana.add("arroz", 1);
});
afterAll(() => shop.stop());

const CARTS = "httpCartsServices";

test("a number as other clients write it is that number", async () => {
  const one = { "@type": "type.googleapis.com/google.protobuf.Int64Value", value: "1" };
  const data = { method: "setProductQuantity", product: { id: "arroz", quantity: one } };
  expect(await ana.call(CARTS, data)).toMatchObject({ status: 200, body: { result: { totalProducts: 1 } } });
});

test.for(["nothing", "httpcartsservices", "__proto__", "toString", `${CARTS}/addProductToCart`, "%E0%A4%A"])(
  "there is no function %s",
  async (name) => {
    expect(await post(shop.origin, name, { data: {} })).toEqual({
      status: 404,
      body: { error: { message: "There is no such function.", status: "NOT_FOUND" } },
    });
  },
);

test.for([
  ["a call", CARTS, '{"data":{"method":"getCart"}}', 200],
  ["a call that cannot be read", CARTS, "{", 400],
  ["a call of no function", "nothing", "{}", 404],
  ["a message of no provider", "httpPaymentWebhooks/nobody", "{}", 404],
  ["a token that is not ours", CARTS, "{}", 401],
] as const)("the response to %s is private, and never cached", async ([, name, body, status]) => {
  const response = await fetch(`${shop.origin}/api/${name}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(name === CARTS && { authorization: `Bearer ${status === 401 ? "x" : ana.token}` }),
    },
    body,
  });
  expect([response.status, response.headers.get("cache-control")]).toEqual([status, "no-store"]);
});
