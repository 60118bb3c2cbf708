import { createElement } from "react";
import { addons, types } from "storybook/manager-api";
import { create } from "storybook/theming/create";
import { palette } from "../src/theme/tokens/palette.ts";

const { gold, gray } = palette;

addons.setConfig({
  selectedPanel: "addon-controls",
  theme: create({
    base: "light",
    brandTitle: "La Alacena: el taller",
    colorPrimary: gold[600],
    colorSecondary: gold[700],
    appBg: gray[100],
    appBorderColor: gray[300],
    textColor: gray[900],
    textMutedColor: gray[600],
    barSelectedColor: gold[700],
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
