// @vitest-environment node
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { build } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { compressAssets } from "./compress-assets.ts";

test("the build leaves each text among the assets compressed beside itself, and nothing else", async () => {
  const dist = await buildShop();
  expect(readdirSync(dist).filter((name) => name.endsWith(".br"))).toEqual([]);
  const assets = readdirSync(join(dist, "assets"));
  const plain = assets.filter((name) => !name.endsWith(".br"));
  expect(plain.map((name) => name.replace(/-.*\./, ".")).toSorted()).toEqual([
    "index.css",
    "index.js",
    "letter.woff2",
  ]);
  const texts = plain.filter((name) => !name.endsWith(".woff2"));
  expect(assets.filter((name) => name.endsWith(".br"))).toEqual(texts.map((name) => `${name}.br`));
  for (const name of texts) {
    const text = readFileSync(join(dist, "assets", name));
    const compressed = readFileSync(join(dist, "assets", `${name}.br`));
    expect(brotliDecompressSync(compressed).equals(text)).toBe(true);
    const quick = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } });
    expect(compressed.length).toBeLessThan(quick.length);
  }
});

/** @returns the folder of a build of a page with a script, a style sheet and a font */
async function buildShop(): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), "shop-assets-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const words = readFileSync(import.meta.filename, "utf8");
  writeFileSync(join(root, "index.html"), '<script type="module" src="./main.js"></script>');
  writeFileSync(join(root, "letter.woff2"), "letters");
  writeFileSync(
    join(root, "main.css"),
    `@font-face { src: url("./letter.woff2") } p::before { content: ${JSON.stringify(words)} }`,
  );
  writeFileSync(join(root, "main.js"), `import "./main.css"; console.log(${JSON.stringify(words)});`);
  await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [compressAssets()],
    build: { assetsInlineLimit: 0 },
  });
  return join(root, "dist");
}
