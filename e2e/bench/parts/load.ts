// How the pages load on a slow phone, by Lighthouse: its categories, its times and the bytes of all scripts.
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
const RUNS = 5;
const KB = 1000;

/** The audits whose number is shown, and what the shop aims at, in ms. */
const TIMES = { "largest-contentful-paint": 1700, "total-blocking-time": 120 };
/** The most of all scripts of a product with their headers, in kB. */
const PRODUCT_SCRIPTS = 209;

export const part: Part = {
  title: `Loading on a phone (Lighthouse, mobile, simulated throttling, median of ${RUNS})`,
  measure: () => withDemoShop(({ origin }) => measure(origin)),
};

async function measure(origin: string): Promise<Figure[]> {
  const figures = await withLighthouse((audit) =>
    inTurn(Object.entries(ROUTES), async ([name, path]) =>
      figuresOf(name, await inTurn(Array.from({ length: RUNS }), () => audit(`${origin}${path}`))),
    ),
  );
  return figures.flat();
}

function figuresOf(route: string, runs: readonly Result[]): Figure[] {
  const middle = (read: (run: Result) => number) => medianOf(runs.map(read));
  return [
    ...Object.entries(LEAST_SCORES).map(([id, min]): Figure => ({
      what: `${route}, ${id}`,
      unit: "of 100",
      values: { value: middle((run) => scoreOf(run, id)) },
      target: { value: "value", min },
    })),
    ...Object.entries(TIMES).map(([id, max]): Figure => ({
      what: `${route}, ${id.replaceAll("-", " ")}`,
      unit: "ms",
      values: { value: middle((run) => run.audits[id]?.numericValue ?? Number.NaN) },
      target: { value: "value", max },
    })),
    {
      what: `${route}, layout shift`,
      unit: "",
      values: { value: middle((run) => run.audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN) },
      target: { value: "value", max: 0 },
    },
    {
      what: `${route}, scripts`,
      unit: "kB",
      values: { value: middle((run) => bytesOfScripts(run) / KB) },
      ...(route === "product" && { target: { value: "value", max: PRODUCT_SCRIPTS } }),
    },
    ...lostPoints(runs).map(([id, score]): Figure => ({
      what: `${route}, not all points: ${id}`,
      unit: "",
      values: { score },
    })),
  ];
}

/** What Lighthouse tells about each request of the page. */
type Request = { resourceType?: string; transferSize?: number };

function bytesOfScripts(run: Result): number {
  const { details } = run.audits["network-requests"] ?? {};
  // A table, whose rows Lighthouse types loosely.
  const requests = details?.type === "table" ? (details.items as Request[]) : [];
  return requests
    .filter(({ resourceType }) => resourceType === "Script")
    .reduce((total, { transferSize = 0 }) => total + transferSize, 0);
}

/** Audits outside performance that are judged, and not passed in every run: what keeps a category from 100. */
function lostPoints(runs: readonly Result[]): [id: string, score: number][] {
  const ids = ["accessibility", "best-practices", "seo"].flatMap((category) =>
    (runs[0]?.categories[category]?.auditRefs ?? []).filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return ids.flatMap((id): [string, number][] => {
    const score = Math.min(...runs.map((run) => run.audits[id]?.score ?? 1));
    return score < 1 ? [[id, score]] : [];
  });
}
