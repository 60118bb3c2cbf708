// @vitest-environment node
import { readFile } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { subsetFonts, SPANISH } from "@shop/ui/subset-fonts";
import { expect, it } from "vitest";

const styles = fileURLToPath(import.meta.resolve("@shop/ui/fonts.css"));

it("the fonts in the repository are what `npm run fonts` makes of the fonts that are installed", async () => {
  const made = await subsetFonts();
  expect(made.size).toBe(4);
  const kept = await Promise.all(
    [...made.keys()].map(
      async (name) => [name, await readFile(new URL(name, pathToFileURL(styles)))] as const,
    ),
  );
  for (const [name, font] of kept) expect([name, made.get(name)?.equals(font)]).toEqual([name, true]);
});

it("each font's last face, which a browser asks first, is the one of Spanish", async () => {
  const faces = (await readFile(styles, "utf8")).match(/@font-face \{[^}]+woff2[^}]+\}/g) ?? [];
  const ranges = faces.map((face) => [
    /url\("\.\/(.+)\.woff2"\)/.exec(face)?.[1],
    /unicode-range:([^;]+);/.exec(face)?.[1]?.replaceAll(/\s+/g, " ").trim() === SPANISH,
  ]);
  expect(ranges).toEqual([
    ["figtree-others", false],
    ["figtree-spanish", true],
    ["sofia-sans-condensed-others", false],
    ["sofia-sans-condensed-spanish", true],
  ]);
});
