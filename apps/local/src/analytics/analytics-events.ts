import type { DatabaseSync } from "node:sqlite";
import type { AnalyticsEvent } from "@shop/contract";
import { createWrite } from "../start/create-write.ts";

export interface StoredEvent {
  readonly event: AnalyticsEvent;
  /** ms */
  readonly at: number;
}

const MAX_EVENTS = 200;

export type AnalyticsEvents = ReturnType<typeof createAnalyticsEvents>;

/** The newest analytics events, in the file of the shop, instead of an analytics service. */
export function createAnalyticsEvents(database: DatabaseSync) {
  database.exec(
    "CREATE TABLE IF NOT EXISTS measured_events (id INTEGER PRIMARY KEY, event TEXT NOT NULL, at INTEGER NOT NULL) STRICT",
  );
  const write = createWrite(database);
  return {
    store: async (event: AnalyticsEvent) => {
      await write("INSERT INTO measured_events (event, at) VALUES (?, ?)", JSON.stringify(event), Date.now());
      await write(
        "DELETE FROM measured_events WHERE id <= (SELECT max(id) FROM measured_events) - ?",
        MAX_EVENTS,
      );
    },
    /** Newest first. */
    list: (): StoredEvent[] => {
      // STRICT table: the columns hold these types.
      const newestFirst = database.prepare("SELECT event, at FROM measured_events ORDER BY id DESC");
      const rows = newestFirst.all() as unknown as { event: string; at: number }[];
      // Only valid events were stored.
      return rows.map(({ event, at }) => ({ event: JSON.parse(event) as AnalyticsEvent, at }));
    },
  };
}
