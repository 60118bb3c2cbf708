import type { CatalogServices } from "@shop/catalog-machine";
import type { Services } from "../machine/create-app.ts";
import type { RouterPorts } from "../router/routes.tsx";

type CatalogCalls = Pick<CatalogServices, "getHome" | "listProducts" | "getProduct">;
type Ports = Omit<RouterPorts, "openMarketplace" | "readRelated">;

const neverResolves = () => new Promise<never>(() => undefined);
const nothing = () => undefined;
const unwatched = () => nothing;

/** The services for SSR: the catalogue answers, the device storage is empty, the rest is a no-op. */
export function serverServices(catalog: CatalogCalls): Services & Ports {
  return {
    ...catalog,
    suggest: neverResolves,
    endlessLists: { read: () => false, write: nothing },
    shownCounts: { read: () => 0, write: nothing },
    recentSearches: { read: () => [], write: nothing },
    rememberProduct: nothing,

    readSessionCookie: () => null,
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
    deviceCart: { read: () => null, write: nothing },
    persistedOutbox: { take: () => null, save: nothing },
    watchNetwork: unwatched,
    watchCart: unwatched,
    notifyOtherTabs: nothing,

    readRecentProduct: () => null,
    prefetch: { begin: nothing, end: nothing },
    listRelated: neverResolves,
    listBoughtProducts: neverResolves,
    readSeen: () => [],
    forgetSeen: nothing,
    getProducts: neverResolves,
    listFillers: neverResolves,
    sendMessage: neverResolves,
    sendCode: neverResolves,
    sendEmailCode: neverResolves,
    summariseGuest: neverResolves,
    requestPasswordReset: neverResolves,
    openCheckoutServices: neverResolves,
    // Only used by screens of a signed-in shopper, which no server renders.
    account: {} as RouterPorts["account"],
    orders: {} as RouterPorts["orders"],
  };
}
