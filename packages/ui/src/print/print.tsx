import { chakra } from "@chakra-ui/react";

/** Stands on the screen alone: what can be pressed has no use on paper. */
export const ScreenOnly = chakra("div", { base: { display: "contents", _print: { display: "none" } } });

/** Stands on paper alone: whose receipt it is, and of what. */
export const PrintOnly = chakra("div", {
  base: { display: "none", textStyle: "label", _print: { display: "block" } },
});
