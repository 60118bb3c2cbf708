import type { ActorLogic, AnyEventObject, EventObject, Snapshot as AnySnapshot, StateValue } from "xstate";
import { getAdjacencyMap } from "xstate/graph";
import { nameOf, type Transition } from "./nodes.ts";

const ARROW = " → ";

/** What is explored: the snapshot of a machine, or of a machine with its children. */
type Explored = AnySnapshot<unknown> & { value: StateValue; can: (event: never) => boolean };

/** An event of the model: what the machine receives while paths are searched, and what a test does when it takes them. */
export type ModelEvent<Snapshot extends Explored, Run> = {
  /** Unlike that of any other. */
  title: string;
  /** What the machine would receive; undefined when it cannot happen now. */
  event: (snapshot: Snapshot) => AnyEventObject | undefined;
  /** Does it in the test. A promise resolves when the machine has received the event. */
  happen: (run: Run) => void | Promise<void>;
};

export type Step<Run> = {
  title: string;
  /** Where the machine should be afterwards. */
  value: StateValue;
  happen: (run: Run) => void | Promise<void>;
};

/** How a machine may begin. */
export type Start<Input> = {
  /** Unlike that of any other. */
  title: string;
  input: Input;
};

export type TransitionPath<Input, Run> = { title: string; input: Input; steps: Step<Run>[] };

/** A machine, as far as its paths are concerned: what it emits changes none. */
type Chart<Snapshot extends Explored, Event extends EventObject, Input> = {
  getInitialSnapshot: (scope: never, input: Input) => Snapshot;
  getTransitionData: (snapshot: Snapshot, event: Event) => Transition[];
};

/**
 * The shortest path to each transition: from each state value, by each event that does something there, to each state
 * value that it can lead to. A path that begins another one is left out, unless it is a start of the machine.
 * @param keyOf a key of the snapshots that go on in the same way; of equal ones only the first is explored
 */
export function transitionPaths<Snapshot extends Explored, Event extends EventObject, Input, Run>(
  machine: Chart<Snapshot, Event, Input>,
  {
    starts,
    modelEvents,
    keyOf,
  }: {
    starts: readonly Start<Input>[];
    modelEvents: readonly ModelEvent<Snapshot, Run>[];
    keyOf: (snapshot: Snapshot) => string;
  },
): TransitionPath<Input, Run>[] {
  const shortest = new Map(starts.map((start) => [start.title, pathOf<Input, Run>(start, [])]));
  for (const start of starts) {
    for (const [goal, steps] of shortestFrom(machine, { start, modelEvents, keyOf })) {
      const best = shortest.get(goal)?.steps.length ?? Infinity;
      if (steps.length < best) shortest.set(goal, pathOf(start, steps));
    }
  }
  return withoutBeginnings([...shortest.values()]);
}

/** The shortest path to each goal from one start. */
function shortestFrom<Snapshot extends Explored, Event extends EventObject, Input, Run>(
  machine: Chart<Snapshot, Event, Input>,
  {
    start: { input },
    modelEvents,
    keyOf,
  }: {
    start: Start<Input>;
    modelEvents: readonly ModelEvent<Snapshot, Run>[];
    keyOf: (snapshot: Snapshot) => string;
  },
): Map<string, Step<Run>[]> {
  const known = new WeakMap<EventObject, ModelEvent<Snapshot, Run>>();
  const eventsAt = (snapshot: Snapshot) =>
    modelEvents.flatMap((modelEvent) => {
      // A machine's own types leave out the answers of its actors, which are events all the same.
      const event = modelEvent.event(snapshot) as Event | undefined;
      if (!event || !snapshot.can(event as never)) return [];
      known.set(event, modelEvent);
      return event;
    });
  // Every machine is one; only the type of the events that it emits stands in the way.
  const logic = machine as unknown as ActorLogic<Snapshot, Event, Input>;
  const states = getAdjacencyMap(logic, {
    input,
    events: eventsAt,
    serializeEvent: (event) => known.get(event)?.title ?? event.type,
    serializeState: keyOf,
    limit: Infinity,
  });

  const heads = new Map<string, Step<Run>[]>();
  const shortest = new Map<string, Step<Run>[]>();
  // The nearest states come first: the first path to a state is the shortest.
  for (const [key, { state, transitions }] of Object.entries(states)) {
    const head = heads.get(key) ?? [];
    heads.set(key, head);
    for (const { event, state: next } of Object.values<{ event: Event; state: Snapshot }>(transitions)) {
      const modelEvent = known.get(event);
      if (!modelEvent) continue;
      const steps = [...head, { title: modelEvent.title, value: next.value, happen: modelEvent.happen }];
      const covered = machine.getTransitionData(state, event).map(nameOf);
      const goal = JSON.stringify([state.value, modelEvent.title, covered, next.value]);
      if (!heads.has(keyOf(next))) heads.set(keyOf(next), steps);
      if (!shortest.has(goal)) shortest.set(goal, steps);
    }
  }
  return shortest;
}

/** Takes a path with the real machine, and checks after each step. */
export async function testPath<Run, S extends Pick<Step<Run>, "happen">>(
  { steps: [first, ...rest] }: { steps: readonly S[] },
  run: Run,
  look: (step: S) => void,
): Promise<void> {
  if (!first) return;
  // A synchronous step is checked before any answer can arrive.
  const received = first.happen(run);
  if (received) await received;
  look(first);
  await testPath({ steps: rest }, run, look);
}

function pathOf<Input, Run>({ title, input }: Start<Input>, steps: Step<Run>[]): TransitionPath<Input, Run> {
  return { title: [title, ...steps.map((step) => step.title)].join(ARROW), input, steps };
}

function withoutBeginnings<Input, Run>(paths: TransitionPath<Input, Run>[]): TransitionPath<Input, Run>[] {
  return paths.filter(({ title }) => !paths.some((other) => other.title.startsWith(title + ARROW)));
}
