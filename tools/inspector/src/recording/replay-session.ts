import {
  createActor,
  createEmptyActor,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from "xstate";
import { HIDDEN, REFERENCE } from "../bridge/create-mask.ts";
import { isBoundary, type Glance, type Step } from "../bridge/protocol.ts";
import { toChart } from "../chart/to-chart.ts";
import type { SavedSession } from "./saved-session.ts";

/** The outcome of the steps of one machine. */
export type Replayed = {
  machine: string;
  /** How many have the same outcome. */
  same: number;
  /** How many of these were not computed, but taken as recorded, as data that they depend on is masked in the file. */
  recorded: number;
  /** The steps that lead elsewhere now, although all data that they depend on is known. */
  others: { n: number; event: string; from: unknown; to: unknown; now: unknown }[];
  /** How many are undecidable: their data is masked, and the recorded transition no longer exists. */
  unclear: number;
};

/**
 * Replays every step of a saved session, each from its recorded state, with the current machines. No service is called
 * and no event is emitted: a transition is a function of state and event.
 * @param machines by their ids; a step of any other is left out
 */
export function replaySession(
  { actors, older, steps }: SavedSession,
  machines: ReadonlyMap<string, AnyStateMachine>,
): Replayed[] {
  const replayed = new Map<string, Replayed>();
  const before = new Map(older.map((step) => [step.session, step]));
  for (const step of steps) {
    const id = actors.find(({ session }) => session === step.session)?.machine ?? "";
    const machine = machines.get(id);
    const last = before.get(step.session);
    before.set(step.session, step);
    if (!machine || !last || isBoundary(step.event) || last.after.status !== "active") continue;
    const result = replayed.get(id) ?? { machine: id, same: 0, recorded: 0, others: [], unclear: 0 };
    replayed.set(id, result);
    // A child that ended of this step has its own last one after that of its parent before.
    const children = actors.filter(
      ({ parent, last: end }) => parent === step.session && (end === null || end > last.n),
    );
    const names = children.map(({ name }) => name);
    const now = valueAfter(machine, last.after, step.event, names);
    if (isSame(now, step.after.value)) result.same += 1;
    else if (isHidden([last.after.context, step.event])) {
      if (hasTransitions(machine, step)) {
        result.same += 1;
        result.recorded += 1;
      } else result.unclear += 1;
    } else
      result.others.push({
        n: step.n,
        event: step.event.type,
        from: last.after.value,
        to: step.after.value,
        now,
      });
  }
  return [...replayed.values()];
}

/**
 * The next state value; or a text that explains why it is unknown.
 * @param children the names of the actors that it runs
 */
function valueAfter(
  machine: AnyStateMachine,
  { value, context }: Glance,
  event: Step["event"],
  children: readonly string[],
): unknown {
  try {
    const start: AnyMachineSnapshot = machine.resolveState({
      value: value as never, // what a machine of this id has been in
      context: withReferences(context),
    });
    start.children = Object.fromEntries(children.map((name) => [name, createEmptyActor()]));
    return machine.transition(start, event, aloneIn(machine)).value;
  } catch (error) {
    return String(error);
  }
}

/** Like XState's pure `transition`, but with a parent to which a child may send. */
function aloneIn(machine: AnyStateMachine): AnyActorScope {
  const parent = createEmptyActor();
  const nothing = () => undefined;
  return {
    self: createActor(machine, { parent }),
    system: parent.system,
    id: "",
    sessionId: "",
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  };
}

/** Replaces actor references in a context by ones that drop events. */
function withReferences(context: unknown): unknown {
  const revive = (_: string, value: unknown) =>
    typeof value === "string" && value.startsWith(REFERENCE) ? createEmptyActor() : value;
  return JSON.parse(JSON.stringify(context ?? {}), revive);
}

/** Whether the machine of today has the recorded transitions, and the states to which they led. */
function hasTransitions(machine: AnyStateMachine, { taken, after }: Step): boolean {
  const { nodes, edges } = toChart(machine);
  const transitions = new Set([...edges, ...nodes.flatMap(({ handlers }) => handlers)].map(({ id }) => id));
  const states = new Set(nodes.map(({ id }) => id));
  return (
    taken.length > 0 && taken.every((id) => transitions.has(id)) && after.active.every((id) => states.has(id))
  );
}

function isHidden(value: unknown): boolean {
  return JSON.stringify(value).includes(HIDDEN);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
