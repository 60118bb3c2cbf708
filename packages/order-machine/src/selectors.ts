import type { Failure, Order } from "@shop/contract";
import type { ActionRef, ActionSnapshot } from "./order-action-machine.ts";
import type { ActionKind } from "./order-events.ts";
import type { OrderSnapshot } from "./order-machine.ts";

/** The order by the server's last word; null before it. */
export const selectOrder = ({ context }: OrderSnapshot): Order | null => context.order;

/** Why the order could not be read, or not again: what is known of it may be out of date. */
export const selectFailure = ({ context }: OrderSnapshot): Failure | null => context.failure;

/** Why what the shopper asked for was not done. */
export const selectActionFailure = ({ context }: OrderSnapshot): Failure | null => context.actionFailure;

/** Whether there is a network. */
export const selectIsOnline = ({ context }: OrderSnapshot): boolean => context.isOnline;

/** Whether there is no such order for this shopper. */
export const selectIsMissing = (snapshot: OrderSnapshot): boolean => snapshot.hasTag("missing");

/** Whether the order could not be read, and nothing of it is known. */
export const selectIsFailed = (snapshot: OrderSnapshot): boolean => snapshot.hasTag("failed");

/** Whether the shopper is being led elsewhere. */
export const selectIsLeaving = (snapshot: OrderSnapshot): boolean => snapshot.hasTag("leaving");

/** What the shopper asked for, while it is done; its own snapshot says how far that is. */
export const selectAction = ({ children }: OrderSnapshot): ActionRef | undefined => children.action;

/** Whether it is being asked where to pay. */
export const selectIsPaying = (snapshot: OrderSnapshot): boolean => isActing(snapshot, "pay");

/** Whether the order is being cancelled so that its lines go back into the cart. */
export const selectIsGivingUp = (snapshot: OrderSnapshot): boolean => isActing(snapshot, "giveUp");

/** Whether the shopper is asked if the order shall really be cancelled, or that is being done. */
export const selectIsConfirming = (snapshot: OrderSnapshot): boolean => isActing(snapshot, "cancel");

/** Of an action: whether the order is being cancelled. */
export const selectIsCancelling = (snapshot: ActionSnapshot | undefined): boolean =>
  snapshot?.hasTag("cancelling") ?? false;

function isActing({ children, context }: OrderSnapshot, kind: ActionKind): boolean {
  return children.action !== undefined && context.action === kind;
}
