import { shop } from "@shop/commerce";
import type { BreadcrumbList, Graph, SearchAction, WithActionConstraints } from "schema-dts";
import { paths, query } from "../paths.ts";
import { fullAddress } from "./shop-address.ts";

/** The shop and its search (https://schema.org/WebSite, https://schema.org/Organization). */
export const shopData = (): Omit<Graph, "@context"> => ({
  "@graph": [
    {
      "@type": "Organization",
      "@id": fullAddress("/#tienda"),
      name: shop.name,
      slogan: shop.promise,
      url: fullAddress(paths.home),
      logo: fullAddress("/icons/icon-512.png"),
    },
    {
      "@type": "WebSite",
      name: shop.name,
      url: fullAddress(paths.home),
      inLanguage: shop.locale,
      publisher: { "@id": fullAddress("/#tienda") },
      potentialAction: searchAction(),
    },
  ],
});

function searchAction(): WithActionConstraints<SearchAction> {
  return {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate: `${fullAddress(paths.marketplace)}?${query.search}={search_term_string}`,
    },
    "query-input": "required name=search_term_string",
  };
}

/** The way from the marketplace to a screen (https://schema.org/BreadcrumbList). */
export function trailData(steps: readonly { name: string; path: string }[]): Exclude<BreadcrumbList, string> {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: fullAddress(path),
    })),
  };
}
