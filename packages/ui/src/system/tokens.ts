import { defineSemanticTokens, defineTokens } from "@chakra-ui/react/styled-system";
import { colors, type Ink } from "../colors/colors.ts";
import { palette } from "../colors/palette.ts";

const values = <T extends string | number>(names: Record<string, T>) =>
  Object.fromEntries(Object.entries(names).map(([name, value]) => [name, { value }]));

const step = (quarter: number) => [String(quarter), `${quarter / 4}rem`];

const radii = { sm: "2px", md: "6px", lg: "10px" };

const shadows = {
  tag: "0 1px 3px #00000047", // a piece of card, hung or laid
  float: "0 0 0 1px #ffffff1f, 0 8px 24px #00000059", // over the page for a moment
};

/** Shadows on a wall, which is darker by night. */
const wallShadows = {
  shelf: "0 10px 14px -6px {colors.wall}", // what a shelf throws on the wall
  counter: "0 12px 18px -8px {colors.wall}", // the same of a deeper one
};

export type Radius = keyof typeof radii;
export type Shadow = keyof typeof shadows | keyof typeof wallShadows;

/** Measures that do not change with the mode. Lengths are in rem, so they follow the reader's text size. */
export const tokens = defineTokens({
  colors: { primary: values(palette.primary), secondary: values(palette.secondary) },
  fonts: values({
    display: "'Sofia Sans Condensed Variable', 'Sofia Arial', 'Sofia Roboto', 'Arial Narrow', sans-serif",
    body: "'Figtree Variable', 'Figtree Arial', 'Figtree Roboto', system-ui, sans-serif",
  }),
  fontSizes: values({
    xs: "0.8125rem",
    sm: "0.875rem",
    md: "1rem",
    lg: "1.125rem",
    xl: "1.375rem",
    "2xl": "1.75rem",
    "3xl": "clamp(2rem, 1.5rem + 2.2vw, 3rem)",
    "4xl": "clamp(2.625rem, 1.6rem + 4.6vw, 5.25rem)",
  }),
  spacing: values(Object.fromEntries([0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12, 16, 20].map(step))),
  sizes: values({ control: "2.75rem", page: "100rem", wide: "80rem", text: "42rem", form: "26rem" }),
  radii: values(radii),
  shadows: values(shadows),
  // `patience`: who is answered sooner is not shown that they wait.
  durations: values({ move: "180ms", patience: "300ms" }),
  easings: values({ out: "cubic-bezier(.2,.8,.2,1)" }),
});

const ink = (name: Ink) => (name.startsWith("#") ? name : `{colors.${name}}`);

/** `light-dark()` follows the `color-scheme` of the element, so no script decides the mode. */
export const semanticTokens = defineSemanticTokens({
  colors: values(
    Object.fromEntries(
      Object.entries(colors).map(([name, { light, dark }]) => [
        name,
        light === dark ? ink(light) : `light-dark(${ink(light)}, ${ink(dark)})`,
      ]),
    ),
  ),
  shadows: values(wallShadows),
});
