import { contrast } from "./contrast.ts";
import { colors, type ColorName } from "../src/theme/semantic-tokens/colors.ts";
import type { Palette, Step } from "../src/theme/tokens/palette.ts";

export type Pair = readonly [over: ColorName, under: ColorName];
export type Mode = "light" | "dark";

const on = (under: ColorName, ...over: ColorName[]): Pair[] => over.map((name) => [name, under]);

const meanings = ["fg.info", "fg.success", "fg.warning", "fg.error"] as const;

/** Text and its background. */
export const textPairs: readonly Pair[] = [
  ...on("bg", "fg", "fg.muted", "gold.fg", ...meanings),
  ...on("bg.panel", "fg", "fg.muted", "gold.fg", ...meanings),
  ...on("bg.subtle", "fg", "fg.muted", "gold.fg"),
  ...on("bg.muted", "fg", "fg.muted"),
  ...on("tag", "onTag", "onTagMuted"),
  ...on("shelf", "onShelf", "gold.solid"),
  ...on("bg.info", "fg", "fg.info"),
  ...on("bg.success", "fg", "fg.success"),
  ...on("bg.warning", "fg", "fg.warning"),
  ...on("bg.error", "fg", "fg.error"),
  ...(["gold", "gray", "red", "green", "orange", "blue"] as const).flatMap((palette) => [
    ...on(`${palette}.solid`, `${palette}.contrast`),
    ...on(`${palette}.emphasized`, `${palette}.contrast`),
    ...on(`${palette}.subtle`, `${palette}.fg`),
    ...on(`${palette}.muted`, `${palette}.fg`),
  ]),
];

/** Rules, borders of controls and focus rings. */
export const linePairs: readonly Pair[] = [
  ...on("bg", "gold.border", "gold.focusRing", "border.emphasized"),
  ...on("bg.panel", "gold.border", "gold.focusRing", "border.emphasized"),
];

/** Areas distinguished from the page by their background only: a shelf, and the current step or tab. */
export const groundPairs: readonly Pair[] = on("bg", "shelf");

/** The header and the footer are dark in both modes, so their text uses the dark shades. */
const signPairs: readonly Pair[] = on("sign", "fg", "fg.muted", "gold.fg", "gold.solid");

const MODES = /^light-dark\((?<light>[^,]+), (?<dark>[^)]+)\)$/;

/** What a colour is in a mode: a step of a ramp as `gold.400`, or #RRGGBB. */
export function inkOf(name: ColorName, mode: Mode): string {
  const [first = "", second = "DEFAULT"] = name.split(".");
  const group: unknown = Reflect.get(colors, first);
  const token = isToken(group) ? group : Reflect.get(Object(group), second);
  const value = isToken(token) ? token.value : "";
  const ink = MODES.exec(value)?.groups?.[mode] ?? value;
  return ink.replace(/^\{colors\.(.*)\}$/, "$1");
}

const isToken = (token: unknown): token is { value: string } =>
  typeof token === "object" && token !== null && "value" in token && typeof token.value === "string";

/** The colour (#RRGGBB) that a name has in a palette and a mode. */
export function colorOf(palette: Palette, name: ColorName, mode: Mode): string {
  const ink = inkOf(name, mode);
  if (ink.startsWith("#")) return ink;
  const [ramp = "", step = ""] = ink.split(".");
  return palette[ramp as keyof Palette][Number(step) as Step];
}

/** How far apart the colours of a pair are in a mode, from 1 to 21. */
export function contrastOf(palette: Palette, mode: Mode, [over, under]: Pair): number {
  return contrast(colorOf(palette, over, mode), colorOf(palette, under, mode));
}

/**
 * The pairs of a palette that cannot be read, as "mode over under": below 4.5:1 for text, below 3:1 for lines and focus
 * rings (WCAG 2.2, 1.4.3 and 1.4.11), below 2:1 for backgrounds that text and a border distinguish, too.
 */
export function illegiblePairs(palette: Palette): string[] {
  const failing = (mode: Mode, pairs: readonly Pair[], least: number) =>
    pairs
      .filter((pair) => contrastOf(palette, mode, pair) < least)
      .map(([over, under]) => `${mode} ${over} ${under}`);
  return [
    ...failing("light", textPairs, 4.5),
    ...failing("dark", textPairs, 4.5),
    ...failing("dark", signPairs, 4.5),
    ...failing("light", linePairs, 3),
    ...failing("dark", linePairs, 3),
    ...failing("light", groundPairs, 2),
    ...failing("dark", groundPairs, 2),
  ];
}
