import type { CatalogServices } from "@shop/catalog-machine";
import type { Services } from "../create-app.ts";

const neverResolves = () => new Promise<never>(() => undefined);
const unwatched = () => () => undefined;

type CatalogueCalls = Pick<CatalogServices, "getHome" | "listProducts" | "getProduct" | "suggest">;

/** A catalogue that does not answer. */
const noop: CatalogueCalls = {
  getHome: neverResolves,
  listProducts: neverResolves,
  getProduct: neverResolves,
  suggest: neverResolves,
};

/**
 * The world in which a page is drawn: nobody is logged in, nothing is in the cart, and nothing happens but the
 * answers of the catalogue.
 */
export function serverServices(catalogue: Partial<CatalogueCalls> = {}): Services {
  return {
    ...noop,
    ...catalogue,
    endlessLists: { read: () => false, write: () => undefined },
    recentSearches: { read: () => [], write: () => undefined },
    writeSessionCookie: neverResolves,
    watchSessionCookie: unwatched,
    watchIdentity: unwatched,
    signIn: neverResolves,
    endIdentity: neverResolves,
    clearCookies: neverResolves,
    reloadPage: neverResolves,
    getCart: neverResolves,
    change: neverResolves,
    getPaymentCart: neverResolves,
    quoteCart: neverResolves,
    deviceCart: { read: () => null, write: () => undefined },
    persistedOutbox: { take: () => null, save: () => undefined },
    watchNetwork: unwatched,
    watchCart: unwatched,
    notifyOtherTabs: () => undefined,
    rememberProduct: () => undefined,
  };
}
