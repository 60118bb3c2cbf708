import { fromCallback, type EventObject } from "xstate";

/**
 * Passes on what children of the actor that invokes it emit, as events of that actor. Invoked before them, it is there
 * for their first event. Its input is the `systemId` of each: JSON, so that it survives in a persisted snapshot.
 */
export const childEvents = fromCallback<EventObject, readonly string[]>(({ input, system, sendBack }) => {
  const subscriptions = input.map((systemId) => system.get(systemId)?.on("*", sendBack));
  return () => subscriptions.forEach((subscription) => subscription?.unsubscribe());
});
