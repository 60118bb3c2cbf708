import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Plugin } from "vite";

/** Text assets; fonts and pictures are already compressed. */
const TEXT = /^assets\/.*\.(?:css|js|svg)$/;

const brotli = promisify(brotliCompress);

/**
 * Writes each asset a second time with the strongest brotli compression, as `.br`: that is too slow per request. The
 * copy is not part of the bundle, so no manifest lists it.
 */
export function compressAssets(): Plugin {
  return {
    name: "compress-assets",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      const files = Object.keys(bundle).filter((name) => TEXT.test(name));
      await Promise.all(
        files.map(async (name) => {
          const path = join(dir, name);
          const bytes = await readFile(path);
          // Renamed when complete: a running shop may request it meanwhile.
          await writeFile(`${path}.br.part`, await brotli(bytes, bestFor(bytes)));
          await rename(`${path}.br.part`, `${path}.br`);
        }),
      );
    },
  };
}

const bestFor = (bytes: Buffer) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  },
});
