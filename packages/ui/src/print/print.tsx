import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { styled } from "../system/styled.ts";

/** Stands on the screen alone: what can be pressed has no use on paper. */
export const ScreenOnly = styled(
  "div",
  defineSlotRecipe({
    className: "screen-only",
    slots: ["root"],
    base: { root: { display: "contents", _print: { display: "none" } } },
  }),
);

/** Stands on paper alone: whose receipt it is, and of what. */
export const PrintOnly = styled(
  "div",
  defineSlotRecipe({
    className: "print-only",
    slots: ["root"],
    base: { root: { display: "none", textStyle: "label", _print: { display: "block" } } },
  }),
);
