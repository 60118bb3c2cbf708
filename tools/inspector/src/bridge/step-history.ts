import type { AppHistory, Step } from "./protocol.ts";

export type StepHistory = Readonly<Pick<AppHistory, "older" | "steps">>;

/**
 * Keeps the last `most` steps. Of those before them it keeps the last of every actor that is still there: an actor
 * may be quiet for longer than any number of steps, and its state is in that one.
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
