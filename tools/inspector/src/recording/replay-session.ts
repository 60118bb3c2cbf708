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

/** What became of the steps of one machine. */
export type Replayed = {
  machine: string;
  /** How many led where they had led. */
  same: number;
  /** How many of these were not decided anew, but as recorded: something that decides them is hidden in the file. */
  recorded: number;
  /** How many lead elsewhere now, though all that they depend on is known. */
  others: { n: number; event: string; from: unknown; to: unknown; now: unknown }[];
  /** How many could not be judged: what decides them is hidden, and the recorded transition no longer exists. */
  unclear: number;
};

/**
 * Takes every step of a saved session again, each from where it began, with the machines as they are today.
 * No service is called and no event is emitted outside: what a machine decides is a function of where it is and what it receives.
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
 * Where the machine goes; a text that says why when it cannot say.
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

/** As `transition` of XState has it, where nothing is done, but with a parent that a child may report to. */
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

/** Events can be sent to what a context refers to; nobody receives them. */
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
