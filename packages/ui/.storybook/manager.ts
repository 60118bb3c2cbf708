import { createElement } from "react";
import { addons, types } from "storybook/manager-api";
import { create } from "storybook/theming/create";
import { palette } from "../src/colors/palette.ts";

const { primary, secondary } = palette;

addons.setConfig({
  selectedPanel: "addon-controls",
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

/** The page of the machines, about those of the story that is shown. */
addons.add("la-alacena/flujos", {
  type: types.PANEL,
  title: "Flujos",
  render: ({ active }) =>
    active === true
      ? // oxlint-disable-next-line react/iframe-missing-sandbox -- it is a page of this workshop
        createElement("iframe", {
          src: "./flujos.html",
          title: "Flujos",
          style: { width: "100%", height: "100%", border: 0 },
        })
      : null,
});
