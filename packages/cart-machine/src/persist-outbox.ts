import type { CartRef, CartSnapshot } from "./cart-machine.ts";
import { confirmedLines } from "./cart-state.ts";
import type { DeviceCart } from "./guest-cart.ts";
import { unsentChanges, type PersistedChanges } from "./outbox-queue.ts";
import { selectUnsent } from "./selectors.ts";

/** The storage of unsent changes, through reloads and closed tabs. */
export type PersistedOutbox = {
  /** Takes the unsent changes of earlier pages of this account. */
  take: (account: string) => PersistedChanges | null;
  /** Stores the unsent changes of this page; null removes them. */
  save: (account: string, changes: PersistedChanges | null) => void;
};

/**
 * Stores the unsent changes on each update, until the server has answered them. A guest's lines that became a change of
 * the account are removed from the device only after that was stored.
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

function toPersist({ unsent, ...confirmed }: ReturnType<typeof stateOf>): PersistedChanges | null {
  const items = confirmedLines(confirmed);
  const changes = unsentChanges(items, unsent);
  return changes.length > 0 ? { items, changes } : null;
}
