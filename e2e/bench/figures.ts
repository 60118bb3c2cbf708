/** The middle, and the time that 19 of 20 stay below, in whole milliseconds. */
export type Spread = { median: number; p95: number };

/** @param times at least one, in milliseconds */
export function spreadOf(times: readonly number[]): Spread {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number) => Math.round(sorted[Math.ceil(part * sorted.length) - 1] ?? Number.NaN);
  return { median: at(0.5), p95: at(0.95) };
}

export type Figures = {
  /** How busy the machine was meanwhile: processes that wanted to run, over the last minute. */
  load: number;
  fastClicks: { clicks: number; lost: number; calls: number };
  changedScreen: Spread & { slowed: number };
  confirmed: Spread;
  hundredLines: { lines: number; script: Spread; task: Spread };
};

/** A small table for the terminal. */
export function tableOf(figures: Figures): string {
  const { load, fastClicks, changedScreen, confirmed, hundredLines } = figures;
  const spread = ({ median, p95 }: Spread) => `${median} ms, p95 ${p95} ms`;
  const rows: [string, string][] = [
    [
      `${fastClicks.clicks} fast clicks on "+"`,
      `${fastClicks.lost} lost, ${fastClicks.calls} calls that change the cart`,
    ],
    [`click to changed screen, processor slowed ${changedScreen.slowed} times`, spread(changedScreen)],
    ["click to confirmed by the server", spread(confirmed)],
    [`one change in a cart of ${hundredLines.lines} lines, script`, spread(hundredLines.script)],
    [`one change in a cart of ${hundredLines.lines} lines, all work of the page`, spread(hundredLines.task)],
    ["load of this machine meanwhile", load.toFixed(2)],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join("\n");
}
