import { fromCallback, type EventObject } from "xstate";

/**
 * Forwards events that children of its parent emit, to the parent. Invoked before them, it receives their first event,
 * too. Its input is the `systemId` of each: JSON, so that it can be in a persisted snapshot.
 */
export const forwardEmitted = fromCallback<EventObject, readonly string[]>(({ input, system, sendBack }) => {
  const subscriptions = input.map((systemId) => system.get(systemId)?.on("*", sendBack));
  return () => subscriptions.forEach((subscription) => subscription?.unsubscribe());
});
