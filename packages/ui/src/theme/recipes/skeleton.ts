import { defineRecipe } from "@chakra-ui/react/styled-system";

/** Holds the place of something that is on its way. */
export const skeletonRecipe = defineRecipe({
  className: "chakra-skeleton",
  variants: {
    loading: {
      true: {
        display: "block",
        bg: "bg.muted",
        borderRadius: "l1",
        flexShrink: 0,
        animation: "breathe 1.6s ease-in-out infinite",
        "&::before, &::after, *": { visibility: "hidden" },
      },
      false: {},
    },
  },
  defaultVariants: { loading: true },
});
