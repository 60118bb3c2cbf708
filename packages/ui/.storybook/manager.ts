import { addons } from "storybook/manager-api";
import { create } from "storybook/theming/create";
import { palette } from "../src/colors/palette.ts";

const { primary, secondary } = palette;

addons.setConfig({
  theme: create({
    base: "light",
    brandTitle: "La Alacena: el taller",
    colorPrimary: primary[600],
    colorSecondary: primary[700],
    appBg: secondary[100],
    appBorderColor: secondary[300],
    textColor: secondary[900],
    textMutedColor: secondary[600],
    barSelectedColor: primary[700],
    appBorderRadius: 2,
    fontBase: "'Figtree Variable', system-ui, sans-serif",
  }),
});
