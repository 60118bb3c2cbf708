import { transition, type AnyMachineSnapshot, type AnyStateMachine } from "xstate";
import { HIDDEN } from "../bridge/create-mask.ts";
import { isBoundary, type Glance, type Step } from "../bridge/protocol.ts";
import type { SavedSession } from "./saved-session.ts";

/** What became of the steps of one machine. */
export type Replayed = {
  machine: string;
  /** How many led where they had led. */
  same: number;
  /** How many lead elsewhere now, though all that they depend on is known. */
  others: { n: number; event: string; from: unknown; to: unknown; now: unknown }[];
  /** How many could not be judged: something that they may depend on is hidden in the file. */
  unclear: number;
};

/**
 * Takes every step of a saved session again, each from where it began, with the machines as they are today.
 * Nothing is called and nobody is told: what a machine decides is a function of where it is and what it hears.
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
    const result = replayed.get(id) ?? { machine: id, same: 0, others: [], unclear: 0 };
    replayed.set(id, result);
    const now = valueAfter(machine, last.after, step.event);
    if (isSame(now, step.after.value)) result.same += 1;
    else if (isHidden([last.after.context, step.event])) result.unclear += 1;
    else
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

/** Where the machine goes; a text that says why when it cannot say. */
function valueAfter(machine: AnyStateMachine, { value, context }: Glance, event: Step["event"]): unknown {
  try {
    const start = machine.resolveState({ value: value as never, context });
    const [next] = transition(machine, start as AnyMachineSnapshot, event);
    return next.value;
  } catch (error) {
    return String(error);
  }
}

function isHidden(value: unknown): boolean {
  return JSON.stringify(value).includes(HIDDEN);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
