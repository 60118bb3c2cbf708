import { applyChanges, coalesce } from "./changes.ts";
import type { CartRef } from "./cart-machine.ts";
import type { CartState } from "./cart-state.ts";
import type { DeviceCart } from "./guest-cart.ts";
import type { PersistedChanges, PersistedOutbox } from "./persisted-outbox.ts";

/** A change of one of these fields is written down. */
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
    const unsent = toPersist(context);
    persistedOutbox.keep(context.account, unsent);
    const guest = deviceCart.read();
    if (unsent?.changes.some(({ operationId }) => operationId === guest?.operationId)) deviceCart.write([]);
  });
}

function toPersist({ cartProducts, accepted, sending, queue }: CartState): PersistedChanges | null {
  const items = accepted ? applyChanges(cartProducts, [accepted]) : cartProducts;
  const underway = sending ? [sending] : [];
  const changes = [...underway, ...coalesce(queue, applyChanges(items, underway))];
  return changes.length > 0 ? { items, changes } : null;
}
