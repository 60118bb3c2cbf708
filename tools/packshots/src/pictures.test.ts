import { readdir, readFile, stat } from "node:fs/promises";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { encodePicture } from "./encode.ts";
import { DEMO_CATALOG, type DemoCatalog, PICTURES } from "./places.ts";
import { PICTURE_PIXELS, PICTURE_SAMPLES } from "./size.ts";
import { openStudio, type Studio } from "./studio-browser.ts";

const { products } = JSON.parse(await readFile(DEMO_CATALOG, "utf8")) as DemoCatalog;
const fileOf = (id: string) => new URL(`${id}.webp`, PICTURES);

describe("the pictures of the demo catalogue", () => {
  test("every product has one of its own", () => {
    const names = products.map(({ id, image }) => [id, image.replace(/#[0-9A-F]{6}$/, "")]);
    expect(names).toEqual(products.map(({ id }) => [id, `/pictures/${id}.webp`]));
  });

  test("each is a square of the size that is rendered, with a transparent ground", async () => {
    const kinds = await Promise.all(
      products.map(async ({ id }) => {
        const { format, width, height, hasAlpha } = await sharp(await readFile(fileOf(id))).metadata();
        return `${format} ${width} ${height} ${hasAlpha}`;
      }),
    );
    expect([...new Set(kinds)]).toEqual([`webp ${PICTURE_PIXELS} ${PICTURE_PIXELS} true`]);
  });

  test("all of them weigh less than 14 MB", async () => {
    const files = (await readdir(PICTURES)).filter((file) => file.endsWith(".webp"));
    const sizes = await Promise.all(files.map(async (file) => (await stat(new URL(file, PICTURES))).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(14_000_000);
  });
});

describe("rendering again", { tags: "full" }, () => {
  let studio: Studio;
  beforeAll(async () => {
    studio = await openStudio();
  }, 120_000);
  afterAll(() => studio.close());

  test.each(["paracetamol-500-mg-20-tabletas", "manzana-roja-1-kg"])(
    "%s looks as it is kept",
    async (id) => {
      const product = products.find((each) => each.id === id);
      if (!product) throw new Error(`The demo catalogue has no ${id}.`);
      const rendered = await encodePicture(await studio.take(product, PICTURE_PIXELS, PICTURE_SAMPLES));
      expect(await distance(rendered, await readFile(fileOf(id)))).toBeLessThan(2);
    },
    180_000,
  );
});

/** How far two pictures are apart: the mean difference of a channel, 0 to 255. Another processor may round otherwise. */
async function distance(one: Buffer, other: Buffer): Promise<number> {
  const [left, right] = await Promise.all(
    [one, other].map((picture) => sharp(picture).ensureAlpha().raw().toBuffer()),
  );
  if (!left || left.length !== right?.length) return Infinity;
  return left.reduce((sum, value, at) => sum + Math.abs(value - (right[at] ?? 0)), 0) / left.length;
}
