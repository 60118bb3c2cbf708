import type { Palette, Step } from "./palette.ts";

/** A step of a ramp, or a colour that no shop changes. */
export type Ink = `${keyof Palette}.${Step}` | `#${string}`;

/** One colour on a light page and the same colour on a dark page. */
export interface Shade {
  light: Ink;
  dark: Ink;
}

const both = (light: Ink, dark: Ink = light): Shade => ({ light, dark });

/** What a colour is for. Components name these and never a ramp. */
export const colors = {
  bg: both("secondary.50", "secondary.950"),
  panel: both("#FFFFFF", "secondary.900"),
  subtle: both("secondary.100", "#22211D"),
  muted: both("secondary.200", "secondary.800"),
  fg: both("secondary.900", "secondary.100"),
  fgMuted: both("secondary.600", "secondary.400"),
  border: both("secondary.300", "secondary.700"),
  control: both("secondary.500"),
  accent: both("primary.700", "primary.300"),
  line: both("primary.600", "primary.500"),
  focus: both("primary.600", "primary.400"),
  solid: both("primary.400"),
  solidHover: both("primary.300"),
  onSolid: both("secondary.900"),
  sign: both("secondary.900"),
  shelf: both("secondary.900", "#4A4842"),
  shelfLip: both("secondary.600", "secondary.500"),
  wall: both("#00000014", "#00000080"),
  tag: both("#FFFFFF", "secondary.200"),
  onTag: both("secondary.900"),
  onTagMuted: both("secondary.600"),
  cold: both("#1D5A8A", "#9CCBEE"),
  coldBg: both("#E3EFF7", "#12293B"),
  success: both("#1F6B3A", "#86D6A0"),
  successBg: both("#E5F3E8", "#14291A"),
  warning: both("primary.800", "primary.200"),
  warningBg: both("primary.100", "primary.950"),
  danger: both("#A3241B", "#FFA79B"),
  dangerBg: both("#FBE9E6", "#3A1613"),
} satisfies Record<string, Shade>;

export type ColorName = keyof typeof colors;
