// @vitest-environment node
import { readFile } from "node:fs/promises";
import { NARROWED, narrowFont } from "@shop/ui/narrow-fonts";
import { expect, it } from "vitest";

it("the font in the repository is what `npm run fonts` makes of the font that is installed", async () => {
  const narrowed = await readFile(NARROWED);
  expect(narrowed.equals(await narrowFont())).toBe(true);
  expect(narrowed.length).toBeLessThan(29_000);
});
