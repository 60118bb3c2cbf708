import type { EventObject, StateValue } from "xstate";
import { explore, type Chart, type Exploration, type Explored, type Start } from "./explore.ts";
import { nameOf } from "./nodes.ts";

const ARROW = " → ";

export type Step<Run> = {
  title: string;
  /** The expected state value afterwards. */
  value: StateValue;
  happen: (run: Run) => void | Promise<void>;
};

export type TransitionPath<Input, Run> = { title: string; input: Input; steps: Step<Run>[] };

/**
 * The shortest path to each transition: from each state value, by each event with an effect there, to each possible
 * next state value. A path that is a prefix of another one is left out, unless it is a start of the machine.
 */
export function transitionPaths<Snapshot extends Explored, Event extends EventObject, Input, Run>(
  machine: Chart<Snapshot, Event, Input>,
  { starts, ...exploration }: Exploration<Snapshot, Run> & { starts: readonly Start<Input>[] },
): TransitionPath<Input, Run>[] {
  const shortest = new Map(starts.map((start) => [start.title, pathOf<Input, Run>(start, [])]));
  for (const start of starts) {
    for (const [goal, steps] of shortestFrom(machine, { ...exploration, input: start.input })) {
      const best = shortest.get(goal)?.steps.length ?? Infinity;
      if (steps.length < best) shortest.set(goal, pathOf(start, steps));
    }
  }
  return withoutBeginnings([...shortest.values()]);
}

/** The shortest path to each goal from one start. */
function shortestFrom<Snapshot extends Explored, Event extends EventObject, Input, Run>(
  machine: Chart<Snapshot, Event, Input>,
  exploration: Exploration<Snapshot, Run> & { input: Input },
): Map<string, Step<Run>[]> {
  const heads = new Map<string, Step<Run>[]>();
  const shortest = new Map<string, Step<Run>[]>();
  // The nearest states come first: the first path to a state is the shortest.
  for (const [key, edges] of explore(machine, exploration)) {
    const head = heads.get(key) ?? [];
    heads.set(key, head);
    for (const { from, to, modelEvent, covered } of edges) {
      const { title, happen } = modelEvent;
      const steps = [...head, { title, value: to.value, happen }];
      // Automatic transitions are no goals of their own.
      const names = covered.filter(({ eventType }) => eventType !== "").map(nameOf);
      const goal = JSON.stringify([from.value, title, names, to.value]);
      const next = exploration.keyOf(to);
      if (!heads.has(next)) heads.set(next, steps);
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
