import type { ActorLogic, AnyEventObject, EventObject, Snapshot as AnySnapshot, StateValue } from "xstate";
import { getAdjacencyMap } from "xstate/graph";
import { nameOf, type Transition } from "./nodes.ts";

const ARROW = " → ";

/** What is explored: a machine's snapshot, or that of a machine and those that it runs. */
type Explored = AnySnapshot<unknown> & { value: StateValue; can: (event: never) => boolean };

/** One thing that may happen to a machine: an event while the paths are found, and something real once they are run. */
export type ModelEvent<Snapshot extends Explored, Run> = {
  /** Unlike that of any other. */
  title: string;
  /** What the machine would receive; undefined when it cannot happen now. */
  event: (snapshot: Snapshot) => AnyEventObject | undefined;
  /** Does it to the real machine's world. A promise ends when the machine has received it. */
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
 * The shortest way to everything that can happen in every state: each state value, each event that does
 * something there, and each transition and state value that it can lead to. A path that begins another one is
 * left out; no beginning of the machine is.
 * @param keyOf tells two snapshots apart which can go on differently; of equal ones only the first is explored
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

/** The shortest way to each goal from one beginning. */
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
  // The nearest states come first, so that whatever reaches a state first is the shortest way there.
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

/** Takes a path in a real world, and has a look after each step. */
export async function testPath<Run, S extends Pick<Step<Run>, "happen">>(
  { steps: [first, ...rest] }: { steps: readonly S[] },
  run: Run,
  look: (step: S) => void,
): Promise<void> {
  if (!first) return;
  // Whatever is not waited for happens in the same breath, before any answer can arrive.
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
