import type { SavedSession } from "../recording/saved-session.ts";
import { lastOf, type AppRecord } from "./apps.ts";

/** Downloads the session as a file. */
export function saveFile(record: AppRecord): void {
  const blob = new Blob([JSON.stringify(toSession(record), null, 1)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = `flujos-${lastOf(record)}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

function toSession({ title, charts, actors, older, steps }: AppRecord): SavedSession {
  return {
    v: 1,
    title,
    charts: [...charts],
    actors: [...actors.values()],
    older: [...older],
    steps: [...steps],
  };
}
