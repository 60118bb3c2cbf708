import type { AppHistory, Step } from "../bridge/protocol.ts";

/** What is in the file of a saved session. */
export type SavedSession = { v: 1 } & AppHistory;

/** Undefined for a text that is none. */
export function readSession(text: string): SavedSession | undefined {
  try {
    const read: unknown = JSON.parse(text);
    if (!isSession(read)) return undefined;
    const { older = [], steps } = read;
    return { ...read, older: older.map(withChanged), steps: steps.map(withChanged) };
  } catch {
    return undefined;
  }
}

/** What is older, and whether anything hidden changed, was not in the first files. */
type Written = Omit<SavedSession, "older" | "steps"> & { older?: WrittenStep[]; steps: WrittenStep[] };
type WrittenStep = Omit<Step, "changed"> & Partial<Pick<Step, "changed">>;

function withChanged(step: WrittenStep): Step {
  return { ...step, changed: step.changed ?? null };
}

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
