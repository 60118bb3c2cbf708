// @module-tag full
import { failureIn, services } from "@shop/contract/schemas";
import {
  ACCEPTED_VALUES,
  goodCallsOf,
  withHostileValues,
  withUnreadableValues,
} from "@shop/functions/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CATALOG } from "../testing/catalog.ts";
import { type Customer, signUpCustomer } from "../testing/customer.ts";
import { type Answer, post } from "../testing/wire.ts";
import { type RunningShop, startLocalShop } from "../testing.ts";

/** How many of the calls of a method are sent: all of them are sent to the functions themselves. */
const SAMPLE = 20;

let shop: RunningShop;
beforeAll(async () => {
  shop = await startLocalShop({ catalog: CATALOG });
});
afterAll(() => shop.stop());

describe.for(Object.entries(services))("%s", ([service, schemas]) => {
  let ana: Customer;
  let window = "";
  beforeAll(async () => {
    ana = await signUpCustomer(shop.origin);
    await ana.add("arroz", 3);
    const { orderSummary } = await ana.api("httpPaymentServices", "getPaymentCart", {});
    const standard = orderSummary.shippingOptions.find(({ id }) => id === "estandar");
    window = standard?.windows.at(-1)?.id ?? "none"; // the shop's clock is the real one: what is open now
  });

  const send = (body: string) => post(shop.origin, service, body, { authorization: `Bearer ${ana.token}` });

  test.for(Object.keys(schemas))("%s refuses what is malformed, and keeps nothing of it", async (method) => {
    const before = await stored();
    const good = goodCallsOf(service, method, window);
    const hostile = sampleOf(
      good
        .flatMap((call) => withHostileValues(call))
        .filter(({ place, error }) => !isAccepted(method, place, error)),
    );
    const answers = await Promise.all(hostile.map(({ json }) => send(`{"data":${named(method, json)}}`)));
    const surprises = hostile.flatMap(({ place, error }, index) =>
      isRefused(answers[index], place) ? [] : [`${place}, ${error}: ${JSON.stringify(answers[index])}`],
    );
    expect(surprises).toEqual([]);
    const unreadable = sampleOf(good.flatMap(withUnreadableValues));
    const refused = await Promise.all(unreadable.map(({ json }) => send(`{"data":${named(method, json)}}`)));
    expect(refused).toEqual(unreadable.map(() => BAD_REQUEST));
    expect(await stored()).toEqual(before);
  });

  test.for([
    ["without data", { email: "ana@example.mx" }],
    ["with more than data", { data: { method: Object.keys(schemas)[0] }, "ana@example.mx": true }],
    [
      "with data of a type that nobody knows",
      { data: { "@type": "type.example/Ana", email: "ana@example.mx" } },
    ],
  ] as const)("a body %s is a bad request", async ([, body]) => {
    expect(await send(JSON.stringify(body))).toEqual(BAD_REQUEST);
  });
});

test("the log repeats nothing of what was sent", () => {
  expect(shop.output()).toContain("failure 422");
  // A random id may spell anything.
  const output = shop.output().replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, "");
  expect(output).not.toMatch(
    /ana@example|Ana|Árbol|antes|bombera|DROP|onerror|passwd|hasOwn|99T99|aaaa|1111/,
  );
});

const BAD_REQUEST: Answer = {
  status: 400,
  body: { error: { message: "Bad Request", status: "INVALID_ARGUMENT" } },
};

/** Some of them, of every place and with every error among the methods of a service. */
function sampleOf<T>(calls: readonly T[]): T[] {
  const step = Math.max(1, Math.floor(calls.length / SAMPLE));
  return calls.filter((_, index) => index % step === 0);
}

function isAccepted(method: string, place: string, error: string): boolean {
  const accepted: Record<string, object> = ACCEPTED_VALUES[method] ?? {};
  return Object.hasOwn(accepted[place] ?? {}, error);
}

function isRefused(answer: Answer | undefined, place: string): boolean {
  if (answer?.status === 413) return true;
  const failure = failureIn(Object(answer?.body).result);
  return answer?.status === 200 && failure?.id === 422 && `${failure.field}.`.startsWith(`${place}.`);
}

/** The call with its method, where it is one. */
function named(method: string, json: string): string {
  const [first, rest] = [json.slice(0, 1), json.slice(1)];
  return first === "{" ? `{"method":"${method}"${rest === "}" ? "" : ","}${rest}` : json;
}

async function stored(): Promise<unknown> {
  const collections = ["accounts", "carts", "orders", "messages", "products"] as const;
  return Promise.all(collections.map((collection) => shop.store.query({ collection, limit: 500 })));
}
