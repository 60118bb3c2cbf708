import type { AppHistory } from "../bridge/protocol.ts";

/** What is in the file of a saved session. */
export type SavedSession = { v: 1 } & AppHistory;

/** Undefined for a text that is none. */
export function readSession(text: string): SavedSession | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return isSession(read) ? { ...read, older: read.older ?? [] } : undefined;
  } catch {
    return undefined;
  }
}

/** What is older was not in the first files. */
type Written = Omit<SavedSession, "older"> & Partial<Pick<SavedSession, "older">>;

function isSession(value: unknown): value is Written {
  return (
    typeof value === "object" &&
    value !== null &&
    "v" in value &&
    value.v === 1 &&
    "title" in value &&
    typeof value.title === "string" &&
    "actors" in value &&
    Array.isArray(value.actors) &&
    "steps" in value &&
    Array.isArray(value.steps) &&
    (!("older" in value) || Array.isArray(value.older))
  );
}
