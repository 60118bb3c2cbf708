import { fromCallback, type AnyActorRef, type EventObject } from "xstate";

/**
 * Passes on what children of the actor that invokes it emit, as events of that actor. Invoked before them, it is there
 * for their first event. Its input is JSON, so that it survives in a persisted snapshot.
 */
export const childEvents = fromCallback<EventObject, { ids: readonly string[] }>(
  ({ input: { ids }, self, sendBack }) => {
    const children: Record<string, AnyActorRef | undefined> = self._parent?.getSnapshot().children ?? {};
    const subscriptions = ids.map((id) => children[id]?.on("*", sendBack));
    return () => subscriptions.forEach((subscription) => subscription?.unsubscribe());
  },
);
