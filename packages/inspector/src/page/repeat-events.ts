import { HIDDEN } from "../bridge/create-mask.ts";
import { FIRST_SEEN, INSPECTOR, type Step } from "../bridge/protocol.ts";
import type { AppRecord } from "./apps.ts";

/**
 * Sends a running app what somebody did in a saved session: the events that came from no actor.
 * @returns how many were sent, and how many could not be: their data is hidden, or their actor is not there
 */
export function repeatEvents(
  saved: AppRecord,
  running: AppRecord,
  send: (session: string, event: Step["event"]) => void,
): { sent: number; left: number } {
  const done = saved.steps.filter(
    ({ source, event }) =>
      (source === null || source === INSPECTOR) &&
      event.type !== FIRST_SEEN &&
      !event.type.startsWith("xstate."),
  );
  let sent = 0;
  for (const { session, event } of done) {
    const was = saved.actors.get(session);
    const now = [...running.actors.values()].find(
      ({ name, machine, last }) => last === null && name === was?.name && machine === was.machine,
    );
    if (!now || JSON.stringify(event).includes(HIDDEN)) continue;
    send(now.session, event);
    sent += 1;
  }
  return { sent, left: done.length - sent };
}
