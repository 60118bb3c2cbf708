// @module-tag full
import { failureIn, services, type ServiceName } from "@shop/contract/schemas";
import { goodCallsOf } from "@shop/functions/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CATALOG } from "../testing/catalog.ts";
import { type Customer, signUpCustomer } from "../testing/customer.ts";
import { type Answer, post } from "../testing/wire.ts";
import { type RunningShop, startLocalShop } from "../testing.ts";

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

/** What nobody should read in the log, nor in an answer. */
const SECRET = "intruso@example.mx";

const names = Object.keys(services) as ServiceName[];

const malformed: [string, string, Record<string, string>?][] = [
  ["that is no JSON", `{"data":{"method":"${SECRET}"`],
  ["of another media type", `{"data":{"method":"${SECRET}"}}`, { "content-type": "text/plain" }],
  ["without data", `{"email":"${SECRET}"}`],
  ["with more than data", `{"data":{"method":"getHome"},"${SECRET}":1}`],
  ["that is larger than any", `{"data":"${SECRET.repeat(6000)}"}`],
  ["that is too deep", `{"data":${"[".repeat(10_000)}"${SECRET}"${"]".repeat(10_000)}}`],
  ["with a key __proto__", `{"data":{"__proto__":{"method":"${SECRET}"}}}`],
  ["of a type that nobody knows", `{"data":{"@type":"${SECRET}"}}`],
  ["of a method that is none", `{"data":{"method":"${SECRET}"}}`],
  ["of a method of every object", `{"data":{"method":"toString","email":"${SECRET}"}}`],
  ["that is no call", `{"data":"${SECRET}"}`],
];

test.for(malformed)("a call %s is refused, whatever the service", async ([, body, headers]) => {
  const answers = await Promise.all(names.map((name) => send(name, body, headers)));
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => (body.length > 100_000 ? 413 : 400)));
  expect(JSON.stringify(answers)).not.toContain(SECRET);
});

const fields = names.flatMap((service) =>
  Object.keys(services[service]).flatMap((method) => {
    const [call = {}] = goodCallsOf(service, method);
    return Object.keys(call).map((field) => ({ service, method, field, call }));
  }),
);

test.for(fields)("$method refuses a $field that it cannot take", async ({ service, method, field, call }) => {
  const data = { ...call, method, [field]: [[SECRET, "\u0000"]] };
  const { status, body } = await send(service, JSON.stringify({ data }));
  const failure = failureIn(Object(body).result);
  expect([status, failure?.id, JSON.stringify(body)]).toEqual([
    200,
    422,
    expect.not.stringContaining(SECRET),
  ]);
});

test("nothing of it is kept, and the log repeats nothing", async () => {
  expect(await stored()).toEqual(before);
  expect(shop.output()).toContain("failure 422");
  expect(shop.output()).not.toMatch(/intruso|Árbol/);
});

function send(service: string, body: string, headers: Record<string, string> = {}): Promise<Answer> {
  return post(shop.origin, service, body, { authorization: `Bearer ${ana.token}`, ...headers });
}

async function stored(): Promise<unknown> {
  const collections = ["accounts", "carts", "orders", "messages", "products"] as const;
  return Promise.all(collections.map((collection) => shop.store.query({ collection, limit: 500 })));
}
