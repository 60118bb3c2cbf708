import type { RouterPorts } from "../router.tsx";

const never = () => new Promise<never>(() => undefined);
const nothing = () => undefined;

/** What the routes read where nobody looks at the page: nothing is on this device, and nothing is asked. */
export function stillPorts({ openMarketplace }: Pick<RouterPorts, "openMarketplace">): RouterPorts {
  return {
    openMarketplace,
    readSessionCookie: () => null,
    readRecentProduct: () => null,
    intent: { begin: nothing, end: nothing },
    listRelated: never,
    readSeen: () => [],
    forgetSeen: nothing,
    getProducts: never,
    listFillers: never,
    sendMessage: never,
    sendCode: never,
    requestPasswordReset: never,
    openCheckoutServices: never,
    tellOthers: nothing,
    // Screens of one shopper, which nobody draws for another, use these.
    account: {} as RouterPorts["account"],
    orders: {} as RouterPorts["orders"],
  };
}
