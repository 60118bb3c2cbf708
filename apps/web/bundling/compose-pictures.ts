// `npm run pictures`: further pictures of some products of the demo shop, made of the pictures that it has.
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

/** Of a picture, two that go on the table with it. */
const SERVED_WITH = {
  avocado: ["flatbread", "lemon"],
  "baguette-bread": ["cheese-wedge", "butter"],
  beans: ["cooked-rice", "hot-pepper"],
  "bowl-with-spoon": ["honey-pot", "strawberry"],
  "cheese-wedge": ["loaf-of-bread", "grapes"],
  "chocolate-bar": ["hot-beverage", "strawberry"],
  "cooked-rice": ["beans", "corn"],
  cookie: ["glass-of-milk", "chocolate-bar"],
  flatbread: ["avocado", "tomato"],
  "glass-of-milk": ["bowl-with-spoon", "cookie"],
  "honey-pot": ["pancakes", "teacup"],
  "hot-beverage": ["croissant", "chocolate-bar"],
  strawberry: ["custard", "mango"],
  tomato: ["onion", "hot-pepper"],
};

/** Where a thing stands in a picture of 256 pixels: its own size, its middle, and the ground below it. */
type Place = { size: number; middle: number; ground: number };

/** From the back to the front. */
const THREE: Place[] = [
  { size: 138, middle: 72, ground: 226 },
  { size: 138, middle: 184, ground: 226 },
  { size: 172, middle: 128, ground: 246 },
];
const TABLE: Place[] = [
  { size: 124, middle: 190, ground: 214 },
  { size: 172, middle: 94, ground: 240 },
  { size: 96, middle: 190, ground: 248 },
];
const WIDTH = 256;
/** What the pictures leave free below the thing itself, of their height. */
const AIR = 0.045;

const fileOf = (name: string) => fileURLToPath(new URL(`../public/pictures/${name}.webp`, import.meta.url));

async function stand(name: string, { size, middle, ground }: Place) {
  const input = await sharp(await readFile(fileOf(name)))
    .resize(size, size)
    .toBuffer();
  return { input, left: Math.round(middle - size / 2), top: Math.round(ground - size * (1 - AIR)) };
}

/** Puts things on one picture, and says under which address, with the colour that stands there until it has come. */
async function compose(name: string, places: readonly Place[], things: readonly string[]): Promise<string> {
  const ground = { width: WIDTH, height: WIDTH, channels: 4, background: "#00000000" } as const;
  const standing = await Promise.all(places.map((place, index) => stand(things[index] ?? "", place)));
  const picture = sharp({ create: ground }).composite(standing);
  await writeFile(fileOf(name), await picture.webp({ quality: 82, effort: 6 }).toBuffer());
  return `/pictures/${name}.webp${await colorOf(fileOf(name))}`;
}

/** The mean of what is not transparent. */
async function colorOf(file: string): Promise<string> {
  const pixels = await sharp(await readFile(file))
    .ensureAlpha()
    .raw()
    .toBuffer();
  const sums = [0, 0, 0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    for (const channel of [0, 1, 2])
      sums[channel] = (sums[channel] ?? 0) + (pixels[at + channel] ?? 0) * alpha;
    sums[3] = (sums[3] ?? 0) + alpha;
  }
  const [red = 0, green = 0, blue = 0, all = 1] = sums;
  const hex = [red, green, blue].map((sum) =>
    Math.round(sum / all)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${hex.join("")}`.toUpperCase();
}

const made = await Promise.all(
  Object.entries(SERVED_WITH).map(async ([name, [behind = "", before = ""]]) => [
    await compose(`${name}-three`, THREE, [name, name, name]),
    await compose(`${name}-table`, TABLE, [behind, name, before]),
  ]),
);
console.log(JSON.stringify(made, null, 2));
