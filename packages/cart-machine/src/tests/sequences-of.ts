/** Every sequence of this length, in which each step may be any of the given ones. */
export function sequencesOf<Step>(steps: readonly Step[], length: number): Step[][] {
  if (length === 0) return [[]];
  return sequencesOf(steps, length - 1).flatMap((sequence) => steps.map((step) => [...sequence, step]));
}
