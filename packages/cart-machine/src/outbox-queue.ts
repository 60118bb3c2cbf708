import type { CartItem } from "@shop/contract";
import { applyChanges, coalesce, isFrozen, type Change } from "./changes.ts";
import { mergeOf, type GuestCart } from "./guest-cart.ts";

/** What the shopper of an account did and the server has yet to see. */
export type Unsent = {
  /** Whose cart it is, once the session knows: what is stored for an account goes to that one alone. */
  account: string | null;
  /** Clicks that wait for their turn, oldest first. */
  queue: Change[];
  /** The change on its way, or the one to send again after a failure. */
  sending: Change | null;
};

export const NOTHING_UNSENT: Unsent = { account: null, queue: [], sending: null };

/** What an account's cart has yet to send, and the lines that it starts from. */
export type PersistedChanges = { items: CartItem[]; changes: Change[] };

/**
 * What earlier pages left unsent comes before what was clicked on this one, and the lines of the guest that
 * the shopper was until now in between.
 */
export function restored(
  queue: readonly Change[],
  { persisted, guest }: { persisted: PersistedChanges | null; guest: GuestCart | null },
): Change[] {
  const left =
    persisted?.changes.map((change) => (isFrozen(change) ? change : { ...change, frozen: true as const })) ??
    [];
  return [...left, ...(guest ? [mergeOf(guest)] : []), ...queue];
}

/**
 * Moves the next change out of the queue; one that is still to be sent stays, with its id.
 * @param lines what the server is known to have; null before it was asked
 */
export function takeNext({ sending, queue }: Unsent, lines: CartItem[] | null): Partial<Unsent> {
  if (sending) return {};
  const [next = null, ...rest] = lines ? coalesce(queue, lines) : queue;
  return { sending: next, queue: rest };
}

/**
 * Whether there is something to send that changes these lines. As long as they are unknown, only what may have been sent
 * before goes: a cart that is read later is then never older than it.
 */
export function hasChanges({ sending, queue }: Unsent, lines: CartItem[] | null): boolean {
  if (sending) return true;
  return lines ? coalesce(queue, lines).length > 0 : queue.slice(0, 1).some(isFrozen);
}

/** What the server has with everything that it has not answered yet. */
export function linesWith(confirmed: CartItem[], { sending, queue }: Unsent): CartItem[] {
  const expected = applyChanges(confirmed, sending ? [sending] : []);
  return applyChanges(expected, coalesce(queue, expected));
}
