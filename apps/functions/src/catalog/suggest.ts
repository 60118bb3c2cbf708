import type { Suggestion } from "@shop/contract";
import type { Handler } from "../call/handler.ts";
import type { CatalogDeps } from "./listing/catalog-cache.ts";

const MAX_SUGGESTIONS = 8;
/** At most this many categories, and this many brands, so that products are suggested, too. */
const MAX_LABELS_PER_KIND = 2;

/** Suggestions for a query that is being typed. */
export function suggest({ store, catalog }: CatalogDeps): Handler<"httpCatalogServices", "suggest"> {
  return async ({ query }) => {
    const { search } = await catalog.snapshot();
    const { labels, hits } = search.complete(query);
    const shown = (["category", "brand"] as const).flatMap((kind) =>
      labels.filter((label) => label.kind === kind).slice(0, MAX_LABELS_PER_KIND),
    );
    // Read again: since the snapshot a price may have changed, or a product gone.
    const docs = await store.getMany(
      "products",
      hits.slice(0, MAX_SUGGESTIONS - shown.length).map(({ product }) => product.id),
    );
    const products = docs.flatMap((doc): Suggestion[] =>
      doc ? [{ kind: "product", text: doc.name, product: doc }] : [],
    );
    return { suggestions: [...shown, ...products] };
  };
}
