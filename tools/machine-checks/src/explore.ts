import type { ActorLogic, AnyEventObject, EventObject, Snapshot as AnySnapshot, StateValue } from "xstate";
import { getAdjacencyMap, type AdjacencyMap } from "xstate/graph";
import type { Transition } from "./nodes.ts";

/** What is explored: the snapshot of a machine, or of a machine with its children. */
export type Explored = AnySnapshot<unknown> & { value: StateValue; can: (event: never) => boolean };

/** An event of the model: what the machine receives while paths are searched, and what a test does when it takes them. */
export type ModelEvent<Snapshot extends Explored, Run> = {
  /** Unlike that of any other. */
  title: string;
  /** What the machine would receive; undefined when it cannot happen now. */
  event: (snapshot: Snapshot) => AnyEventObject | undefined;
  /** Does it in the test. A promise resolves when the machine has received the event. */
  happen: (run: Run) => void | Promise<void>;
};

/** How a machine may begin. */
export type Start<Input> = {
  /** Unlike that of any other. */
  title: string;
  input: Input;
};

/** A machine, as far as its paths are concerned: what it emits changes none. */
export type Chart<Snapshot extends Explored, Event extends EventObject, Input> = {
  getInitialSnapshot: (scope: never, input: Input) => Snapshot;
  getTransitionData: (snapshot: Snapshot, event: Event) => Transition[];
};

export type Exploration<Snapshot extends Explored, Run> = {
  modelEvents: readonly ModelEvent<Snapshot, Run>[];
  /** A key for equivalent snapshots; of equal ones only the first is explored. */
  keyOf: (snapshot: Snapshot) => string;
};

/** What a model event does in an explored state. */
export type Edge<Snapshot extends Explored, Run> = {
  from: Snapshot;
  to: Snapshot;
  modelEvent: ModelEvent<Snapshot, Run>;
  covered: Transition[];
};

/** The states that can be reached from one start, by their keys, the nearest first, each with what can happen in it. */
export function explore<Snapshot extends Explored, Event extends EventObject, Input, Run>(
  machine: Chart<Snapshot, Event, Input>,
  { modelEvents, keyOf, input }: Exploration<Snapshot, Run> & { input: Input },
): Map<string, Edge<Snapshot, Run>[]> {
  const known = new WeakMap<EventObject, ModelEvent<Snapshot, Run>>();
  const eventsAt = (snapshot: Snapshot) =>
    modelEvents.flatMap((modelEvent) => {
      // A machine's event type lacks the events of its actors.
      const event = modelEvent.event(snapshot) as Event | undefined;
      if (!event || !snapshot.can(event as never)) return [];
      known.set(event, modelEvent);
      return event;
    });
  // Every machine is one; only the type of its emitted events prevents the assignment.
  const logic = machine as unknown as ActorLogic<Snapshot, Event, Input>;
  const states: AdjacencyMap<Snapshot, Event> = getAdjacencyMap(logic, {
    input,
    events: eventsAt,
    serializeEvent: (event) => known.get(event)?.title ?? event.type,
    serializeState: keyOf,
    limit: Infinity,
  });
  return new Map(
    Object.entries(states).map(([key, { state, transitions }]) => [
      key,
      Object.values<{ event: Event; state: Snapshot }>(transitions).flatMap(({ event, state: to }) => {
        const modelEvent = known.get(event);
        const covered = machine.getTransitionData(state, event);
        return modelEvent ? { from: state, to, modelEvent, covered } : [];
      }),
    ]),
  );
}
