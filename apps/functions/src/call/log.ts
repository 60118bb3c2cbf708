import { write } from "firebase-functions/logger";

/**
 * One failed call. It names no shopper and repeats nothing that a shopper sent: a log is read by more people,
 * and kept longer, than a cart.
 */
export type LogEntry = {
  severity: "INFO" | "WARNING" | "ERROR";
  message: string;
  requestId: string;
  service: string;
  /** Absent when the service has no such method. */
  method?: string;
  /** The id of the failure that was answered. */
  failure?: number;
  /** The place in the input, of a 422. */
  field?: string;
  /** The kind of an unforeseen error and where it was thrown; never its message, which may quote a payload. */
  error?: string;
  stack?: string[];
};

export type Log = (entry: LogEntry) => void;

/** Writes where the host collects logs. */
export const writeLog: Log = (entry) => write(entry);
