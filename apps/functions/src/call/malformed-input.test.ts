// @module-tag full
import { encodeFailure, failureIn, type ServiceName } from "@shop/contract/schemas";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { goodCallsOf } from "../testing/good-calls.ts";
import * as malformed from "../testing/malformed/malformed-values.ts";
import { openMalformedShop } from "../testing/malformed/open-malformed-shop.ts";
import { SERVICES } from "./codec.ts";

const { edited, formOf, HOSTILE_VALUES, isNeverRight, placesIn, valueAt, valuesAt } = malformed;

/** The same values in every run. */
const SEED = 1126;

/** How many generated values each place is tested with, besides the hostile ones. */
const RUNS = 12;

/** The language of the shop of the tests. */
const LOCALE = "es-MX";

/** Characters that no stored text may contain; JSON escapes most of them. */
const UNSEEN = /\\u[\da-f]{4}|[\u007f-\u009f\u200b\u202e\u2060\u3164\ufeff]/;

/** Unknown properties that every call is sent with. */
const EXTRAS = {
  constructor: { prototype: { polluted: true } },
  toString: null,
  accountId: "luis",
  price: 0,
};

const names = Object.keys(SERVICES) as ServiceName[];
const methods = names.flatMap((service) =>
  Object.entries<{ input: z.ZodMiniType }>(SERVICES[service]).map(([method, { input }]) => {
    const good = goodCallsOf(service, method);
    const places = placesIn(formOf(input)).map((place) => ({
      place,
      call: good.find((call) => valueAt(call, place) !== undefined) ?? {},
    }));
    return { service, method, input, good, places };
  }),
);

test.for(methods.flatMap(({ good, ...each }) => good.map((call) => ({ ...each, call }))))(
  "$method accepts a valid call, and drops unknown fields",
  async ({ service, method, call }) => {
    const { logged, after } = await (await openMalformedShop()).send(service, { ...EXTRAS, ...call, method });
    expect(logged).toEqual([entryOf(service, method, undefined)]);
    expect(after).not.toMatch(/polluted|luis/);
  },
);

test.for(methods)("good calls of $method have every field that it takes", ({ places }) => {
  expect(places.filter(({ place, call }) => valueAt(call, place) === undefined)).toEqual([]);
});

test.for(methods.filter(({ places }) => places.length > 0))(
  "$method refuses invalid values, names their place, and stores and repeats nothing",
  async ({ service, method, input, places }) => {
    const { before, send } = await openMalformedShop();
    const examples = places.flatMap((at) => HOSTILE_VALUES.map((value) => ({ ...at, value })));
    const anyCall = fc
      .constantFrom(...places)
      .chain((at) => valuesAt(formOf(input), at.place).map((value) => ({ ...at, value })));
    const property = fc.asyncProperty(anyCall, async ({ call, place, value }) => {
      const data = { ...EXTRAS, ...edited(call, place, value), method };
      const { answer, logged, after } = await send(service, data);
      const failure = failureIn(answer);
      expect(logged).toEqual([entryOf(service, method, failure)]);
      expect(failure?.id ?? 0).toBeLessThan(500);
      expect(after).not.toMatch(UNSEEN);
      // A wrong code is counted.
      const isCounted = failure?.id === 422 && failure.reason === "signInCodeWrong";
      expect(failure === undefined || isCounted || after === before).toBe(true);
      if (z.safeDecode(input, data).success && !isNeverRight(value, valueAt(call, place), place[0] === "csv"))
        return;
      const field = failure?.id === 422 ? failure.field : "";
      expect(answer).toEqual({ code: encodeFailure({ id: 422, field }, LOCALE) });
      expect(`${field}.`.startsWith(`${place.join(".")}.`)).toBe(true);
    });
    const numRuns = examples.length + RUNS * places.length;
    await fc.assert(property, { seed: SEED, examples: examples.map((each) => [each]), numRuns });
    expect("polluted" in {}).toBe(false);
  },
);

test.for(names)("%s refuses by the protocol what is none of its calls", async (service) => {
  const { before, send } = await openMalformedShop();
  const own: readonly string[] = Object.keys(SERVICES[service]);
  const others = methods.map(({ method }) => method).filter((method) => !own.includes(method));
  const anyValue = fc.oneof(fc.constantFrom(...others, ...HOSTILE_VALUES), fc.jsonValue());
  const property = fc.asyncProperty(anyValue, async (value) => {
    const refused = {
      answer: expect.objectContaining({ code: "invalid-argument" }),
      logged: [{ severity: "WARNING", message: "no such method", requestId: "", service }],
      after: before,
    };
    expect([await send(service, value), await send(service, { method: value })]).toEqual([refused, refused]);
  });
  await fc.assert(property, { seed: SEED, numRuns: 200 });
});

/** All that the log may contain of a call: nothing of the input but the place of the error. */
function entryOf(service: string, method: string, failure: ReturnType<typeof failureIn>): object {
  const call = { requestId: "", service, method, durationMs: 0 };
  if (!failure) return { severity: "DEBUG", message: "ok", ...call };
  const { id } = failure;
  const field = id === 422 ? { field: failure.field } : {};
  return { severity: "INFO", message: `failure ${id}`, ...call, failure: id, ...field };
}
