// `npm run bench [-- PART…]`: measures what is really served by the production build, part by part.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { type Part, tableOf } from "./figures.ts";
import { watchStolenTime } from "./stolen-time.ts";

const PARTS: Record<string, () => Promise<{ part: Part }>> = {
  load: () => import("./parts/load.ts"),
  visit: () => import("./parts/visit.ts"),
  cart: () => import("./parts/cart.ts"),
  inspector: () => import("./parts/inspector.ts"),
  server: () => import("./parts/server.ts"),
  memory: () => import("./parts/memory.ts"),
  growth: () => import("./parts/growth.ts"),
  search: () => import("./parts/search.ts"),
  soak: () => import("./parts/soak.ts"),
};
/** Takes many minutes, so it runs when it is named. */
const ONLY_WHEN_NAMED = "soak";

const inProject = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0)
  fail(`No hay parte «${unknown.join("», «")}». Las que hay: ${Object.keys(PARTS).join(", ")}.`);
else if (!existsSync(inProject("apps/web/dist/index.html")))
  fail("Falta la tienda construida. Corre «npm run build» y repite.");
else await run(wanted.length > 0 ? wanted : Object.keys(PARTS).filter((name) => name !== ONLY_WHEN_NAMED));

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

async function run([name, ...others]: string[]): Promise<void> {
  const load = name === undefined ? undefined : PARTS[name];
  if (name === undefined || !load) return;
  const { part } = await load();
  console.log(`\n${part.title}`);
  const stolenTime = watchStolenTime();
  const figures = await part.measure();
  const stolen = stolenTime();
  const machine = { processors: cpus().length, node: process.version, load: loadavg()[0], stolen };
  mkdirSync(inProject("reports/bench"), { recursive: true });
  writeFileSync(
    inProject(`reports/bench/${name}.json`),
    `${JSON.stringify({ machine, figures }, null, 2)}\n`,
  );
  console.log(tableOf(figures));
  const notOurs = stolen === undefined ? "" : `, ${Math.round(stolen * 100)} % of their time given to others`;
  console.log(`  (${machine.processors} processors, load ${machine.load?.toFixed(2)}${notOurs})`);
  await run(others);
}
