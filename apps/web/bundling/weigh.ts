// `npm run weigh`: what each library, and each part of the shop, weighs in the first load.
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build, minifySync } from "vite";

const path = (name: string) => fileURLToPath(new URL(`../../../${name}`, import.meta.url));
const REPORT = path("reports/first-load.json");

const built = await build({ root: path("apps/web"), logLevel: "error", build: { write: false } });
const files = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
const page = files.find(({ fileName }) => fileName === "index.html");
if (page?.type !== "asset") throw new Error("the build has no page");
const named = new Set([...String(page.source).matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, name]) => name));
const first = files.flatMap((file) => (file.type === "chunk" && named.has(file.fileName) ? file : []));

const parts = new Map<string, string>();
for (const { modules } of first)
  for (const [id, { code }] of Object.entries(modules)) {
    // Alone, all that a module exports would count as unused.
    const small = code
      ? minifySync(id, code, { compress: { unused: false }, mangle: { toplevel: true } }).code
      : "";
    parts.set(nameOf(id), (parts.get(nameOf(id)) ?? "") + small);
  }

const rows = [...parts]
  .map(([name, code]) => ({ name, bytes: code.length, brotli: brotliCompressSync(code).length }))
  .toSorted((one, other) => other.brotli - one.brotli);
const total = first.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
const scripts = first.map(({ fileName }) => fileName);
mkdirSync(path("reports"), { recursive: true });
writeFileSync(REPORT, `${JSON.stringify({ total, scripts, parts: rows }, null, 2)}\n`);
console.log(
  `First load, every route: ${kB(total)} brotli in ${scripts.length} scripts. Each part packed alone:`,
);
for (const { name, brotli } of rows) console.log(`${kB(brotli).padStart(10)}  ${name}`);

/** A package of npm, or one of ours; of the web app, the folder. */
function nameOf(id: string): string {
  const [, library] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
  const [, part] = /\/(apps\/web\/src\/[^/]+|packages\/[^/]+)/.exec(id) ?? [];
  return library ?? part ?? "bundler";
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
