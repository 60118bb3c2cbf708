import type { CartItem } from "@shop/contract";
import { applyChanges, coalesce, isFrozen, type Change } from "./changes.ts";
import { mergeOf, type GuestCart } from "./guest-cart.ts";
import type { PersistedChanges } from "./persisted-outbox.ts";

/** What the shopper of an account did and the server has yet to see. */
export type Unsent = {
  /** Whose cart it is, once the session knows: what is stored for an account goes to that one alone. */
  account: string | null;
  /** Clicks that wait for their turn, oldest first. */
  queue: Change[];
  /** The change on its way, or the one to send again after a failure. */
  sending: Change | null;
};

/** An empty queue. */
export const NOTHING_UNSENT: Unsent = { account: null, queue: [], sending: null };

/** What earlier pages left unsent, and a guest before they signed in. */
export type LeftBehind = { persisted: PersistedChanges | null; guest: GuestCart | null };

/**
 * What earlier pages left unsent comes before what was clicked on this one, and the lines of the guest that
 * the shopper was until now in between.
 */
export function restored(queue: readonly Change[], { persisted, guest }: LeftBehind): Change[] {
  const left = persisted?.changes.map((change): Change => ({ ...change, frozen: true })) ?? [];
  return [...left, ...(guest ? [mergeOf(guest)] : []), ...queue];
}

/**
 * Moves the next change out of the queue; one that is still to be sent stays, with its id.
 * @param lines what the server is known to have
 */
export function takeNext({ sending, queue }: Unsent, lines: CartItem[]): Partial<Unsent> {
  if (sending) return {};
  const [next = null, ...rest] = coalesce(queue, lines);
  return { sending: next, queue: rest };
}

/** Whether there is something to send that changes these lines, or that may have been sent already. */
export function hasChanges({ sending, queue }: Unsent, lines: CartItem[]): boolean {
  return sending !== null || coalesce(queue, lines).length > 0;
}

/** Whether there is something to send that may not wait for the cart to be read: it may have been sent before. */
export function hasFrozen({ queue }: Unsent): boolean {
  return queue.some(isFrozen);
}

/** What the server said with everything that it has not answered yet. */
export function linesWith(
  lines: CartItem[],
  accepted: Change | null,
  { sending, queue }: Unsent,
): CartItem[] {
  const underway = [accepted, sending].filter((change) => change !== null);
  const expected = applyChanges(lines, underway);
  return applyChanges(expected, coalesce(queue, expected));
}
