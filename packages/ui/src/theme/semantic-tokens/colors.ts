import { defineSemanticTokens } from "@chakra-ui/react/styled-system";
import type { Palette, Step } from "../tokens/palette.ts";

/** A step of a ramp, or a colour that no shop changes. */
type Ink = `${keyof Palette}.${Step}` | `#${string}`;

/** Each has the names of a `colorPalette`. */
export const palettes = {
  gold: {
    solid: lightDark("gold.400"),
    contrast: lightDark("gray.900"),
    fg: lightDark("gold.700", "gold.300"),
    subtle: lightDark("gold.50", "gold.950"),
    muted: lightDark("gold.100", "gold.900"),
    emphasized: lightDark("gold.300"),
    border: lightDark("gold.600", "gold.500"),
    focusRing: lightDark("gold.600", "gold.400"),
  },
  gray: {
    solid: lightDark("gray.900", "gray.100"),
    contrast: lightDark("gray.50", "gray.900"),
    fg: lightDark("gray.900", "gray.100"),
    subtle: lightDark("gray.100", "#31302B"),
    muted: lightDark("gray.200", "#383731"),
    emphasized: lightDark("gray.700", "gray.300"),
    border: lightDark("gray.500"),
    focusRing: lightDark("gold.600", "gold.400"),
  },
  red: meaning("#A3241B", "#FFA79B", {
    subtle: lightDark("#FBE9E6", "#3A1613"),
    muted: lightDark("#F5D0CA", "#5A211C"),
    emphasized: lightDark("#8A1D15"),
  }),
  green: meaning("#1F6B3A", "#86D6A0", {
    subtle: lightDark("#E5F3E8", "#14291A"),
    muted: lightDark("#CBE6D2", "#1F4029"),
    emphasized: lightDark("#195730"),
  }),
  orange: meaning("gold.800", "gold.200", {
    subtle: lightDark("gold.100", "gold.950"),
    muted: lightDark("gold.200", "gold.900"),
    emphasized: lightDark("gold.900"),
  }),
  blue: meaning("#1D5A8A", "#9CCBEE", {
    subtle: lightDark("#E3EFF7", "#12293B"),
    muted: lightDark("#C8DFEF", "#1C3F5A"),
    emphasized: lightDark("#174970"),
  }),
};

/** The palette of a meaning: white on its ink, which is lighter in dark mode on the page. */
function meaning(
  ink: Ink,
  byNight: Ink,
  grounds: Record<"subtle" | "muted" | "emphasized", { value: string }>,
) {
  const fg = lightDark(ink, byNight);
  return { solid: lightDark(ink), contrast: lightDark("#FFFFFF"), fg, border: fg, focusRing: fg, ...grounds };
}

/** What a colour is for, under Chakra's names. Components name these and never a step of a ramp. */
const page = {
  bg: {
    DEFAULT: lightDark("gray.50", "gray.900"),
    subtle: lightDark("gray.100", "#31302B"),
    muted: lightDark("gray.200", "#383731"),
    emphasized: lightDark("gray.300", "gray.700"),
    inverted: lightDark("gray.900", "gray.100"),
    panel: lightDark("#FFFFFF", "gray.800"),
    error: palettes.red.subtle,
    warning: palettes.orange.subtle,
    success: palettes.green.subtle,
    info: palettes.blue.subtle,
  },
  fg: {
    DEFAULT: lightDark("gray.900", "gray.100"),
    muted: lightDark("gray.600", "gray.400"),
    subtle: lightDark("gray.600", "gray.400"),
    inverted: lightDark("gray.100", "gray.900"),
    error: palettes.red.fg,
    warning: palettes.orange.fg,
    success: palettes.green.fg,
    info: palettes.blue.fg,
  },
  border: {
    DEFAULT: lightDark("gray.300", "#504E48"),
    subtle: lightDark("gray.200", "gray.700"),
    muted: lightDark("gray.200", "gray.700"),
    emphasized: lightDark("gray.500"),
    error: palettes.red.border,
  },
};

/** The shop's own: its header, shelves and price tags. */
const shop = {
  sign: lightDark("gray.800"),
  shelf: lightDark("gray.900", "#504E48"),
  onShelf: lightDark("gray.100"),
  shelfLip: lightDark("gray.600", "gray.500"),
  spot: lightDark("#FFFFFF00", "#5A574F"),
  wall: lightDark("#00000014", "#00000080"),
  tag: lightDark("#FFFFFF", "gray.200"),
  onTag: lightDark("gray.900"),
  onTagMuted: lightDark("gray.600"),
};

export const colors = defineSemanticTokens.colors({ ...page, ...palettes, ...shop });

type Names<Tokens> = {
  [Name in keyof Tokens & string]: Tokens[Name] extends { value: string }
    ? Name
    :
        | `${Name}.${Exclude<keyof Tokens[Name] & string, "DEFAULT">}`
        | (Tokens[Name] extends { DEFAULT: unknown } ? Name : never);
}[keyof Tokens & string];

/** A colour as a component names it: `fg.muted`. */
export type ColorName = Names<typeof page & typeof palettes & typeof shop>;
/** The colours that belong to no palette. */
export type PlainColorName = Names<typeof page & typeof shop>;

/**
 * A colour on a light page, and the same colour on a dark one. `light-dark()` follows the `color-scheme` of the element,
 * so no script decides the mode.
 */
function lightDark(light: Ink, dark: Ink = light): { value: string } {
  const one = reference(light);
  return { value: light === dark ? one : `light-dark(${one}, ${reference(dark)})` };
}

function reference(ink: Ink): string {
  return ink.startsWith("#") ? ink : `{colors.${ink}}`;
}
