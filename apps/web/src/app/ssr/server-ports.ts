import type { RouterPorts } from "../router.tsx";

const neverResolves = () => new Promise<never>(() => undefined);
const nothing = () => undefined;

/** What the routes read where nobody looks at the page: nothing is on this device, and nothing is asked. */
export function serverPorts({ openMarketplace }: Pick<RouterPorts, "openMarketplace">): RouterPorts {
  return {
    openMarketplace,
    readSessionCookie: () => null,
    readRecentProduct: () => null,
    prefetch: { begin: nothing, end: nothing },
    listRelated: neverResolves,
    readSeen: () => [],
    forgetSeen: nothing,
    getProducts: neverResolves,
    listFillers: neverResolves,
    sendEmailCode: neverResolves,
    summariseGuest: neverResolves,
    sendMessage: neverResolves,
    sendCode: neverResolves,
    requestPasswordReset: neverResolves,
    openCheckoutServices: neverResolves,
    // Screens of one shopper, which nobody draws for another, use these.
    account: {} as RouterPorts["account"],
    orders: {} as RouterPorts["orders"],
  };
}
