import type { DatabaseSync } from "node:sqlite";
import { retryContention } from "@shop/functions";

/** Runs a statement that writes. Rejects with ContentionError when another program holds the file for long. */
export type Write = (text: string, ...values: (string | number)[]) => Promise<void>;

/** Retries from a timer while another program holds the file, so that other requests continue. */
export function createWrite(database: DatabaseSync): Write {
  return (text, ...values) => retryContention(async () => void database.prepare(text).run(...values));
}
