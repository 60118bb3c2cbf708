// @module-tag full
import { deskServices } from "@shop/contract/desk";
import { services } from "@shop/contract/schemas";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CATALOG } from "../testing/catalog.ts";
import { type Customer, signUpCustomer } from "../testing/customer.ts";
import { post } from "../testing/wire.ts";
import { type RunningShop, startLocalShop } from "../testing/start-local-shop.ts";

let shop: RunningShop;
let ana: Customer;
let before: unknown;
beforeAll(async () => {
  shop = await startLocalShop({ catalog: CATALOG });
  ana = await signUpCustomer(shop.origin);
  await ana.add("arroz", 3);
  before = await stored();
});
afterAll(() => shop.stop());

/** Must appear neither in the log nor in a response. */
const SECRET = "intruso@example.mx";

const names = Object.keys({ ...services, ...deskServices });

test.for<[what: string, body: string, headers?: Record<string, string>]>([
  ["is no JSON", `{"data":{"method":"${SECRET}"`],
  ["has another media type", `{"data":{"method":"${SECRET}"}}`, { "content-type": "text/plain" }],
  ["has an unknown character set", "{}", { "content-type": "application/json; charset=martian" }],
  ["is packed in an unknown way", "{}", { "content-encoding": "martian" }],
  ["has no data", `{"email":"${SECRET}"}`],
  ["has more than data", `{"data":{"method":"getHome"},"${SECRET}":1}`],
  ["is larger than any", `{"data":"${SECRET.repeat(6000)}"}`],
  ["is 5,000 lists deep", `{"data":${"[".repeat(5000)}"${SECRET}"${"]".repeat(5000)}}`],
  ["has a key __proto__", `{"data":{"__proto__":{"method":"${SECRET}"}}}`],
  ["has an unknown type", `{"data":{"@type":"${SECRET}"}}`],
  ["names a method that is none", `{"data":{"method":"${SECRET}"}}`],
])("a call that %s is a bad request, whatever the service", async ([, body, headers]) => {
  const answers = await Promise.all(names.map((name) => send(name, body, headers)));
  const [status, message] = body.length > 100_000 ? [413, "Payload Too Large"] : [400, "Bad Request"];
  expect(answers).toEqual(
    names.map(() => ({ status, body: { error: { message, status: "INVALID_ARGUMENT" } } })),
  );
});

test("nothing of it is kept, the log repeats nothing, and says no word of the SDK and no stack", async () => {
  const data = { method: "saveProfile", name: `${SECRET}\u0000` };
  expect(await send("httpAccountServices", JSON.stringify({ data }))).toMatchObject({
    body: { result: { code: { id: 422 } } },
  });
  expect(await stored()).toEqual(before);
  expect(shop.output()).toContain("failure 422");
  expect(shop.output()).not.toMatch(/intruso|Request |Invalid request|\bat .*[:]\d+:\d+/);
});

function send(service: string, body: string, headers: Record<string, string> = {}) {
  return post(shop.origin, service, body, { authorization: `Bearer ${ana.token}`, ...headers });
}

async function stored(): Promise<unknown> {
  const collections = ["accounts", "carts", "orders", "messages", "products"] as const;
  return Promise.all(collections.map((collection) => shop.store.query({ collection, limit: 500 })));
}
