/** How many products pass between two lines: a small file says nothing. */
const STEP = 2000;

const VERBS = { reading: "Leídos", writing: "Escritos" } as const;

/**
 * Says on the error stream how far an import is, so that its result stays alone on the other one.
 * @returns to be called with how many products are done in a phase
 */
export function reportProgress(write: (line: string) => void = console.error) {
  const reported = { reading: 0, writing: 0 };
  return (phase: keyof typeof VERBS, count: number): void => {
    const steps = Math.floor(count / STEP);
    if (steps <= reported[phase]) return;
    reported[phase] = steps;
    write(`${VERBS[phase]}: ${count} productos…`);
  };
}
