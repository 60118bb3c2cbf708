import type { CartRef, CartSnapshot } from "./cart-machine.ts";
import { confirmedLines } from "./cart-state.ts";
import { applyChanges, coalesce } from "./changes.ts";
import type { DeviceCart } from "./guest-cart.ts";
import type { PersistedChanges } from "./outbox-queue.ts";
import { selectUnsent } from "./selectors.ts";

/** Where a device keeps, through reloads and closed tabs, what the server has yet to see. */
export type PersistedOutbox = {
  /** What earlier pages left for this account. */
  take: (account: string) => PersistedChanges | null;
  /** What this page would leave now; null when there is nothing to send. */
  save: (account: string, changes: PersistedChanges | null) => void;
};

/**
 * Writes down whatever the cart has yet to send each time that changes, until the server has answered for it.
 * Lines of a guest that became a change of the account leave the device only once they are written down there.
 */
export function persistOutbox(
  cart: CartRef,
  { persistedOutbox, deviceCart }: { persistedOutbox: PersistedOutbox; deviceCart: DeviceCart },
): void {
  let last = stateOf(cart.getSnapshot());
  cart.subscribe((snapshot) => {
    const now = stateOf(snapshot);
    const { account } = now.unsent;
    const isNew = now.unsent !== last.unsent || now.cartProducts !== last.cartProducts;
    last = now;
    if (account === null || !isNew) return;
    const left = toPersist(now);
    persistedOutbox.save(account, left);
    const guest = deviceCart.read();
    if (left?.changes.some(({ operationId }) => operationId === guest?.operationId)) deviceCart.write([]);
  });
}

function stateOf(snapshot: CartSnapshot) {
  const { cartProducts, accepted } = snapshot.context;
  return { unsent: selectUnsent(snapshot), cartProducts, accepted };
}

function toPersist({
  unsent: { sending, queue },
  ...confirmed
}: ReturnType<typeof stateOf>): PersistedChanges | null {
  const items = confirmedLines(confirmed);
  const underway = sending ? [sending] : [];
  const changes = [...underway, ...coalesce(queue, applyChanges(items, underway))];
  return changes.length > 0 ? { items, changes } : null;
}
