import { applyChanges, coalesce } from "./changes.ts";
import type { CartRef } from "./cart-machine.ts";
import { partsOf, type CartParts } from "./cart-parts.ts";
import type { DeviceCart } from "./guest-cart.ts";
import type { PersistedChanges, PersistedOutbox } from "./persisted-outbox.ts";

/**
 * Writes down whatever the cart has yet to send each time that changes, until the server has answered for it.
 * Lines of a guest that became a change of the account leave the device only once they are written down there.
 */
export function persistOutbox(
  cart: CartRef,
  { persistedOutbox, deviceCart }: { persistedOutbox: PersistedOutbox; deviceCart: DeviceCart },
): void {
  let last = partsOf(cart.getSnapshot());
  cart.subscribe((snapshot) => {
    const parts = partsOf(snapshot);
    const { account } = parts.unsent;
    const isNew = parts.unsent !== last.unsent || parts.known.cartProducts !== last.known.cartProducts;
    last = parts;
    if (account === null || !isNew) return;
    const unsent = toPersist(parts);
    persistedOutbox.save(account, unsent);
    const guest = deviceCart.read();
    if (unsent?.changes.some(({ operationId }) => operationId === guest?.operationId)) deviceCart.write([]);
  });
}

function toPersist({ known, unsent: { sending, queue } }: CartParts): PersistedChanges | null {
  const accepted = "accepted" in known ? known.accepted : null;
  const items = accepted ? applyChanges(known.cartProducts, [accepted]) : known.cartProducts;
  const underway = sending ? [sending] : [];
  const changes = [...underway, ...coalesce(queue, applyChanges(items, underway))];
  return changes.length > 0 ? { items, changes } : null;
}
