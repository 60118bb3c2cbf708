import type { Glance, Step } from "../bridge/protocol.ts";
import { stepBefore, type AppRecord } from "./apps.ts";
import { nameOfValue } from "./name-of-value.ts";
import { texts } from "./texts.ts";

/** One value inside another, by the way to it. A side that is undefined has no such value. */
type Difference = { path: string; before: unknown; after: unknown };

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

/** What differs between two values of plain data, in the order of the later one. */
export function contextDiff(before: unknown, after: unknown): Difference[] {
  const old = new Map(leavesOf(before, ""));
  const now = new Map(leavesOf(after, ""));
  const paths = [...now.keys(), ...[...old.keys()].filter((path) => !now.has(path))];
  return paths
    .map((path) => ({ path, before: old.get(path), after: now.get(path) }))
    .filter((each) => JSON.stringify(each.before) !== JSON.stringify(each.after));
}

function leavesOf(value: unknown, path: string): [string, unknown][] {
  if (typeof value !== "object" || value === null) return [[path, value]];
  const inner = Object.entries(value);
  if (inner.length === 0) return [[path, value]];
  return inner.flatMap(([key, each]) => leavesOf(each, path === "" ? key : `${path}.${key}`));
}
