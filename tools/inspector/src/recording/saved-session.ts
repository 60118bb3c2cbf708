import type { AppHistory } from "../bridge/protocol.ts";

/** What is in the file of a saved session. */
export type SavedSession = { v: 1 } & AppHistory;

/** Undefined for a text that is none. */
export function readSession(text: string): SavedSession | undefined {
  try {
    const read: unknown = JSON.parse(text.replace(/^\ufeff/, ""));
    return isSession(read) && !isDeeper(read, MAX_DEPTH) ? read : undefined;
  } catch {
    return undefined;
  }
}

/** Limits the depth, as readers recurse through the data. */
const MAX_DEPTH = 100;

function isDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return depth === 0 || Object.values(value).some((inner) => isDeeper(inner, depth - 1));
}

function isSession(value: unknown): value is SavedSession {
  if (!has(value, "v", "number") || !has(value, "title", "string")) return false;
  const { v, charts, actors, older, steps } = value as Record<string, unknown>;
  const areLists = isListOf(actors, isActor) && isListOf(older, isStep) && isListOf(steps, isStep);
  // An invalid chart fails when it is drawn.
  return v === 1 && Array.isArray(charts) && areLists;
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
  const { event, after, taken, changed } = value as Record<string, unknown>;
  if (
    changed === undefined ||
    !has(event, "type", "string") ||
    !isNames(taken) ||
    !has(after, "status", "string")
  )
    return false;
  const { active, next } = after as { active?: unknown; next?: unknown };
  return isNames(active) && isNames(next);
}

function isNames(value: unknown): boolean {
  return isListOf(value, (each) => typeof each === "string");
}

function has(value: unknown, key: string, type: "string" | "number"): boolean {
  return typeof value === "object" && value !== null && typeof Reflect.get(value, key) === type;
}
