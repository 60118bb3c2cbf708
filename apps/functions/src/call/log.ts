import { FailureError, type Failure } from "@shop/contract";
import { ContentionError } from "../store/store-error.ts";
import { write } from "firebase-functions/logger";

/**
 * The log entry of one call. It contains no personal data and no input: more people read a log than a cart, and it is
 * stored longer.
 */
export type LogEntry = {
  /** A successful call is DEBUG. */
  severity: "DEBUG" | "INFO" | "WARNING" | "ERROR";
  message: string;
  requestId: string;
  service: string;
  /** Absent when the service has no such method. */
  method?: string;
  /** From the handler's start to its response. */
  durationMs?: number;
  /** The id of the failure that was answered. */
  failure?: number;
  /** The place in the input, of a 422. */
  field?: string;
  /** The kind and place of an unforeseen error; never its message, which may quote a payload. */
  error?: string;
  stack?: string[];
};

export type Log = (entry: LogEntry) => void;

/**
 * Logs to the host's log, without successful calls: the host logs every request with its status and duration anyway,
 * and bills each line.
 */
export const writeLog: Log = (entry) => {
  if (entry.severity !== "DEBUG") write(entry);
};

/** Logs everything to the host's log, for debugging. */
export const writeEveryLog: Log = (entry) => write(entry);

/** The log entry of a failed call: INFO for a shopper's mistake or contention, ERROR for a bug of the shop. */
export function entryOf(
  failure: Failure,
  thrown: unknown,
  call: { requestId: string; service: string; method: string },
): LogEntry {
  const entry = { message: `failure ${failure.id}`, ...call, failure: failure.id };
  if (failure.id === 422) return { ...entry, severity: "INFO", field: failure.field };
  // Contention: nothing for the owner to fix, and the caller retries.
  if (thrown instanceof ContentionError) return { ...entry, severity: "INFO", error: thrown.name };
  if (thrown instanceof FailureError && failure.id < 500) return { ...entry, severity: "INFO" };
  return { ...entry, severity: "ERROR", ...describe(thrown) };
}

function describe(thrown: unknown): Pick<LogEntry, "error" | "stack"> {
  if (!(thrown instanceof Error)) return { error: typeof thrown };
  const frames = (thrown.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  return { error: thrown.name, stack: frames.map((line) => line.trim()) };
}
