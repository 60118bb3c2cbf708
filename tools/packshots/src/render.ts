// `npm run pictures`: makes the pictures of the demo catalogue's products. `-- ID…` makes only those.
import { readFile, readdir, rm, writeFile } from "node:fs/promises";
import { DEMO_CATALOG, type DemoCatalog, PICTURES } from "./places.ts";
import { encodePicture, meanColor } from "./encode.ts";
import { openStudio } from "./studio-browser.ts";
import { PICTURE_PIXELS, PICTURE_SAMPLES } from "./size.ts";

const wanted = new Set(process.argv.slice(2));
const text = await readFile(DEMO_CATALOG, "utf8");
const { categories, products } = JSON.parse(text) as DemoCatalog;
const unknown = [...wanted].filter((id) => !products.some((product) => product.id === id));
if (unknown.length > 0) throw new Error(`The demo catalogue has no ${unknown.join(", ")}.`);

const studio = await openStudio();
const colors = new Map<string, string>();
for (const product of products) {
  if (wanted.size > 0 && !wanted.has(product.id)) continue;
  // One after the other: the browser draws on all cores already.
  // oxlint-disable-next-line no-await-in-loop
  const pixels = await studio.take(product, PICTURE_PIXELS, PICTURE_SAMPLES);
  // oxlint-disable-next-line no-await-in-loop
  await writeFile(new URL(`${product.id}.webp`, PICTURES), await encodePicture(pixels));
  colors.set(product.id, meanColor(pixels));
  console.log(product.id);
}
await studio.close();

// The colour that stands in a picture's place until it has come travels with the address.
const named = text.replace(/\/pictures\/([\w-]+)\.webp#[0-9A-F]{6}/g, (address, id: string) => {
  const color = colors.get(id);
  return color ? `/pictures/${id}.webp${color}` : address;
});
await writeFile(DEMO_CATALOG, named);

if (wanted.size === 0) {
  const needed = new Set(
    [...categories, ...products].map(({ image }) => image.replace(/^\/pictures\/|#.*$/g, "")),
  );
  const files = (await readdir(PICTURES)).filter((file) => file.endsWith(".webp") && !needed.has(file));
  await Promise.all(files.map((file) => rm(new URL(file, PICTURES))));
}
