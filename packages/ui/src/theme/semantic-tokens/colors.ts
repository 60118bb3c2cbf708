import { defineSemanticTokens } from "@chakra-ui/react/styled-system";
import { lightDark } from "./light-dark.ts";

/** What a colour is for, under Chakra's names. Components name these and never a step of a ramp. */
const page = {
  bg: {
    DEFAULT: lightDark("gray.50", "gray.900"),
    subtle: lightDark("gray.100", "#31302B"),
    muted: lightDark("gray.200", "#383731"),
    emphasized: lightDark("gray.300", "gray.700"),
    inverted: lightDark("gray.900", "gray.100"),
    panel: lightDark("#FFFFFF", "gray.800"),
    error: lightDark("#FBE9E6", "#3A1613"),
    warning: lightDark("gold.100", "gold.950"),
    success: lightDark("#E5F3E8", "#14291A"),
    info: lightDark("#E3EFF7", "#12293B"),
  },
  fg: {
    DEFAULT: lightDark("gray.900", "gray.100"),
    muted: lightDark("gray.600", "gray.400"),
    subtle: lightDark("gray.600", "gray.400"),
    inverted: lightDark("gray.100", "gray.900"),
    error: lightDark("#A3241B", "#FFA79B"),
    warning: lightDark("gold.800", "gold.200"),
    success: lightDark("#1F6B3A", "#86D6A0"),
    info: lightDark("#1D5A8A", "#9CCBEE"),
  },
  border: {
    DEFAULT: lightDark("gray.300", "#504E48"),
    subtle: lightDark("gray.200", "gray.700"),
    muted: lightDark("gray.200", "gray.700"),
    emphasized: lightDark("gray.500"),
    error: lightDark("#A3241B", "#FFA79B"),
  },
};

/** Each has what `colorPalette` may name. */
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
  red: {
    solid: lightDark("#A3241B"),
    contrast: lightDark("#FFFFFF"),
    fg: lightDark("#A3241B", "#FFA79B"),
    subtle: lightDark("#FBE9E6", "#3A1613"),
    muted: lightDark("#F5D0CA", "#5A211C"),
    emphasized: lightDark("#8A1D15"),
    border: lightDark("#A3241B", "#FFA79B"),
    focusRing: lightDark("#A3241B", "#FFA79B"),
  },
  green: {
    solid: lightDark("#1F6B3A"),
    contrast: lightDark("#FFFFFF"),
    fg: lightDark("#1F6B3A", "#86D6A0"),
    subtle: lightDark("#E5F3E8", "#14291A"),
    muted: lightDark("#CBE6D2", "#1F4029"),
    emphasized: lightDark("#195730"),
    border: lightDark("#1F6B3A", "#86D6A0"),
    focusRing: lightDark("#1F6B3A", "#86D6A0"),
  },
  orange: {
    solid: lightDark("gold.800"),
    contrast: lightDark("#FFFFFF"),
    fg: lightDark("gold.800", "gold.200"),
    subtle: lightDark("gold.100", "gold.950"),
    muted: lightDark("gold.200", "gold.900"),
    emphasized: lightDark("gold.900"),
    border: lightDark("gold.800", "gold.200"),
    focusRing: lightDark("gold.800", "gold.200"),
  },
  blue: {
    solid: lightDark("#1D5A8A"),
    contrast: lightDark("#FFFFFF"),
    fg: lightDark("#1D5A8A", "#9CCBEE"),
    subtle: lightDark("#E3EFF7", "#12293B"),
    muted: lightDark("#C8DFEF", "#1C3F5A"),
    emphasized: lightDark("#174970"),
    border: lightDark("#1D5A8A", "#9CCBEE"),
    focusRing: lightDark("#1D5A8A", "#9CCBEE"),
  },
};

/** What only a shop has: its sign, its shelves and the tags that hang from them. */
const shop = {
  sign: lightDark("gray.800"),
  shelf: lightDark("gray.900", "#504E48"),
  onShelf: lightDark("gray.100"),
  shelfLip: lightDark("gray.600", "gray.500"),
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
/** Those that are no palette's. */
export type PlainColorName = Names<typeof page & typeof shop>;
