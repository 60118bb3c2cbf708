import type { Record } from "../bridge/protocol.ts";
import { lastOf, type AppRecord } from "./apps.ts";

/** What is in the file of a saved session. */
export type SavedSession = { v: 1 } & Record;

function toSession({ title, actors, steps }: AppRecord): SavedSession {
  return { v: 1, title, actors: [...actors.values()], steps: [...steps] };
}

/** Undefined for a text that is none. */
export function readSession(text: string): SavedSession | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return isSession(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

function isSession(value: unknown): value is SavedSession {
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
    Array.isArray(value.steps)
  );
}

/** Gives the session to whoever looks at the page, as a file. */
export function saveFile(record: AppRecord): void {
  const blob = new Blob([JSON.stringify(toSession(record), null, 1)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = `flujos-${lastOf(record)}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
