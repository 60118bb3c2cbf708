// `npm run pictures`: makes the pictures of the demo catalogue's products. `-- ID…` makes only those, `-- --missing` those
// that are not there, and `--seconds 170` stops after that time: with both, a busy machine gets there piece by piece.
import { existsSync } from "node:fs";
import { readFile, readdir, rm, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { composeGroup, type GroupKind, shownTogether } from "./compose.ts";
import { encodePicture, meanColor } from "./encode.ts";
import { DEMO_CATALOG, type DemoCatalog, PICTURES } from "./places.ts";
import { PICTURE_PIXELS, PICTURE_SAMPLES } from "./size.ts";
import { openStudio } from "./studio-browser.ts";

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { missing: { type: "boolean", default: false }, seconds: { type: "string", default: "Infinity" } },
});
const until = performance.now() + Number(values.seconds) * 1000;
const text = await readFile(DEMO_CATALOG, "utf8");
const { products } = JSON.parse(text) as DemoCatalog;
const unknown = wanted.filter((id) => !products.some((product) => product.id === id));
if (unknown.length > 0) throw new Error(`The demo catalogue has no ${unknown.join(", ")}.`);

const fileOf = (name: string) => new URL(`${name}.webp`, PICTURES);
const colors = new Map<string, string>();

async function keep(name: string, pixels: Buffer): Promise<void> {
  await writeFile(fileOf(name), await encodePicture(pixels));
  colors.set(name, meanColor(pixels));
  console.log(name);
}

const isThere = (name: string) => existsSync(fileOf(name));
const asked = products.filter(
  ({ id }) => (wanted.length === 0 || wanted.includes(id)) && !(values.missing && isThere(id)),
);
const studio = await openStudio();
for (const product of asked) {
  if (performance.now() > until) break;
  // One after the other: the browser draws on all cores already.
  // oxlint-disable-next-line no-await-in-loop
  await keep(product.id, await studio.take(product, PICTURE_PIXELS, PICTURE_SAMPLES));
}
await studio.close();

const left = products.filter(({ id }) => !isThere(id)).length;
if (left > 0) console.log(`${left} products have no picture yet: once more with --missing.`);
const groups = products.flatMap(({ id, moreImages = [] }) =>
  moreImages.map((address) => ({
    id,
    kind: address.replace(/#.*$/, "").replace(/^.*-|\.webp$/g, "") as GroupKind,
  })),
);
await Promise.all(
  groups
    .filter(({ id, kind }) => shownTogether(id, kind).every(isThere))
    .map(async ({ id, kind }) => {
      const pictures = await Promise.all(shownTogether(id, kind).map((each) => readFile(fileOf(each))));
      await keep(`${id}-${kind}`, await composeGroup(kind, pictures));
    }),
);

// The colour that stands in a picture's place until it has come travels with the address.
const named = text.replace(/\/pictures\/([\w-]+)\.webp#[0-9A-F]{6}/g, (address, name: string) => {
  const color = colors.get(name);
  return color ? `/pictures/${name}.webp${color}` : address;
});
await writeFile(DEMO_CATALOG, named);

const needed = new Set([...named.matchAll(/\/pictures\/([\w-]+\.webp)/g)].map(([, file]) => file));
const files = (await readdir(PICTURES)).filter((file) => file.endsWith(".webp") && !needed.has(file));
await Promise.all(files.map((file) => rm(new URL(file, PICTURES))));
