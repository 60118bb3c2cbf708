import { FailureError, type Failure } from "@shop/contract";
import { ContentionError } from "../store/store-error.ts";
import { write } from "firebase-functions/logger";

/**
 * One call. It names no shopper and repeats nothing that a shopper sent: a log is read by more people,
 * and kept longer, than a cart.
 */
export type LogEntry = {
  /** What went well is DEBUG. */
  severity: "DEBUG" | "INFO" | "WARNING" | "ERROR";
  message: string;
  requestId: string;
  service: string;
  /** Absent when the service has no such method. */
  method?: string;
  /** From the handler's first line to its answer. */
  durationMs?: number;
  /** The id of the failure that was answered. */
  failure?: number;
  /** The place in the input, of a 422. */
  field?: string;
  /** The kind of an unforeseen error and where it was thrown; never its message, which may quote a payload. */
  error?: string;
  stack?: string[];
};

export type Log = (entry: LogEntry) => void;

/**
 * Writes where the host collects logs, and what went well not at all: the host logs every request with its status
 * and duration anyway, and bills each line.
 */
export const writeLog: Log = (entry) => {
  if (entry.severity !== "DEBUG") write(entry);
};

/** Writes everything where the host collects logs: to look into something. */
export const writeEveryLog: Log = (entry) => write(entry);

/** A failed call as one line of the log: a shopper's mistake and contention inform, a bug of the shop is an error. */
export function entryOf(
  failure: Failure,
  thrown: unknown,
  call: { requestId: string; service: string; method: string },
): LogEntry {
  const entry = { message: `failure ${failure.id}`, ...call, failure: failure.id };
  if (failure.id === 422) return { ...entry, severity: "INFO", field: failure.field };
  // Others wrote the same meanwhile: the owner has nothing to mend, and the caller tries again.
  if (thrown instanceof ContentionError) return { ...entry, severity: "INFO", error: thrown.name };
  if (thrown instanceof FailureError && failure.id < 500) return { ...entry, severity: "INFO" };
  return { ...entry, severity: "ERROR", ...describe(thrown) };
}

function describe(thrown: unknown): Pick<LogEntry, "error" | "stack"> {
  if (!(thrown instanceof Error)) return { error: typeof thrown };
  const frames = (thrown.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  return { error: thrown.name, stack: frames.map((line) => line.trim()) };
}
