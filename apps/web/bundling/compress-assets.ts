import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Plugin } from "vite";

/** Assets that are texts; letters and pictures are compressed in themselves. */
const TEXT = /^assets\/.*\.(?:css|js|svg)$/;

const brotli = promisify(brotliCompress);

/**
 * Writes each asset a second time, as small as brotli makes it, with `.br` behind its name: that takes too long to be
 * done when it is asked for. It is no part of the bundle, so that nothing that describes the build names it.
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
          // Under its name it is whole at once: a shop that runs meanwhile may ask for it.
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
