import { defineRecipe } from "@chakra-ui/react/styled-system";

/** One column with air at both sides: `maxWidth` takes `page`, `wide`, `text` and `form`. */
export const containerRecipe = defineRecipe({
  className: "chakra-container",
  base: { width: "100%", maxWidth: "page", marginX: "auto", paddingX: { base: "4", md: "8" } },
  variants: {
    centerContent: { true: { display: "flex", flexDirection: "column", alignItems: "center" } },
    fluid: { true: { maxWidth: "full" } },
  },
});
