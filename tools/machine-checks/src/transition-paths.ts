import type { ActorLogic, AnyEventObject, AnyMachineSnapshot, EventObject, StateValue } from "xstate";
import { getAdjacencyMap } from "xstate/graph";

const ARROW = " → ";

/** One thing that may happen to a machine: an event while the paths are found, and something real once they are run. */
export type Happening<Snapshot extends AnyMachineSnapshot, Run> = {
  /** Unlike that of any other. */
  title: string;
  /** What the machine would hear; undefined when it cannot happen now. */
  event: (snapshot: Snapshot) => AnyEventObject | undefined;
  /** Does it to the real machine's world. A promise ends when the machine has heard. */
  happen: (run: Run) => void | Promise<void>;
};

export type Step<Run> = {
  title: string;
  /** Where the machine should be afterwards. */
  value: StateValue;
  happen: (run: Run) => void | Promise<void>;
};

export type TransitionPath<Run> = { title: string; steps: Step<Run>[] };

/**
 * The shortest way to everything that can happen in every state: each state value, each happening that does
 * something there, and each state value that it can lead to. A path that begins another one is left out.
 * @param keyOf tells two snapshots apart which can go on differently; of equal ones only the first is explored
 */
export function transitionPaths<Snapshot extends AnyMachineSnapshot, Event extends EventObject, Input, Run>(
  machine: ActorLogic<Snapshot, Event, Input>,
  {
    happenings,
    keyOf,
    input,
  }: {
    happenings: readonly Happening<Snapshot, Run>[];
    keyOf: (snapshot: Snapshot) => string;
    input: Input;
  },
): TransitionPath<Run>[] {
  const known = new WeakMap<EventObject, Happening<Snapshot, Run>>();
  const eventsAt = (snapshot: Snapshot) =>
    happenings.flatMap((happening) => {
      // A machine's own types leave out the answers of its actors, which are events all the same.
      const event = happening.event(snapshot) as Event | undefined;
      if (!event || !snapshot.can(event)) return [];
      known.set(event, happening);
      return event;
    });
  const steps = getAdjacencyMap(machine, {
    input,
    events: eventsAt,
    serializeEvent: (event) => known.get(event)?.title ?? event.type,
    serializeState: keyOf,
    limit: Infinity,
  });

  const heads = new Map<string, Step<Run>[]>();
  const shortest = new Map<string, Step<Run>[]>();
  // The nearest states come first, so that whatever reaches a state first is the shortest way there.
  for (const [key, { state, transitions }] of Object.entries(steps)) {
    const head = heads.get(key) ?? [];
    heads.set(key, head);
    for (const { event, state: next } of Object.values<{ event: Event; state: Snapshot }>(transitions)) {
      const happening = known.get(event);
      if (!happening) continue;
      const path = [...head, { title: happening.title, value: next.value, happen: happening.happen }];
      const goal = JSON.stringify([state.value, happening.title, next.value]);
      if (!heads.has(keyOf(next))) heads.set(keyOf(next), path);
      if (!shortest.has(goal)) shortest.set(goal, path);
    }
  }
  return withoutBeginnings([...shortest.values()].map(pathOf));
}

/** Takes a path in a real world, and has a look after each step. */
export async function walk<Run>(
  { steps: [first, ...rest] }: Pick<TransitionPath<Run>, "steps">,
  run: Run,
  look: (step: Step<Run>) => void,
): Promise<void> {
  if (!first) return;
  // Whatever is not waited for happens in the same breath, before any answer can be heard.
  const heard = first.happen(run);
  if (heard) await heard;
  look(first);
  await walk({ steps: rest }, run, look);
}

function pathOf<Run>(steps: Step<Run>[]): TransitionPath<Run> {
  return { title: steps.map(({ title }) => title).join(ARROW), steps };
}

function withoutBeginnings<Run>(paths: TransitionPath<Run>[]): TransitionPath<Run>[] {
  return paths.filter(({ title }) => !paths.some((other) => other.title.startsWith(title + ARROW)));
}
