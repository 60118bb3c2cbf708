import { createSystem } from "@chakra-ui/react/styled-system";
import { base } from "./base.ts";
import { breakpoints } from "./breakpoints.ts";
import { globalCss } from "./global-css.ts";
import { keyframes } from "./keyframes.ts";
import { textStyles } from "./text-styles.ts";
import { semanticTokens, tokens } from "./tokens.ts";

/** Chakra without its preset: only what this shop uses, because all of it is in the first load. */
export const system = createSystem(base, {
  globalCss,
  theme: {
    breakpoints,
    keyframes,
    tokens,
    semanticTokens,
    textStyles,
  },
});
