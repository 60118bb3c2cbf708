import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

/** The packages of the fonts: titles and prices, and everything else. */
const FONTS = ["sofia-sans-condensed", "figtree"];

/**
 * The characters of Spanish and of a shop, as `unicode-range`: every page loads these. The other Latin letters (å, ç,
 * ß…) have their own file, which a browser loads when a page shows one.
 */
export const SPANISH =
  "U+0-7E, U+A0-A1, U+A9-AB, U+AD, U+B0, U+B7, U+BA-BF, U+C1, U+C9, U+CD, U+D1, U+D3, U+D7, U+DA, U+DC, U+E1, U+E9, U+ED, U+F1, U+F3, U+FA, U+FC, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2212";

/** Copyright and licence (OFL 1.1), which stay in the file. */
const LEGAL_NAMES = [0, 13, 14];

/**
 * The files that `npm run fonts` writes, by their names in `src/fonts`: of each font the letters of Spanish and the
 * other ones, in the weights 400 to 900 of its 1 to 1000.
 */
export async function subsetFonts(): Promise<Map<string, Buffer>> {
  return new Map((await Promise.all(FONTS.map(narrow))).flat());
}

async function narrow(name: string): Promise<[string, Buffer][]> {
  const inPackage = (path: string) =>
    readFile(fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}/${path}`)));
  const { latin } = JSON.parse((await inPackage("unicode.json")).toString()) as { latin: string };
  const whole = await inPackage(`files/${name}-latin-wght-normal.woff2`);
  const spanish = new Set(charactersOf(SPANISH));
  const others = charactersOf(latin).filter((character) => !spanish.has(character));
  const cut = (characters: Iterable<string>) =>
    subsetFont(whole, [...characters].join(""), {
      targetFormat: "woff2",
      preserveNameIds: LEGAL_NAMES,
      variationAxes: { wght: { min: 400, max: 900 } },
    });
  return [
    [`${name}-spanish.woff2`, await cut(spanish)],
    [`${name}-others.woff2`, await cut(others)],
  ];
}

/** Every character of a `unicode-range`. */
function charactersOf(range: string): string[] {
  return range.split(/, ?/).flatMap((interval) => {
    const [first = 0, last = first] = interval
      .slice("U+".length)
      .split("-")
      .map((point) => Number.parseInt(point, 16));
    return Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place));
  });
}

// `npm run fonts`
if (import.meta.main)
  await Promise.all(
    Array.from(await subsetFonts(), ([name, font]) => writeFile(new URL(`./${name}`, import.meta.url), font)),
  );
