import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { collectStyles, COMPONENT, STYLED, type Looks } from "./collect-styles.ts";
import { rewriteCalls } from "./styled-calls.ts";

const PROVIDER = /\/packages\/ui\/src\/shop-provider\/shop-provider\.tsx$/;
const SHEET = /\/packages\/ui\/static\/styles\.css$/;

/**
 * Writes the style sheet of every component at build time, by Chakra's own engine, and leaves that engine out of
 * what shoppers load. Development, Storybook and the tests of components go on with the engine itself.
 */
export function staticStyles(): Plugin {
  let styles: Promise<Looks> | undefined;
  const collected = () => (styles ??= collectStyles());
  const instead = (file: string) =>
    `export * from ${JSON.stringify(fileURLToPath(new URL(file, import.meta.url)))};`;
  return {
    name: "static-styles",
    apply: "build",
    enforce: "pre",
    resolveId: {
      filter: { id: /styles\.css$/ },
      handler: () => fileURLToPath(new URL("styles.css", import.meta.url)),
    },
    load: {
      filter: { id: [STYLED, PROVIDER, SHEET] },
      handler: async (id) => {
        if (SHEET.test(id)) return (await collected()).css;
        return instead(STYLED.test(id) ? "static-styled.tsx" : "static-provider.tsx");
      },
    },
    transform: {
      filter: { id: COMPONENT },
      handler: async (code, id) => {
        const { byPlace } = await collected();
        const rewritten = rewriteCalls(id, code, (_recipe, place) => {
          const look = byPlace.get(place);
          if (!look) throw new Error(`${place}: the component is not exported from @shop/ui`);
          return JSON.stringify(look);
        });
        return { code: rewritten, map: null };
      },
    },
  };
}
