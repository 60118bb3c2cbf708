import { createSystem } from "@chakra-ui/react/styled-system";
import { base } from "./base.ts";
import { globalCss } from "./global-css.ts";
import { keyframes } from "./keyframes.ts";
import { textStyles } from "./text-styles.ts";
import { semanticTokens, tokens } from "./tokens.ts";

/** Chakra without its preset: only what this shop uses, because all of it is in the first load. */
export const system = createSystem(base, {
  globalCss,
  theme: {
    breakpoints: { sm: "600px", md: "960px", lg: "1280px", xl: "1920px", xxl: "2560px" },
    keyframes,
    tokens,
    semanticTokens,
    textStyles,
  },
});
