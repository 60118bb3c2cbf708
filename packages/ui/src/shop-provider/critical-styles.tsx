import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { ReactNode } from "react";

/** The styles of one page that is rendered on the server, which so has its look before any script. */
export interface CriticalStyles {
  /** Collects what is written while this is rendered. */
  collect: (page: ReactNode) => ReactNode;
  /** The `style` elements for the head of the page. The same library finds them there, and writes none of them again. */
  toHtml: () => string;
}

/** One for each page: what a page has not rendered is not in its styles. */
export function createCriticalStyles(): CriticalStyles {
  const cache = createCache({ key: "css" });
  // Or every element of the page would come with a `style` before it.
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
        element([cache.key, ...own.map(({ id }) => id)].join(" "), own.map(({ css }) => css).join("")),
      ].join("");
    },
  };
}
