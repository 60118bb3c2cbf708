import type { CartItem } from "@shop/contract";
import type { Change } from "./changes.ts";

/** What an account's cart has yet to send, and the lines that it starts from. */
export type PersistedChanges = { items: CartItem[]; changes: Change[] };

/** Where a device keeps, through reloads and closed tabs, what the server has yet to see. */
export type PersistedOutbox = {
  /** What earlier pages left for this account. */
  take: (account: string) => PersistedChanges | null;
  /** What this page would leave now; null when there is nothing to send. */
  save: (account: string, changes: PersistedChanges | null) => void;
};
