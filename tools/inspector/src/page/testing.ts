import type { ActorCard, Step } from "../bridge/protocol.ts";
import { toRecord, type AppRecord } from "./apps.ts";

/** An actor whose name, machine and session are the same. */
export function card(session: string, more: Partial<ActorCard> = {}): ActorCard {
  return { session, name: session, machine: session, chart: null, parent: null, last: null, ...more };
}

export function step(n: number, session: string, more: Partial<Step> = {}): Step {
  return {
    n,
    at: n,
    session,
    source: null,
    event: { type: "lamp.turn" },
    taken: ["a|b||c"],
    changed: true,
    after: { status: "active", value: "on", context: {}, active: [], next: [] },
    ...more,
  };
}

export function recordOf(actors: ActorCard[], steps: Step[], isSaved = false): AppRecord {
  return toRecord({ title: "A house", charts: [], actors, older: [], steps }, isSaved);
}
