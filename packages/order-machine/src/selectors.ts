import type { Failure, Order } from "@shop/contract";
import type { ActionRef, ActionSnapshot } from "./order-action-machine.ts";
import type { ActionKind } from "./order-events.ts";
import type { OrderSnapshot } from "./order-machine.ts";

/** The order as the server last answered; null before. */
export const selectOrder = ({ context }: OrderSnapshot): Order | null => context.order;

/** Why the order could not be loaded or reloaded: the known one may be outdated. */
export const selectFailure = ({ context }: OrderSnapshot): Failure | null => context.failure;

/** Why the last action failed. */
export const selectActionFailure = ({ context }: OrderSnapshot): Failure | null => context.actionFailure;

/** Whether there is a network. */
export const selectIsOnline = ({ context }: OrderSnapshot): boolean => context.isOnline;

/** Whether this shopper has no such order. */
export const selectIsMissing = (snapshot: OrderSnapshot): boolean => snapshot.hasTag("missing");

/** Whether the order could not be loaded, and none is known. */
export const selectIsFailed = (snapshot: OrderSnapshot): boolean => snapshot.hasTag("failed");

/** Whether the shopper is being redirected. */
export const selectIsRedirecting = (snapshot: OrderSnapshot): boolean => snapshot.hasTag("leaving");

/** The running action; its own snapshot has the progress. */
export const selectAction = ({ children }: OrderSnapshot): ActionRef | undefined => children.action;

/** Whether the payment page is being requested. */
export const selectIsPaying = (snapshot: OrderSnapshot): boolean => isActing(snapshot, "pay");

/** Whether the order is being cancelled to return its lines to the cart. */
export const selectIsGivingUp = (snapshot: OrderSnapshot): boolean => isActing(snapshot, "giveUp");

/** Whether a cancellation is to be confirmed or in progress. */
export const selectIsConfirming = (snapshot: OrderSnapshot): boolean => isActing(snapshot, "cancel");

/** Of an action: whether the order is being cancelled. */
export const selectIsCancelling = (snapshot: ActionSnapshot | undefined): boolean =>
  snapshot?.hasTag("cancelling") ?? false;

function isActing({ children, context }: OrderSnapshot, kind: ActionKind): boolean {
  return children.action !== undefined && context.action === kind;
}
