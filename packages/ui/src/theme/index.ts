import { createSystem, defineConfig, type SystemConfig } from "@chakra-ui/react/styled-system";
import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { animationStyles } from "./animation-styles.ts";
import { breakpoints } from "./breakpoints.ts";
import { cacheStyles } from "./cache-styles.ts";
import { globalCss } from "./global-css.ts";
import { keyframes } from "./keyframes.ts";
import { layerStyles } from "./layer-styles.ts";
import { recipes } from "./recipes/index.ts";
import { semanticTokens } from "./semantic-tokens/index.ts";
import { textStyles } from "./text-styles.ts";
import { tokens } from "./tokens/index.ts";

const config = defineConfig({
  // In layers, each new rule would make the browser register the fonts and lay out the whole page again.
  disableLayers: true,
  preflight: true,
  globalCss,
  // Pending controls do not react to the pointer.
  conditions: {
    hover: [
      "@media (hover: hover)",
      "&:is(:hover, [data-hover]):not(:disabled, [data-disabled], [aria-disabled=true])",
    ],
  },
  theme: {
    animationStyles,
    breakpoints,
    keyframes,
    layerStyles,
    recipes,
    semanticTokens,
    textStyles,
    tokens,
  },
});

/** Chakra's system with the tokens, text styles and recipes of the shop. @param base what of Chakra is below them */
export function createShopSystem(base: SystemConfig) {
  return cacheStyles(createSystem(base, config));
}

/** That of the shop, whose components bring Chakra's recipes along. */
export const system = createShopSystem(defaultBaseConfig);
