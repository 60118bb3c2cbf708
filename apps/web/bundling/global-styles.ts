import { globalStyles } from "@shop/ui/global-styles";
import type { Plugin } from "vite";

/** What Chakra works out when its system is made: reset, tokens and the styles of the whole page. */
const AT_START = "const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];";

/** Writes the styles of the whole page into it. Made in the browser, they are a third of the start of Chakra. */
export function writeGlobalStyles(): Plugin {
  return {
    name: "write-global-styles",
    apply: "build",
    transformIndexHtml: () => [{ tag: "style", children: globalStyles(), injectTo: "head" }],
    transform: {
      filter: { id: /\/styled-system\/system\.js$/ },
      handler(code, id) {
        if (!code.includes(AT_START)) this.error(`${id} does not make the global styles as it did`);
        return { code: code.replace(AT_START, "const _global = [];"), map: null };
      },
    },
  };
}
