// `npm run bench [-- PART…]`: measures the production build as it is served, part by part.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { inTurn } from "../in-turn.ts";
import { type Part, tableOf } from "./figures.ts";

const PARTS: Record<string, () => Promise<{ part: Part }>> = {
  load: () => import("./parts/load.ts"),
  cart: () => import("./parts/cart.ts"),
  server: () => import("./parts/server.ts"),
};

const inProject = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !Object.hasOwn(PARTS, name));
if (unknown !== undefined) fail(`No hay parte «${unknown}». Las que hay: ${Object.keys(PARTS).join(", ")}.`);
else if (!existsSync(inProject("apps/web/dist/index.html")))
  fail("Falta la tienda construida. Corre «npm run build» y repite.");
else
  await inTurn(
    Object.keys(PARTS).filter((name) => wanted.length === 0 || wanted.includes(name)),
    run,
  );

async function run(name: string): Promise<void> {
  const loaded = await PARTS[name]?.();
  if (!loaded) return;
  console.log(`\n${loaded.part.title}`);
  const load = loadavg()[0];
  const figures = await loaded.part.measure();
  mkdirSync(inProject("reports/bench"), { recursive: true });
  writeFileSync(inProject(`reports/bench/${name}.json`), `${JSON.stringify({ load, figures }, null, 2)}\n`);
  console.log(`${tableOf(figures)}\n  (load of the machine before: ${load?.toFixed(2)})`);
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
