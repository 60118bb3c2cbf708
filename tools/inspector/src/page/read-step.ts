import { INSPECTOR, isBoundary, type Step } from "../bridge/protocol.ts";
import type { AppRecord } from "./apps.ts";
import { texts } from "./texts.ts";

/** What an actor is called; its session where nothing is known of it any more. */
export function nameOfActor({ actors }: AppRecord, session: string): string {
  return actors.get(session)?.name ?? session;
}

/** Who sent an event. @param source see `Step` */
export function nameOfSource(record: AppRecord, source: string | null): string {
  if (source === null) return texts.outside;
  return source === INSPECTOR ? texts.inspector : nameOfActor(record, source);
}

/** Whether a machine had no transition for what it received; the start and the end of an actor need none. */
export function isIgnored({ actors }: AppRecord, { session, event, taken }: Step): boolean {
  const isMachine = typeof actors.get(session)?.machine === "string";
  return isMachine && !isBoundary(event) && taken.length === 0;
}

/** A transition as a person reads it, from its id. */
export function readTransition(id: string): string {
  const [source = "", event = "", guard = "", target = ""] = id.split("|");
  const condition = guard === "" ? "" : ` [${guard}]`;
  const end = target === "" || target === source ? "" : ` > ${target}`;
  return `${source}: ${event === "" ? "always" : event}${condition}${end}`;
}
