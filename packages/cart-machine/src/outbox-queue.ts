import type { CartItem } from "@shop/contract";
import { applyChanges, coalesce, isFrozen, type Change } from "./changes.ts";
import { mergeOf, type GuestCart } from "./guest-cart.ts";

/** The unsent changes of an account. */
export type Unsent = {
  /** The account, once the session is confirmed: its stored changes are sent to its cart only. */
  account: string | null;
  /** Changes that wait, oldest first. */
  queue: Change[];
  /** The change that is being sent, or the one to send again after a failure. */
  sending: Change | null;
};

export const NOTHING_UNSENT: Unsent = { account: null, queue: [], sending: null };

/** The unsent changes of an account, and the lines to which they apply. */
export type PersistedChanges = { items: CartItem[]; changes: Change[] };

/**
 * The order of unsent changes: those of earlier pages, then the guest's lines before the sign-in, then the clicks on
 * this page.
 */
export function restored(
  queue: readonly Change[],
  { persisted, guest }: { persisted: PersistedChanges | null; guest: GuestCart | null },
): Change[] {
  // An earlier page may have sent its changes, so they are frozen: sent alone and unchanged.
  const left =
    persisted?.changes.map((change) => (isFrozen(change) ? change : { ...change, frozen: true as const })) ??
    [];
  return [...left, ...(guest ? [mergeOf(guest)] : []), ...queue];
}

/**
 * Takes the next change from the queue, unless one is still to be sent, which keeps its id.
 * @param lines the confirmed lines of the server; null before they were read
 */
export function takeNext({ sending, queue }: Unsent, lines: CartItem[] | null): Partial<Unsent> {
  if (sending) return {};
  const [next = null, ...rest] = lines ? coalesce(queue, lines) : queue;
  return { sending: next, queue: rest };
}

/** The change that `takeNext` has taken. @throws when there is none, which no state that sends allows */
export function inFlight({ sending, queue }: Unsent): { change: Change; isLast: boolean } {
  if (!sending) throw new Error("no change is being sent");
  return { change: sending, isLast: queue.length === 0 };
}

/**
 * Whether there is something to send that changes these lines. While they are unknown, only a change that may have been
 * sent before is sent, so that a later read of the cart includes it.
 */
export function hasChanges({ sending, queue }: Unsent, lines: CartItem[] | null): boolean {
  if (sending) return true;
  return lines ? coalesce(queue, lines).length > 0 : queue.slice(0, 1).some(isFrozen);
}

/** The changes that these confirmed lines lack, oldest first: the one that is being sent, and the merged others. */
export function unsentChanges(confirmed: CartItem[], { sending, queue }: Unsent): Change[] {
  const underway = sending ? [sending] : [];
  return [...underway, ...coalesce(queue, applyChanges(confirmed, underway))];
}

/** The confirmed lines with all unsent changes applied. */
export function linesWith(confirmed: CartItem[], unsent: Unsent): CartItem[] {
  return applyChanges(confirmed, unsentChanges(confirmed, unsent));
}
