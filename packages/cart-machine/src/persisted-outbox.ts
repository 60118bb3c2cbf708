import type { CartItem } from "@shop/contract";
import { applyChanges, coalesce, type Change } from "./changes.ts";
import type { CartRef } from "./cart-machine.ts";
import type { CartState } from "./cart-state.ts";
import type { DeviceCart } from "./guest-cart.ts";

/** What an account's cart has yet to send, and the lines that it starts from. */
export type PersistedChanges = { items: CartItem[]; changes: Change[] };

/** Where a device keeps, through reloads and closed tabs, what the server has yet to see. */
export type PersistedOutbox = {
  /** What earlier pages left for this account. */
  take: (account: string) => PersistedChanges | null;
  /** What this page would leave now; null when there is nothing to send. */
  keep: (account: string, kept: PersistedChanges | null) => void;
};

/** What decides what is kept. */
const PERSISTED_FIELDS = ["account", "cartProducts", "sending", "queue"] as const;

/**
 * Writes down whatever the cart has yet to send each time that changes, until the server has answered for it.
 * Lines of a guest that became a change of the account leave the device only once they are written down there.
 */
export function persistOutbox(
  cart: CartRef,
  { persistedOutbox, deviceCart }: { persistedOutbox: PersistedOutbox; deviceCart: DeviceCart },
): void {
  let last: CartState = cart.getSnapshot().context;
  cart.subscribe(({ context }) => {
    const isNew = PERSISTED_FIELDS.some((part) => context[part] !== last[part]);
    last = context;
    if (context.account === null || !isNew) return;
    const kept = toPersist(context);
    persistedOutbox.keep(context.account, kept);
    const guest = deviceCart.read();
    if (kept?.changes.some(({ operationId }) => operationId === guest?.operationId)) deviceCart.write([]);
  });
}

function toPersist({ cartProducts, accepted, sending, queue }: CartState): PersistedChanges | null {
  const items = accepted ? applyChanges(cartProducts, [accepted]) : cartProducts;
  const underway = sending ? [sending] : [];
  const changes = [...underway, ...coalesce(queue, applyChanges(items, underway))];
  return changes.length > 0 ? { items, changes } : null;
}
