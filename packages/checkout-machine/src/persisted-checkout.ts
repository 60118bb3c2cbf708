import type { CheckoutState } from "./checkout-state.ts";

/** What outlives the page: the choices by their names, and the key of the order under review. */
export type CheckoutDraft = Pick<CheckoutState, "choices" | "key" | "keyFor">;

/** Where a device keeps, for each account, how far its checkout has come. It never keeps an address. */
export type PersistedCheckout = {
  /** What was kept for this account, by whichever page. */
  read: (account: string) => CheckoutDraft | null;
  /** null forgets it. */
  write: (account: string, draft: CheckoutDraft | null) => void;
  /** The keys under which an order was sent whose outcome nobody has heard, oldest first. */
  attempts: (account: string) => string[];
  /** An order is about to be sent under this key. */
  begin: (account: string, key: string) => void;
  /** The outcome of the order under this key is known. */
  settle: (account: string, key: string) => void;
};
