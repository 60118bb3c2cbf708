// @module-tag full
import { services, type ServiceName } from "@shop/contract/schemas";
import { describe, expect, test } from "vitest";
import { ACCEPTED_VALUES, type Outcome } from "../testing/malformed/accepted-values.ts";
import { fieldsOf } from "../testing/malformed/fields-of.ts";
import { goodCallsOf } from "../testing/malformed/good-calls.ts";
import { HOSTILE_VALUES } from "../testing/malformed/hostile-values.ts";
import {
  placesIn,
  withExtras,
  withHostileValues,
  withUnreadableValues,
} from "../testing/malformed/malformed-calls.ts";
import { openMalformedShop } from "../testing/malformed/open-malformed-shop.ts";
import { surprisesOf } from "../testing/malformed/surprises-of.ts";
import { isReadable } from "./readable-body.ts";

const names = Object.keys(services) as ServiceName[];
const methods = names.flatMap((service) =>
  Object.entries<{ input: unknown }>(services[service]).map(([method, { input }]) => ({
    service,
    method,
    input,
  })),
);

describe.for(methods)("$service $method", ({ service, method, input }) => {
  test("has good calls with every field that it takes", async () => {
    const calls = goodCallsOf(service, method);
    const sent = new Set(calls.flatMap((call) => placesIn(call).map((place) => place.join("."))));
    const missing = fieldsOf(input).filter((field) => !sent.has(field));
    expect(missing, `fields for a good call of ${method} in testing/malformed/good-calls.ts`).toEqual([]);
    await inTurn(calls, async (call) => {
      const { answer } = await (await openMalformedShop()).send(service, method, JSON.stringify(call));
      expect(typeof answer === "string" ? answer : answer.code).toBe(undefined);
    });
  });

  test("refuses what is not right where it stands, names the place and changes nothing", async () => {
    const shop = await openMalformedShop();
    const { before } = shop;
    const good = goodCallsOf(service, method);
    const calls = good.flatMap((call, index) => withHostileValues(call, good.slice(0, index)));
    const accepted: Record<string, Partial<Record<string, Outcome>>> = ACCEPTED_VALUES[method] ?? {};
    const surprises: string[] = [];
    await inTurn(calls, async (call) => {
      const seen = await shop.send(service, method, call.json);
      const outcome = accepted[call.place]?.[call.error];
      surprises.push(...surprisesOf(seen, { service, method, call, outcome, before }));
      if (seen.after !== before) await shop.restore();
    });
    expect(surprises).toEqual([]);
    const sent = new Set(calls.map(({ place, error }) => `${place}, ${error}`));
    const listed = Object.entries(accepted).flatMap(([place, errors]) =>
      Object.keys(errors).map((error) => `${place}, ${error}`),
    );
    expect(listed.filter((each) => !sent.has(each))).toEqual([]);
  });

  test("ignores what nobody asked for", async () => {
    await inTurn(goodCallsOf(service, method), async (good) => {
      const { took: _, ...expected } = await sendToNewShop(JSON.stringify(good));
      await inTurn(withExtras(good), async ({ place, error, json }) => {
        const { took: _1, ...seen } = await sendToNewShop(json);
        expect(seen, `${place || "the call"}, ${error}`).toEqual(expected);
      });
    });
    expect("polluted" in {}).toBe(false);
  });

  test("is not read with what the protocol cannot take", () => {
    const calls = goodCallsOf(service, method).flatMap(withUnreadableValues);
    const read = calls.filter(({ json }) => isReadable({ data: JSON.parse(json) as unknown }));
    expect(read.map(({ place, error }) => `${place}, ${error}`)).toEqual([]);
  });

  async function sendToNewShop(json: string) {
    return (await openMalformedShop()).send(service, method, json);
  }
});

test("fields are seen in lists, in objects and where they may be missing", () => {
  expect(fieldsOf(services.httpCartsServices.mergeCart.input)).toEqual([
    "operationId",
    "lines",
    "lines.0",
    "lines.0.id",
    "lines.0.quantity",
  ]);
  expect(fieldsOf(services.httpCatalogServices.listProducts.input)).toContain("filters.brands.0");
  expect(fieldsOf(services.httpCatalogServices.listProducts.input)).toContain("filters.minPrice");
});

describe.for(names)("%s", (service) => {
  const own: readonly string[] = Object.keys(services[service]);
  const others = methods.map(({ method }) => method).filter((method) => !own.includes(method));

  test.for([
    ["a method of another service", others.map((method) => JSON.stringify({ method }))],
    ["a method that is none", Object.values(HOSTILE_VALUES).map((json) => `{"method":${json}}`)],
    ["what is no call", Object.values(HOSTILE_VALUES)],
  ] as const)("refuses %s by the protocol, and logs not a word of it", async ([, calls]) => {
    const shop = await openMalformedShop();
    await inTurn(calls, async (json) => {
      const { took: _, ...seen } = await shop.send(service, undefined, json);
      expect(seen).toEqual({
        answer: "refused",
        logged: [{ severity: "WARNING", message: "no such method", requestId: "", service }],
        after: shop.before,
      });
    });
  });
});

/** One after the other: they share a shop. */
async function inTurn<T>([first, ...rest]: readonly T[], run: (each: T) => Promise<void>): Promise<void> {
  if (first === undefined) return;
  await run(first);
  await inTurn(rest, run);
}
