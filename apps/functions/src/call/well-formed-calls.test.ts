import { expect, test } from "vitest";
import type { Callable } from "./callable-type.ts";
import { wellFormedCalls } from "./well-formed-calls.ts";

const CALL = {
  method: "POST",
  headers: { "content-type": "Application/JSON; charset=utf-8" },
  body: { data: { method: "getCart" } },
};

test("a media type may have capitals, and name its character set", () => {
  expect(outcomeOf(CALL)).toBe("called");
});

test("a body that is too large is not parsed", () => {
  const body = new Proxy({}, { ownKeys: () => expect.unreachable() });
  expect(outcomeOf({ ...CALL, body }, { isTooLarge: () => true })).toBe("body too large");
});

/** Why a request is refused, or that it is not. */
function outcomeOf(request: object, over: Partial<Parameters<typeof wellFormedCalls>[1]> = {}): string {
  const outcomes: string[] = [];
  const callable: unknown = () => outcomes.push("called");
  const handler = wellFormedCalls(callable as Callable, {
    isTooLarge: () => false,
    hasPreflight: false,
    refuse: (_request, _response, reason) => void outcomes.push(reason),
    ...over,
  });
  // Only the properties that it reads: the host provides the rest of a request and a response.
  const response: unknown = { setHeader: () => undefined };
  void handler(request as Parameters<Callable>[0], response as Parameters<Callable>[1]);
  return outcomes.join();
}
