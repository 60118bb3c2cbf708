import type { AppHistory, Step } from "./protocol.ts";

export type StepHistory = Readonly<Pick<AppHistory, "older" | "steps">>;

/**
 * Stores the last `most` steps, and of the earlier ones the last of every existing actor, as it has the current state
 * of an actor without later steps.
 */
export function forgetOldest(
  { older, steps }: StepHistory,
  most: number,
  isThere: (session: string) => boolean,
): StepHistory {
  const tooMany = steps.length - most;
  if (tooMany <= 0) return { older, steps };
  const last = new Map<string, Step>();
  for (const step of [...older, ...steps.slice(0, tooMany)])
    if (isThere(step.session)) last.set(step.session, step);
  return { older: [...last.values()], steps: steps.slice(tooMany) };
}
