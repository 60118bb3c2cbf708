/** A value in the storage of this browser; a blocked storage behaves like an empty one. */
export type StoredValue = { read: () => string | null; write: (value: string) => void; forget: () => void };

/**
 * @param open which storage; reading the property itself throws where the browser blocks it
 * @param key its key. The value must not be secret; `forgetShopper` removes values about a shopper at their sign-out.
 */
export function storedValue(open: () => Storage, key: string): StoredValue {
  const attempt = <T>(action: (storage: Storage) => T): T | null => {
    try {
      return action(open());
    } catch {
      return null; // storage is blocked or full: the shop works without it
    }
  };
  return {
    read: () => attempt((storage) => storage.getItem(key)),
    write: (value) => void attempt((storage) => storage.setItem(key, value)),
    forget: () => void attempt((storage) => storage.removeItem(key)),
  };
}

export const SESSION_COOKIE = "tk";

/** The key of the guest's lines. */
export const DEVICE_CART = "alacena:carrito";

/** The product last viewed, for `/detalles` without an id. */
export const recentProduct = storedValue(() => localStorage, "alacena:producto");

/** Why the page is being reloaded, for the load that follows a sign-out. */
export const signOutReasonNote = storedValue(() => sessionStorage, "alacena:despedida");

/** Why the last session on this device was closed, for tabs that only notice the sign-out; valid for a minute. */
export const sharedReason = storedValue(() => localStorage, "alacena:cierre");

/** The key of the consent to analytics. */
export const PRIVACY_KEY = "alacena:privacidad";

/** Whether the shopper has consented to analytics. */
export const privacyChoice = storedValue(() => localStorage, PRIVACY_KEY);

/** The key of the drafts of unfinished checkouts, by the pseudonym of their account. */
export const CHECKOUT_DRAFTS = "alacena:compra";

/** The drafts themselves. */
export const checkoutDrafts = storedValue(() => localStorage, CHECKOUT_DRAFTS);

/** Which orders were tracked on this device, by their pseudonyms. */
export const trackedOrders = storedValue(() => localStorage, "alacena:contados");
