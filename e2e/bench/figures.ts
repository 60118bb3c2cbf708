/** Times of one thing, in milliseconds: the middle, what 19 of 20 and 99 of 100 stay below, and the ends. */
export type Spread = { median: number; p95: number; p99: number; min: number; max: number };

/** One thing that was measured. */
export type Figure = {
  what: string;
  /** Of every value that is not a count of its own, such as `ms`, `kB` or `calls`. */
  unit: string;
  values: Record<string, number>;
  /** What the shop aims at: the value it is about, and its bound. */
  target?: { value: string; max?: number; min?: number };
};

/** A part of the measurements: what it prints, in the order in which it measured it. */
export type Part = { title: string; measure: () => Promise<Figure[]> };

/** @param times at least one, in milliseconds */
export function spreadOf(times: readonly number[]): Spread {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number) => sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95), p99: at(0.99), min: at(0), max: at(1) };
}

/** The middle of some numbers; of an even count, the lower one. */
export function medianOf(numbers: readonly number[]): number {
  return spreadOf(numbers).median;
}

/** Whether a figure is where the shop wants it; undefined when nothing was said about it. */
function isOnTarget({ values, target }: Figure): boolean | undefined {
  if (!target) return undefined;
  const value = values[target.value];
  if (value === undefined) return false;
  return value <= (target.max ?? Infinity) && value >= (target.min ?? -Infinity);
}

/** A small table for the terminal. */
export function tableOf(figures: readonly Figure[]): string {
  const width = Math.max(0, ...figures.map(({ what }) => what.length));
  return figures
    .map((figure) => `  ${figure.what.padEnd(width)}  ${formatValues(figure)}${formatTarget(figure)}`)
    .join("\n");
}

/** Values that are no times, whatever the others of their figure are. */
const COUNTS = new Set(["perSecond", "errors", "megabytes"]);

function formatValues({ values, unit }: Figure): string {
  return Object.entries(values)
    .map(([name, value]) => {
      const what = name === "value" ? "" : `${name} `;
      return `${what}${round(value)}${COUNTS.has(name) ? "" : ` ${unit}`}`;
    })
    .join(", ");
}

function formatTarget(figure: Figure): string {
  const { target } = figure;
  if (!target) return "";
  const bound = target.max === undefined ? `at least ${target.min}` : `at most ${target.max}`;
  return `  [${bound}: ${isOnTarget(figure) ? "held" : "MISSED"}]`;
}

/** Whole where the whole says it, a decimal or two where only they do. */
function round(value: number): string {
  if (!Number.isFinite(value)) return "-";
  return String(Number(value.toFixed(Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2)));
}
