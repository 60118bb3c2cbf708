import type { Step } from "../bridge/protocol.ts";

/**
 * The events by name that a machine takes now: `cookie.*` stands for all of that kind that were seen.
 * @param next the descriptors of its transitions
 */
export function possibleEvents(next: readonly string[], seen: readonly Step[]): string[] {
  const all = next.flatMap((descriptor) => {
    if (!descriptor.endsWith("*")) return [descriptor];
    const start = descriptor.slice(0, -1);
    return seen.map(({ event }) => event.type).filter((type) => type.startsWith(start));
  });
  return [...new Set(all)].filter((type) => !type.startsWith("xstate.")).toSorted();
}

/** The data of the last event of a type, as JSON to be changed and sent again; empty where there is none. */
export function lastPayload(type: string, seen: readonly Step[]): string {
  const { type: _, ...payload } = seen.findLast(({ event }) => event.type === type)?.event ?? {};
  return Object.keys(payload).length === 0 ? "" : JSON.stringify(payload, null, 2);
}
