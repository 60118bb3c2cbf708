import { fromCallback, type AnyActorRef, type EventObject } from "xstate";

/**
 * Passes on what children of an actor emit, as events of that actor. Invoked before them, it is there for their first
 * event. Input: the actor that invokes it, and the ids of the children.
 */
export const childEvents = fromCallback<EventObject, { parent: AnyActorRef; ids: readonly string[] }>(
  ({ input: { parent, ids }, sendBack }) => {
    // Only now: while the input was made, the children that are invoked after this one were not there yet.
    const children: Record<string, AnyActorRef | undefined> = parent.getSnapshot().children;
    const subscriptions = ids.map((id) => children[id]?.on("*", sendBack));
    return () => subscriptions.forEach((subscription) => subscription?.unsubscribe());
  },
);
