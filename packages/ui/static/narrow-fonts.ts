import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const WHOLE = "@fontsource-variable/sofia-sans-condensed/files/sofia-sans-condensed-latin-wght-normal.woff2";
/** Where the narrowed font stands, in the repository. */
export const NARROWED = fileURLToPath(
  new URL("../src/fonts/sofia-sans-condensed-400-900.woff2", import.meta.url),
);
/** Copyright and licence (OFL 1.1), which stay in the file. */
const LEGAL_NAMES = [0, 13, 14];

/**
 * The font of titles and prices with the weights of a shop, 400 to 900, of the 1 to 1000 it is drawn in: every
 * letter stays, and a third of the bytes, which a first visit waits for, goes.
 */
export async function narrowFont(): Promise<Buffer> {
  const whole = await readFile(fileURLToPath(import.meta.resolve(WHOLE)));
  return subsetFont(whole, "", {
    targetFormat: "woff2",
    keepAllGlyphs: true,
    preserveNameIds: LEGAL_NAMES,
    variationAxes: { wght: { min: 400, max: 900 } },
  });
}

// `npm run fonts`
if (import.meta.main) await writeFile(NARROWED, await narrowFont());
