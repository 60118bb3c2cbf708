import { shop } from "@shop/commerce";
import type { BreadcrumbList, Graph, SearchAction, WithActionConstraints } from "schema-dts";
import { paths, query } from "../paths.ts";

/**
 * The shop and its search (https://schema.org/WebSite, https://schema.org/Organization).
 * @param origin where the shop is
 */
export const shopData = (origin: string): Omit<Graph, "@context"> => ({
  "@graph": [
    {
      "@type": "Organization",
      "@id": `${origin}/#tienda`,
      name: shop.name,
      slogan: shop.promise,
      url: origin + paths.home,
      logo: `${origin}/icons/icon-512.png`,
    },
    {
      "@type": "WebSite",
      name: shop.name,
      url: origin + paths.home,
      inLanguage: shop.locale,
      publisher: { "@id": `${origin}/#tienda` },
      potentialAction: searchAction(origin),
    },
  ],
});

function searchAction(origin: string): WithActionConstraints<SearchAction> {
  return {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate: `${origin}${paths.marketplace}?${query.search}={search_term_string}`,
    },
    "query-input": "required name=search_term_string",
  };
}

/**
 * The breadcrumbs from the marketplace to a screen (https://schema.org/BreadcrumbList).
 * @param origin where the shop is
 */
export function trailData(
  steps: readonly { name: string; path: string }[],
  origin: string,
): Exclude<BreadcrumbList, string> {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
