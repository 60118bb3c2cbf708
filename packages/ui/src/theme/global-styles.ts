import createCache from "@emotion/cache";
import { serializeStyles } from "@emotion/serialize";
import { system } from "./index.ts";

/** The style sheet of the whole page: Chakra's reset, the tokens, and `global-css`. */
export function globalStyles(): string {
  const cache = createCache({ key: "css" });
  const styles = [system.getPreflightCss(), system.getGlobalCss(), system.getTokenCss()];
  // In Node it gives the text, and in a browser nothing.
  return cache.insert("", serializeStyles(styles, {}), cache.sheet, false) ?? "";
}
