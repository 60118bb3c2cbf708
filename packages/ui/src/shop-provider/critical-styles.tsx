import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { ReactNode } from "react";

/** The styles of one server-rendered page, which is so styled before any script has loaded. */
export interface CriticalStyles {
  /** Collects the styles that are inserted while this is rendered. */
  collect: (page: ReactNode) => ReactNode;
  /** The `style` elements for the head of the page. Emotion reuses them on hydration. */
  toHtml: () => string;
}

/** One for each page: its styles are only those that it has rendered. */
export function createCriticalStyles(): CriticalStyles {
  // Without prefixes: a browser that knows `light-dark()` needs none of Emotion's, an eighth of a page.
  const cache = createCache({ key: "css", stylisPlugins: [] });
  // Or every element of the page would have a `style` element before it.
  cache.compat = true;
  const isOfElement = (id: string) => cache.registered[`${cache.key}-${id}`] !== undefined;
  const element = (key: string, css: string) => `<style data-emotion="${key}">${css}</style>`;
  return {
    collect: (page) => <CacheProvider value={cache}>{page}</CacheProvider>,
    toHtml: () => {
      const rules = Object.entries(cache.inserted).flatMap(([id, css]) =>
        typeof css === "string" ? [{ id, css }] : [],
      );
      const global = rules.filter(({ id }) => !isOfElement(id));
      const own = rules.filter(({ id }) => isOfElement(id));
      return [
        ...global.map(({ id, css }) => element(`${cache.key}-global ${id}`, css)),
        `<style>${own.map(({ css }) => css).join("")}</style>`,
        // Emotion moves what is named so, which would have the browser style the whole page again: it is empty.
        element([cache.key, ...own.map(({ id }) => id)].join(" "), ""),
      ].join("");
    },
  };
}
