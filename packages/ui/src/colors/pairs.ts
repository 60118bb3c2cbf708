import { type ColorName, colors, type Ink } from "./colors.ts";
import { contrast } from "./contrast.ts";
import type { Palette, Step } from "./palette.ts";

export type Pair = readonly [over: ColorName, under: ColorName];

const on = (under: ColorName, ...over: ColorName[]): Pair[] => over.map((name) => [name, under]);

/** Text and the ground it stands on. */
export const textPairs: readonly Pair[] = [
  ...on("bg", "fg", "fgMuted", "accent", "cold", "success", "warning", "danger"),
  ...on("panel", "fg", "fgMuted", "accent", "cold", "success", "warning", "danger"),
  ...on("subtle", "fg", "fgMuted", "accent"),
  ...on("muted", "fg", "fgMuted"),
  ...on("solid", "onSolid"),
  ...on("solidHover", "onSolid"),
  ...on("tag", "onTag", "onTagMuted"),
  ...on("coldBg", "fg", "cold"),
  ...on("successBg", "fg", "success"),
  ...on("warningBg", "fg", "warning"),
  ...on("dangerBg", "fg", "danger"),
];

/** Rules, borders of controls and focus rings. */
export const linePairs: readonly Pair[] = [
  ...on("bg", "line", "focus", "control"),
  ...on("panel", "line", "focus", "control"),
];

/** The sign and the footer are dark in both modes, so what is written on them uses the dark shades. */
const signPairs: readonly Pair[] = on("sign", "fg", "fgMuted", "accent", "solid");

/** The colour (#RRGGBB) that an ink has in a palette. */
export function inkOf(palette: Palette, ink: Ink): string {
  if (ink.startsWith("#")) return ink;
  const [ramp = "", step = ""] = ink.split(".");
  return palette[ramp as keyof Palette][Number(step) as Step];
}

/** How far apart the colours of a pair are in a mode, from 1 to 21. */
export function contrastOf(palette: Palette, mode: "light" | "dark", [over, under]: Pair): number {
  return contrast(inkOf(palette, colors[over][mode]), inkOf(palette, colors[under][mode]));
}

/**
 * The pairs of a palette that cannot be read, as "mode over under": below 4.5:1 for text, below 3:1 for lines
 * and focus rings. Source: WCAG 2.2, 1.4.3 and 1.4.11.
 */
export function illegiblePairs(palette: Palette): string[] {
  const failing = (mode: "light" | "dark", pairs: readonly Pair[], least: number) =>
    pairs
      .filter((pair) => contrastOf(palette, mode, pair) < least)
      .map(([over, under]) => `${mode} ${over} ${under}`);
  return [
    ...failing("light", textPairs, 4.5),
    ...failing("dark", textPairs, 4.5),
    ...failing("dark", signPairs, 4.5),
    ...failing("light", linePairs, 3),
    ...failing("dark", linePairs, 3),
  ];
}
