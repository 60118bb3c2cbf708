import type { CatalogServices } from "@shop/catalog-machine";
import type { Services } from "../create-app.ts";

const never = () => new Promise<never>(() => undefined);
const unwatched = () => () => undefined;

type CatalogueCalls = Pick<CatalogServices, "getHome" | "listProducts" | "getProduct" | "suggest">;

/** A catalogue that does not answer. */
const silent: CatalogueCalls = {
  getHome: never,
  listProducts: never,
  getProduct: never,
  suggest: never,
};

/**
 * The world in which a page is drawn: nobody is logged in, nothing is in the cart, and nothing happens but the
 * answers of the catalogue.
 */
export function stillServices(catalogue: Partial<CatalogueCalls> = {}): Services {
  return {
    ...silent,
    ...catalogue,
    endlessLists: { read: () => false, write: () => undefined },
    recentSearches: { read: () => [], write: () => undefined },
    writeSessionCookie: never,
    watchSessionCookie: unwatched,
    watchIdentity: unwatched,
    signIn: never,
    endIdentity: never,
    clearCookies: never,
    reloadPage: never,
    getCart: never,
    change: never,
    getPaymentCart: never,
    quoteCart: never,
    deviceCart: { read: () => null, write: () => undefined },
    persistedOutbox: { take: () => null, keep: () => undefined },
    watchNetwork: unwatched,
    watchCart: unwatched,
    tellOthers: () => undefined,
    rememberProduct: () => undefined,
  };
}
