import type { CatalogRun } from "../run-catalog.ts";

/** Invariants of the marketplace; violations are returned by name. */
const RULES: Record<string, (underTest: CatalogRun) => boolean> = {
  "one answer at most is waited for": ({ waiting }) => waiting <= 1,
  "who sees something on its way waits for an answer": ({ seen, waiting }) =>
    !(seen.isReading || seen.isUpdating || seen.isExtending) || waiting === 1,
  "what is shown is what the address asks for, but while it is narrowed": ({ actor, seen }) => {
    const { key, list } = actor.getSnapshot().context;
    return list === null || list.key === key || seen.isUpdating;
  },
  "no product is in the list of another category": ({ actor }) => {
    const { list, cached } = actor.getSnapshot().context;
    return [...cached, ...(list ? [list] : [])].every(({ key, products }) =>
      products.every(({ id }) => id.startsWith(`${key} `)),
    );
  },
  "no product is shown twice": ({ seen: { products } }) => new Set(products).size === products.length,
  "nothing is shown beside the reason why nothing is": ({ seen }) =>
    !seen.isUnread || (seen.products.length === 0 && seen.reason !== null),
  "a list is cached once": ({ actor }) => {
    const keys = actor.getSnapshot().context.cached.map(({ key }) => key);
    return new Set(keys).size === keys.length;
  },
};

/** The violated invariants. */
export function errorsOf(underTest: CatalogRun): string[] {
  return Object.entries(RULES)
    .filter(([, holds]) => !holds(underTest))
    .map(([rule]) => rule);
}
