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
    isListOf(value.actors, isActor) &&
    "steps" in value &&
    isListOf(value.steps, isStep) &&
    (!("older" in value) || isListOf(value.older, isStep))
  );
}

function isListOf(value: unknown, isOne: (each: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isOne);
}

function isActor(value: unknown): boolean {
  return has(value, "session", "string") && has(value, "name", "string");
}

/** Whether it has what a page and a replay read of a step. */
function isStep(value: unknown): boolean {
  if (!has(value, "n", "number") || !has(value, "at", "number") || !has(value, "session", "string"))
    return false;
  const { event, after, taken } = value as { event?: unknown; after?: unknown; taken?: unknown };
  if (!has(event, "type", "string") || !isNames(taken) || !has(after, "status", "string")) return false;
  const { active, next } = after as { active?: unknown; next?: unknown };
  return isNames(active) && isNames(next);
}

function isNames(value: unknown): boolean {
  return isListOf(value, (each) => typeof each === "string");
}

function has(value: unknown, key: string, type: "string" | "number"): boolean {
  return typeof value === "object" && value !== null && typeof Reflect.get(value, key) === type;
}
