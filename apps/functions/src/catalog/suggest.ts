import type { Suggestion } from "@shop/contract";
import type { Handler, HandlerDeps } from "../call/handler.ts";
import type { CatalogCache } from "./listing/catalog-cache.ts";
import type { CatalogSnapshot } from "./listing/catalog-snapshot.ts";
import { placeHits, sortPlaces } from "./listing/sorts.ts";
import type { Slot } from "./search/plan-query.ts";
import { indexedTerms, wordsOf } from "./search/words.ts";

const MAX_SUGGESTIONS = 8;
/** So many categories, and so many brands, leave room for products. */
const MAX_PER_KIND = 2;

/** What a shopper who is typing may be looking for. */
export function suggest({
  store,
  catalog,
}: HandlerDeps & { catalog: CatalogCache }): Handler<"httpCatalogServices", "suggest"> {
  return async ({ query }) => {
    const snapshot = await catalog.snapshot();
    const { slots, hits } = snapshot.search.complete(query);
    const labels =
      slots.length === 0 ? [] : [...categoriesFor(snapshot, slots), ...brandsFor(snapshot, slots)];
    const places = sortPlaces(placeHits(hits, "relevance"));
    const docs = await store.getMany(
      "products",
      places.slice(0, MAX_SUGGESTIONS - labels.length).map(({ id }) => id),
    );
    const products = docs.flatMap((doc): Suggestion[] =>
      doc ? [{ kind: "product", text: doc.name, product: doc }] : [],
    );
    return { suggestions: [...labels, ...products] };
  };
}

function categoriesFor({ categories }: CatalogSnapshot, slots: readonly Slot[]): Suggestion[] {
  return categories
    .filter(({ name }) => answers(name, slots))
    .slice(0, MAX_PER_KIND)
    .map(({ id, name }) => ({ kind: "category", id, text: name }));
}

function brandsFor({ brands }: CatalogSnapshot, slots: readonly Slot[]): Suggestion[] {
  return brands
    .filter((name) => answers(name, slots))
    .slice(0, MAX_PER_KIND)
    .map((text) => ({ kind: "brand", text }));
}

/** Whether a name has every word that was typed. */
function answers(name: string, slots: readonly Slot[]): boolean {
  const terms = new Set(wordsOf(name).flatMap(({ term }) => indexedTerms(term)));
  return slots.every(({ alternatives }) =>
    alternatives.some((each) => each.terms.every((term) => terms.has(term))),
  );
}
