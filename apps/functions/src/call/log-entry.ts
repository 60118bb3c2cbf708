import { FailureError, type Failure } from "@shop/contract";
import type { LogEntry } from "./log.ts";

/** A failed call as one line of the log: a shopper's mistake informs, a bug of the shop is an error. */
export function entryOf(
  failure: Failure,
  thrown: unknown,
  call: { requestId: string; service: string; method: string },
): LogEntry {
  const entry = { message: `failure ${failure.id}`, ...call, failure: failure.id };
  if (failure.id === 422) return { ...entry, severity: "INFO", field: failure.field };
  if (thrown instanceof FailureError && failure.id < 500) return { ...entry, severity: "INFO" };
  return { ...entry, severity: "ERROR", ...describe(thrown) };
}

function describe(thrown: unknown): Pick<LogEntry, "error" | "stack"> {
  if (!(thrown instanceof Error)) return { error: typeof thrown };
  const frames = (thrown.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  return { error: thrown.name, stack: frames.map((line) => line.trim()) };
}
