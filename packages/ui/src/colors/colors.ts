import { palette } from "./palette.ts";

const { gold, grey } = palette;

/** One colour on a light page and the same colour on a dark page. */
interface Shade {
  light: string;
  dark: string;
}

const both = (light: string, dark: string = light): Shade => ({ light, dark });

/** What a colour is for. Components name these and never a ramp. */
export const colors = {
  bg: both("#F7F6F3", "#12110E"),
  panel: both("#FFFFFF", grey[900]),
  subtle: both("#F1EFEB", "#22211D"),
  muted: both(grey[200], grey[800]),
  fg: both(grey[900], grey[100]),
  fgMuted: both(grey[600], grey[400]),
  border: both(grey[300], grey[700]),
  control: both("#85837D", "#85837D"),
  accent: both(gold[700], gold[300]),
  line: both(gold[600], gold[500]),
  focus: both(gold[600], gold[400]),
  gold: both(gold[400]),
  goldHover: both(gold[300]),
  onGold: both(grey[900]),
  sign: both(grey[900]),
  shelf: both(grey[900], "#4A4842"),
  shelfLip: both(grey[600], "#85827A"),
  wall: both("#00000014", "#00000080"),
  tag: both("#FFFFFF", grey[200]),
  onTag: both(grey[900]),
  onTagMuted: both(grey[600]),
  cold: both("#1D5A8A", "#9CCBEE"),
  coldBg: both("#E3EFF7", "#12293B"),
  success: both("#1F6B3A", "#86D6A0"),
  successBg: both("#E5F3E8", "#14291A"),
  warning: both(gold[800], gold[200]),
  warningBg: both(gold[100], gold[950]),
  danger: both("#A3241B", "#FFA79B"),
  dangerBg: both("#FBE9E6", "#3A1613"),
} satisfies Record<string, Shade>;

export type ColorName = keyof typeof colors;

/** Text and the ground it stands on: each pair keeps 4.5:1 in both modes. */
export const textPairs: readonly (readonly [text: ColorName, ground: ColorName])[] = [
  ["fg", "bg"],
  ["fg", "panel"],
  ["fg", "subtle"],
  ["fg", "muted"],
  ["fgMuted", "bg"],
  ["fgMuted", "panel"],
  ["fgMuted", "subtle"],
  ["fgMuted", "muted"],
  ["accent", "bg"],
  ["accent", "panel"],
  ["accent", "subtle"],
  ["onGold", "gold"],
  ["onGold", "goldHover"],
  ["onTag", "tag"],
  ["onTagMuted", "tag"],
  ["cold", "bg"],
  ["cold", "panel"],
  ["cold", "coldBg"],
  ["success", "bg"],
  ["success", "panel"],
  ["success", "successBg"],
  ["warning", "panel"],
  ["warning", "warningBg"],
  ["danger", "bg"],
  ["danger", "panel"],
  ["danger", "dangerBg"],
  ["fg", "successBg"],
  ["fg", "warningBg"],
  ["fg", "dangerBg"],
  ["fg", "coldBg"],
];

/** Rules, borders of controls and focus rings: 3:1 against the ground, in both modes. */
export const linePairs: readonly (readonly [line: ColorName, ground: ColorName])[] = [
  ["line", "bg"],
  ["line", "panel"],
  ["focus", "bg"],
  ["focus", "panel"],
  ["control", "bg"],
  ["control", "panel"],
];

/** The sign and the footer are dark in both modes: their parts use the dark shades. */
export const signPairs: readonly ColorName[] = ["fg", "fgMuted", "accent", "gold"];
