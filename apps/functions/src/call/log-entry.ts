import { FailureError, type Failure } from "@shop/contract";
import { ContentionError } from "../store/store-error.ts";
import type { LogEntry } from "./log.ts";

/** A failed call as one line of the log: a shopper's mistake and contention inform, a bug of the shop is an error. */
export function entryOf(
  failure: Failure,
  thrown: unknown,
  call: { requestId: string; service: string; method: string },
): LogEntry {
  const entry = { message: `failure ${failure.id}`, ...call, failure: failure.id };
  if (failure.id === 422) return { ...entry, severity: "INFO", field: failure.field };
  // Others wrote the same meanwhile: the owner has nothing to mend, and whoever waits for it tries again.
  if (thrown instanceof ContentionError) return { ...entry, severity: "INFO", error: thrown.name };
  if (thrown instanceof FailureError && failure.id < 500) return { ...entry, severity: "INFO" };
  return { ...entry, severity: "ERROR", ...describe(thrown) };
}

function describe(thrown: unknown): Pick<LogEntry, "error" | "stack"> {
  if (!(thrown instanceof Error)) return { error: typeof thrown };
  const frames = (thrown.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  return { error: thrown.name, stack: frames.map((line) => line.trim()) };
}
