import { defineRecipe } from "@chakra-ui/react/styled-system";

/** One column with padding: `maxWidth` takes `page`, `wide`, `text` and `form`. As `main`, it is a screen. */
export const containerRecipe = defineRecipe({
  className: "chakra-container",
  base: {
    width: "100%",
    maxWidth: "page",
    marginX: "auto",
    paddingX: { base: "4", md: "8" },
    // The screen gets the focus when the route changes.
    "&:is(main)": {
      paddingTop: { base: "3", md: "8" },
      paddingBottom: "20",
      minHeight: "70vh",
      _focusVisible: { outline: "none" },
    },
  },
  variants: {
    centerContent: { true: { display: "flex", flexDirection: "column", alignItems: "center" } },
    fluid: { true: { maxWidth: "full" } },
  },
});
