// A visit on a slow phone as its shopper feels it: the first load, the next one, and the first touch.
import { createRequire } from "node:module";
import { chromium, type BrowserContext, type Page } from "@playwright/test";
import { launchOptions } from "@shop/browser";
import { inTurn } from "../../in-turn.ts";
import { withDemoShop } from "../bench-shop.ts";
import { medianOf, type Figure, type Part } from "../figures.ts";
import { slowDown } from "../stopwatch.ts";
import { ROUTES as LOADED } from "./load.ts";

const require = createRequire(import.meta.url);
const ROUTES = { ...LOADED, login: "/login" };
const ROUNDS = 3;
const SLOWED = 4;
/** Lighthouse's "slow 4G": 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const PHONE = { width: 412, height: 823 };
/** What `require` gets is the one build of it that a page can run without importing. */
const VITALS = require.resolve("web-vitals");

/** What is measured of one load. */
type Visit = Record<(typeof MEASURES)[number][0], number>;

const MEASURES = [
  ["FCP", "first contentful paint", "ms"],
  ["LCP", "largest contentful paint", "ms"],
  ["usable", "until the shop answers", "ms"],
  ["TBT", "blocking time", "ms"],
  ["CLS", "layout shift", ""],
  ["INP", "a first touch to its frame", "ms"],
  ["bytes", "bytes over the line", "kB"],
  ["requests", "requests over the line", ""],
] as const;

export const part: Part = {
  title: `A visit over slow 4G, processor slowed ${SLOWED} times (not simulated, but without what the shop's worker fetches; median of ${ROUNDS})`,
  measure: () =>
    withDemoShop(async ({ origin }) => {
      const browser = await chromium.launch(launchOptions());
      try {
        const figures = await inTurn(Object.entries(ROUTES), async ([name, path]) => {
          const rounds = await inTurn(Array.from({ length: ROUNDS }), async () => {
            const context = await browser.newContext({
              baseURL: origin,
              locale: "es-MX",
              viewport: PHONE,
              hasTouch: true,
            });
            const loads = await visitTwice(context, path);
            await context.close();
            return loads;
          });
          return [
            ...figuresOf(
              `${name}, first load`,
              rounds.map(({ first }) => first),
            ),
            ...figuresOf(
              `${name}, next load`,
              rounds.map(({ next }) => next),
            ),
          ];
        });
        return figures.flat();
      } finally {
        await browser.close();
      }
    }),
};

/** The second visit has what the browser and the shop's worker have kept of the first. */
async function visitTwice(context: BrowserContext, path: string): Promise<{ first: Visit; next: Visit }> {
  await context.addInitScript({ path: VITALS });
  await context.addInitScript(watchVitals);
  const first = await visit(await context.newPage(), path);
  return { first, next: await visit(await context.newPage(), path) };
}

async function visit(page: Page, path: string): Promise<Visit> {
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", SLOW_4G);
  let bytes = 0;
  const asked = new Set<string>();
  line.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (encodedDataLength === 0) return;
    bytes += encodedDataLength;
    asked.add(requestId);
  });
  await slowDown(page, SLOWED);
  await page.goto(path);
  await page.waitForFunction(() => (window as Watched).benchVitals?.["usable"] !== undefined);
  // Everything is there when nothing more comes: the shop's worker is the last to be fetched.
  await page.waitForLoadState("networkidle");
  await page.locator("h1").first().tap();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  // Some are told when the page goes out of sight.
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  const vitals = await page.evaluate(() => (window as Watched).benchVitals);
  await page.close();
  return { ...NOTHING, ...vitals, bytes: bytes / 1000, requests: asked.size };
}

const NOTHING: Visit = {
  FCP: Number.NaN,
  LCP: Number.NaN,
  usable: Number.NaN,
  TBT: 0,
  CLS: 0,
  INP: Number.NaN,
  bytes: 0,
  requests: 0,
};

type Vital = { name: string; value: number };
type Watch = (
  report: (vital: Vital) => void,
  options: { reportAllChanges: boolean; durationThreshold: number },
) => void;
type Watched = Window & {
  webVitals?: Record<"onFCP" | "onLCP" | "onCLS" | "onINP", Watch>;
  benchVitals?: Record<string, number>;
};

/** In the page, from its beginning. Blocking time is what long tasks take beyond 50 ms, from the beginning to the touch. */
function watchVitals(): void {
  const vitals: Record<string, number> = { TBT: 0 };
  const page = window as Watched;
  page.benchVitals = vitals;
  const report = ({ name, value }: Vital) => {
    vitals[name] = value;
  };
  const { webVitals } = page;
  for (const watch of [webVitals?.onFCP, webVitals?.onLCP, webVitals?.onCLS, webVitals?.onINP])
    watch?.(report, { reportAllChanges: true, durationThreshold: 16 });
  new PerformanceObserver((tasks) => {
    for (const { duration } of tasks.getEntries()) vitals["TBT"] = (vitals["TBT"] ?? 0) + duration - 50;
  }).observe({ type: "longtask", buffered: true });
  // A server-rendered page says so until it is hydrated; one that came empty has no title before.
  const look = () => {
    const stands =
      document.querySelector("h1") !== null && document.querySelector("#root[data-server-rendered]") === null;
    if (stands) vitals["usable"] = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}

function figuresOf(load: string, visits: readonly Visit[]): Figure[] {
  return MEASURES.map(([name, what, unit]) => ({
    what: `${load}, ${what}`,
    unit,
    values: { value: medianOf(visits.map((each) => each[name])) },
  }));
}
