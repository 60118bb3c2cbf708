import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { styled } from "../system/styled.ts";

const gap = {
  none: { root: { gap: 0 } },
  xs: { root: { gap: "1" } },
  sm: { root: { gap: "2" } },
  md: { root: { gap: "4" } },
  lg: { root: { gap: "8" } },
  xl: { root: { gap: { base: "12", md: "20" } } },
};

/** Things below each other with even air between them. `asChild` makes another element of it. */
export const Stack = styled(
  "div",
  defineSlotRecipe({
    className: "stack",
    slots: ["root"],
    base: { root: { display: "flex", flexDirection: "column", minWidth: 0, _empty: { display: "none" } } },
    variants: { gap },
    defaultVariants: { gap: "md" },
  }),
);

/** Things beside each other that go to the next line when there is no room. */
export const Row = styled(
  "div",
  defineSlotRecipe({
    className: "row",
    slots: ["root"],
    base: { root: { display: "flex", flexWrap: "wrap", alignItems: "center", minWidth: 0 } },
    variants: { gap, spread: { true: { root: { justifyContent: "space-between" } } } },
    defaultVariants: { gap: "sm" },
  }),
);
