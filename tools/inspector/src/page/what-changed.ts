import type { Glance, Step } from "../bridge/protocol.ts";
import { stepBefore, type AppRecord } from "./apps.ts";
import { contextDiff, type Difference } from "./context-diff.ts";
import { nameOfValue } from "./name-of-value.ts";
import { texts } from "./texts.ts";

/**
 * What a step changed of its actor, the state first.
 * @returns with a sentence where there is no difference to show; empty where there is one
 */
export function whatChanged(record: AppRecord, step: Step): { differences: Difference[]; note: string } {
  const last = stepBefore(record, step);
  if (!last) return { differences: [], note: texts.unknownChange };
  const [before, after] = [nameOfState(last.after), nameOfState(step.after)];
  const differences = [
    ...(before === after ? [] : [{ path: texts.state, before, after }]),
    ...contextDiff(last.after.context, step.after.context),
  ];
  return { differences, note: differences.length > 0 ? "" : noteOf(step) };
}

/** The state of a machine; of another actor, whether it is done. */
export function nameOfState({ value, status }: Glance): string {
  return nameOfValue(value) || status;
}

function noteOf({ changed }: Step): string {
  if (changed === null) return texts.unknownChange;
  return changed ? texts.hiddenChange : texts.unchanged;
}
