import { isDeepStrictEqual } from "node:util";
import type { Failure } from "@shop/contract";
import { encodeFailure, failureIn } from "@shop/contract/schemas";
import type { Outcome } from "./accepted-values.ts";
import { HOSTILE_VALUES } from "./hostile-values.ts";
import type { MalformedCall } from "./malformed-calls.ts";
import type { Seen } from "./open-malformed-shop.ts";

/** Far more than any call takes, and far less than a pattern that tries every way to match, in ms. */
const TOO_LONG = 1000;

/** The language of the shop of the tests. */
const LOCALE = "es-MX";

export type Expected = {
  service: string;
  method: string;
  call: MalformedCall;
  /** Of a value that is right where it stands; else the call is a 422 of its place. */
  outcome: Outcome | undefined;
  /** What the shop kept before it. */
  before: string;
};

/** What about a malformed call is not as it should be, each in a few words. */
export function surprisesOf(seen: Seen, { service, method, call, outcome, before }: Expected): string[] {
  const { answer, logged, after, took } = seen;
  const failure = typeof answer === "string" ? undefined : failureIn(answer);
  const changes = outcome === "done" || outcome === "stored";
  const checks: [boolean, string][] = [
    [
      isExpected(failure, answer, call.place, outcome),
      `was answered ${JSON.stringify(answer).slice(0, 200)}`,
    ],
    [isDeepStrictEqual(logged, [logOf(service, method, failure)]), `was logged ${JSON.stringify(logged)}`],
    [(after !== before) === changes, changes ? "changed nothing" : "changed something"],
    [outcome !== "stored" || after.includes(valueOf(call)), "was not stored"],
    [took < TOO_LONG, `took ${Math.round(took)} ms`],
  ];
  const wrong = checks.filter(([isRight]) => !isRight);
  return wrong.map(([, error]) => `${call.place || "the call"}, ${call.error}: ${error}`);
}

function isExpected(
  failure: Failure | undefined,
  answer: Seen["answer"],
  place: string,
  outcome: Outcome | undefined,
): boolean {
  if (typeof answer === "string") return false;
  if (typeof outcome === "string") return failure === undefined;
  const isRight = outcome
    ? isDeepStrictEqual(failure, outcome)
    : failure?.id === 422 && `${failure.field}.`.startsWith(`${place}.`);
  // The failure, its sentence, and not a word more.
  return isRight && isDeepStrictEqual(answer, { code: failure && encodeFailure(failure, LOCALE) });
}

/** All that the log may tell of a call: nothing of what was sent but the place of what was wrong. */
function logOf(service: string, method: string, failure: Failure | undefined): object {
  if (!failure) return { severity: "DEBUG", message: "ok", requestId: "", service, method, durationMs: 0 };
  return {
    severity: "INFO",
    message: `failure ${failure.id}`,
    requestId: "",
    service,
    method,
    failure: failure.id,
    ...(failure.id === 422 && { field: failure.field }),
    durationMs: 0,
  };
}

/** The value that was sent, as a store writes it. */
function valueOf({ error }: MalformedCall): string {
  const { [error]: json = "null" }: Record<string, string> = HOSTILE_VALUES;
  return JSON.stringify(JSON.parse(json));
}
