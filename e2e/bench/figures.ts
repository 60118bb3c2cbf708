/** One thing that was measured, and the bound that the shop aims at. */
export type Figure = { what: string; value: number; unit: string; max?: number; min?: number };

/** A part of the measurements: what it prints, in the order in which it measured it. */
export type Part = { title: string; measure: () => Promise<Figure[]> };

/**
 * What a share of some numbers is at most.
 * @param share 0 to 1
 */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** The middle of some numbers; of an even count, the lower one. */
export function medianOf(numbers: readonly number[]): number {
  return percentile(numbers, 0.5);
}

/** A small table for the terminal. */
export function tableOf(figures: readonly Figure[]): string {
  const width = Math.max(0, ...figures.map(({ what }) => what.length));
  return figures.map((figure) => `  ${figure.what.padEnd(width)}  ${describe(figure)}`).join("\n");
}

function describe({ value, unit, max, min }: Figure): string {
  const text = `${Number(value.toFixed(Math.abs(value) >= 100 ? 0 : 2))} ${unit}`;
  if (max === undefined && min === undefined) return text;
  const isHeld = value <= (max ?? Infinity) && value >= (min ?? -Infinity);
  return `${text}  [${max === undefined ? `at least ${min}` : `at most ${max}`}: ${isHeld ? "held" : "MISSED"}]`;
}
