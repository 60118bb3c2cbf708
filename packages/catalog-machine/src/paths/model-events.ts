import { FailureError, type Failure, type ProductPage } from "@shop/contract";
import type { ModelEvent } from "@shop/machine-checks";
import type { CatalogSnapshot } from "../catalog-machine.ts";
import type { CatalogEvent } from "../catalog-state.ts";
import { EVERYTHING, type Listing } from "../listing.ts";
import { isFresh } from "../product-list.ts";
import type { CatalogRun } from "../run-catalog.ts";
import { productOf } from "../testing.ts";

type CatalogModelEvent = ModelEvent<CatalogSnapshot, CatalogRun>;

const DAIRY: Listing = { ...EVERYTHING, category: "lacteos" };
const OFFERS: Listing = { ...DAIRY, onOffer: true };
const BREAD: Listing = { ...EVERYTHING, category: "panaderia" };

const HOUR = 3_600_000;

/** States with the same key behave alike: a cached list counts by its listing and by whether it is outdated. */
export function keyOf({ value, context }: CatalogSnapshot): string {
  const { key, list, cached, fresh, failure, isEndless, askedAt, errors, missingCategory } = context;
  const isOld = (at: number) => !isFresh({ askedAt: at }, askedAt);
  return JSON.stringify([
    value,
    key,
    list && [list.key, list.nextCursor !== null, isOld(list.askedAt)],
    cached.map((each) => `${each.key} ${isOld(each.askedAt)}`).toSorted(),
    [fresh !== null, failure?.id, isEndless, errors.length > 0, missingCategory],
  ]);
}

/** An event that a test and the model send in the same way. */
const sent = (title: string, event: (snapshot: CatalogSnapshot) => CatalogEvent): CatalogModelEvent => ({
  title,
  event,
  happen: ({ actor }) => actor.send(event(actor.getSnapshot())),
});

const browsed = (title: string, listing: Listing, later = 0): CatalogModelEvent =>
  sent(title, ({ context }) => ({
    type: "catalog.browse",
    listing,
    errors: [],
    now: context.askedAt + later,
  }));

const CALLS = ["listProducts", "listRefined", "listAgain", "listMore"] as const;

const callOf = ({ children }: CatalogSnapshot, ids: readonly string[] = CALLS) =>
  ids.find((id) => id in children);

const answered = (
  title: string,
  ids: readonly string[],
  page: (snapshot: CatalogSnapshot) => ProductPage,
): CatalogModelEvent => ({
  title,
  event: (snapshot) => {
    const id = callOf(snapshot, ids);
    return id === undefined
      ? undefined
      : { type: `xstate.done.actor.${id}`, output: page(snapshot), actorId: id };
  },
  happen: ({ actor, answer }) => answer(page(actor.getSnapshot())),
});

const refused = (title: string, failure: Failure): CatalogModelEvent => ({
  title,
  event: (snapshot) => {
    const id = callOf(snapshot);
    return id === undefined
      ? undefined
      : { type: `xstate.error.actor.${id}`, error: new FailureError(failure), actorId: id };
  },
  happen: ({ refuse }) => refuse(failure),
});

/** The names of products contain their listing, so that a wrong one is noticed. */
const productsOf = (key: string, page: number) => [productOf(`${key} ${page}`)];

const firstPage = ({ context: { key } }: CatalogSnapshot): ProductPage => ({
  products: productsOf(key, 1),
  total: 2,
  nextCursor: "después",
});

const lastPage = ({ context: { key } }: CatalogSnapshot): ProductPage => ({
  products: productsOf(key, 2),
  total: 2,
});

export const modelEvents: readonly CatalogModelEvent[] = [
  browsed("dairy", DAIRY),
  browsed("dairy, an hour later", DAIRY, HOUR),
  browsed("offers of dairy", OFFERS),
  browsed("bread", BREAD),
  sent("more", () => ({ type: "catalog.more" })),
  sent("the end in view", () => ({ type: "catalog.reach" })),
  sent("try again", () => ({ type: "catalog.retry" })),
  sent("let it go on by itself", () => ({ type: "catalog.page", isEndless: true })),
  sent("network back", () => ({ type: "network.back" })),
  answered("first page", ["listProducts", "listRefined", "listAgain"], firstPage),
  answered("last page", CALLS, lastPage),
  refused("lost", { id: 503 }),
  refused("no such category", { id: 422, field: "category" }),
];
