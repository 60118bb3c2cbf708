// How the pages load on a slow phone, by Lighthouse: its categories, its times, and what all scripts weigh.
import type { Result } from "lighthouse";
import { inTurn } from "../../in-turn.ts";
import { withDemoShop } from "../bench-shop.ts";
import { medianOf, type Figure, type Part } from "../figures.ts";
import { LEAST_SCORES, scoreOf, withLighthouse } from "../lighthouse.ts";

export const ROUTES = {
  home: "/home",
  marketplace: "/marketplace",
  product: "/detalles/leche-entera-1-l",
  cart: "/carritocompras",
};
const RUNS = 3;

/** The audits whose number is shown, with its unit and what the shop aims at. */
const NUMBERS = [
  ["largest-contentful-paint", "ms", 1700],
  ["total-blocking-time", "ms", 120],
  ["cumulative-layout-shift", "", 0],
] as const;

export const part: Part = {
  title: `Loading on a phone (Lighthouse, mobile, simulated throttling, median of ${RUNS})`,
  measure: () =>
    withDemoShop(({ origin }) =>
      withLighthouse(async (audit) => {
        const figures = await inTurn(Object.entries(ROUTES), async ([name, path]) =>
          figuresOf(name, await inTurn(Array.from({ length: RUNS }), () => audit(`${origin}${path}`))),
        );
        return figures.flat();
      }),
    ),
};

function figuresOf(route: string, runs: readonly Result[]): Figure[] {
  const middle = (read: (run: Result) => number) => medianOf(runs.map(read));
  const scripts = { what: `${route}, scripts`, unit: "kB", value: middle(kilobytesOfScripts) };
  return [
    ...Object.entries(LEAST_SCORES).map(([id, min]) => ({
      what: `${route}, ${id}`,
      unit: "of 100",
      value: middle((run) => scoreOf(run, id)),
      min,
    })),
    ...NUMBERS.map(([id, unit, max]) => ({
      what: `${route}, ${id.replaceAll("-", " ")}`,
      unit,
      value: middle((run) => run.audits[id]?.numericValue ?? Number.NaN),
      max,
    })),
    route === "product" ? { ...scripts, max: 224 } : scripts,
  ];
}

/** Lighthouse's data about each request of the page. */
type Request = { resourceType?: string; transferSize?: number };

/** With their headers, until the page is idle. */
function kilobytesOfScripts(run: Result): number {
  const { details } = run.audits["network-requests"] ?? {};
  // A table, whose rows Lighthouse types loosely.
  const requests = details?.type === "table" ? (details.items as Request[]) : [];
  return requests
    .filter(({ resourceType }) => resourceType === "Script")
    .reduce((total, { transferSize = 0 }) => total + transferSize / 1000, 0);
}
