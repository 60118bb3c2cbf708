import createCache from "@emotion/cache";
import { serializeStyles } from "@emotion/serialize";
import { system } from "./index.ts";

/** What Chakra calculates when its system is created: the build inlines it into the bundle. */
export interface PrecomputedSystem {
  /** The style sheet of the whole page: Chakra's reset, the tokens, and `global-css`. */
  globalStyles: string;
  /** By category and name, such as `colors` and `gold.400`: how the value is written into a style. */
  tokens: Record<string, Record<string, string>>;
  /** By palette, such as `gold`: what it sets as `colorPalette`. */
  palettes: Record<string, Record<string, string>>;
}

export const precomputed: PrecomputedSystem = {
  globalStyles: globalStyles(),
  tokens: Object.fromEntries(
    Array.from(system.tokens.categoryMap.keys(), (category) => [
      category,
      system.tokens.getCategoryValues(category) ?? {},
    ]),
  ),
  palettes: Object.fromEntries(
    Array.from(system.tokens.colorPaletteMap, ([name, variables]) => [name, Object.fromEntries(variables)]),
  ),
};

function globalStyles(): string {
  const cache = createCache({ key: "css", stylisPlugins: [] });
  const styles = [system.getPreflightCss(), system.getGlobalCss(), system.getTokenCss()];
  // In Node it returns the text, in a browser nothing.
  return cache.insert("", serializeStyles(styles, {}), cache.sheet, false) ?? "";
}
