/** The CSS variables that stand behind the steps of the ramps given. */
export function rampVariables(
  ramps: Record<string, Partial<Record<number, string>>>,
): Record<string, string> {
  const entries = Object.entries(ramps).flatMap(([ramp, steps]) =>
    Object.entries(steps).map(([step, color]): [string, string] => [
      `--chakra-colors-${ramp}-${step}`,
      color ?? "",
    ]),
  );
  return Object.fromEntries(entries);
}
