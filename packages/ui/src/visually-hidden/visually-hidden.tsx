import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { styled } from "../system/styled.ts";

/** Text for screen readers alone. */
export const VisuallyHidden = styled(
  "span",
  defineSlotRecipe({ className: "visually-hidden", slots: ["root"], base: { root: { srOnly: true } } }),
);
