// @vitest-environment node
import { readFileSync, readdirSync, statSync } from "node:fs";
import { SOURCE_WIDTH } from "@shop/ui/renditions";
import sharp from "sharp";
import { expect, test } from "vitest";

const PICTURES = new URL("../public/pictures/", import.meta.url);
const catalog = readFileSync(new URL("../../functions/catalog/demo.json", import.meta.url), "utf8");
const { products } = JSON.parse(catalog) as { products: { id: string; image: string }[] };

test("every product of the demo has a picture of its own: a square with a transparent ground", async () => {
  expect(products.map(({ image }) => image.replace(/#[0-9A-F]{6}$/, ""))).toEqual(
    products.map(({ id }) => `/pictures/${id}.webp`),
  );
  const kinds = await Promise.all(
    products.map(async ({ id }) => {
      const file = readFileSync(new URL(`${id}.webp`, PICTURES));
      const { format, width, height, hasAlpha } = await sharp(file).metadata();
      return `${format} ${width} ${height} ${hasAlpha}`;
    }),
  );
  expect([...new Set(kinds)]).toEqual([`webp ${SOURCE_WIDTH} ${SOURCE_WIDTH} true`]);
});

test("all pictures of the demo together are below 14 MB", () => {
  const sizes = readdirSync(PICTURES).map((name) => statSync(new URL(name, PICTURES)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(14_000_000);
});
