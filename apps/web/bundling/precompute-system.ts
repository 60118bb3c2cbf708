import { precomputed } from "@shop/ui/precomputed";
import type { Plugin } from "vite";

const { globalStyles, tokens, palettes } = precomputed;

/** What Chakra calculates when its system is created, and the replacement, by file. */
const REPLACEMENTS: Record<string, readonly (readonly [code: string, replacement: string])[]> = {
  "/styled-system/system.js": [
    ["const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];", "const _global = [];"],
  ],
  "/styled-system/preflight.js": [
    ["function createPreflight(options) {", "function createPreflight() { return {};"],
  ],
  // Copies of the configuration, which no other system of the page uses, and its tokens, which are left out.
  "/styled-system/merge-config.js": [
    ["...configs.map(clone)", "...configs"],
    ["if (merged.theme?.tokens) {", "if (false) {"],
  ],
  "/styled-system/utility.js": [
    // The types of properties, which the generator of Chakra's types alone asks for.
    [
      "const assignPropertyType = (property, config) => {",
      "const assignPropertyType = () => {}, typeOfProperty = (property, config) => {",
    ],
    // The values of a property, of which a page uses a few, are worked out when it is first used.
    ["if (!config) continue;\n      assignProperty(prop, config);", ""],
    [
      "const value = propValues.get(key)?.[raw];",
      "if (!propValues.has(key)) propValues.set(key, getPropertyValues(config)); const value = propValues.get(key)?.[raw];",
    ],
  ],
  "/styled-system/token-dictionary.js": [
    [
      "registerTokens();\n  registerTransform(...tokenTransforms);\n  registerMiddleware(...tokenMiddlewares);\n  build();",
      `byCategoryJson = ${JSON.stringify(tokens)};
    for (const category in byCategoryJson)
      for (const prop in byCategoryJson[category]) {
        const name = category + "." + prop, value = byCategoryJson[category][prop];
        const token = { name, value, extensions: { virtual: true, cssVar: { ref: value } } };
        allTokens.push(token);
        tokenNameMap.set(name, token);
        flatMap.set(name, value);
      }
    const palettes = ${JSON.stringify(palettes)};
    for (const name in palettes) colorPaletteMap.set(name, new Map(Object.entries(palettes[name])));`,
    ],
  ],
};

/** The inputs of that calculation: the replaced exports, by file. */
const LEFT_OUT: Record<string, string> = {
  "/theme/tokens/index.ts": "tokens",
  "/theme/semantic-tokens/index.ts": "semanticTokens",
  "/theme/global-css.ts": "globalCss",
  "/theme/keyframes.ts": "keyframes",
};

/**
 * Calculates at build time what Chakra would calculate in the browser when its system is created: the tokens, and the
 * global styles, which are inlined into the page. That was three quarters of Chakra's start-up time.
 */
export function precomputeSystem(): Plugin {
  return {
    name: "precompute-system",
    apply: "build",
    transformIndexHtml: () => [{ tag: "style", children: globalStyles, injectTo: "head" }],
    transform: {
      filter: { id: /\/(?:styled-system|theme)\// },
      handler(source, id) {
        const [file = ""] = /\/(?:styled-system|theme)\/.*$/.exec(id) ?? [];
        const leftOut = LEFT_OUT[file];
        if (leftOut) return { code: `export const ${leftOut} = {};`, map: null };
        let code = source;
        for (const [before, after] of REPLACEMENTS[file] ?? []) {
          if (!code.includes(before)) this.error(`${id} has no longer: ${before}`);
          code = code.replace(before, () => after);
        }
        return { code, map: null };
      },
    },
  };
}
