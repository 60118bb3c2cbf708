import type { Failure, Order } from "@shop/contract";
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

/** Whether it is being asked where to pay. */
export const selectIsPaying = (snapshot: OrderSnapshot): boolean => snapshot.hasTag("paying");

/** Whether the shopper is asked if the order shall really be cancelled. */
export const selectIsConfirming = (snapshot: OrderSnapshot): boolean => snapshot.hasTag("confirming");

/** Whether the order is being cancelled. */
export const selectIsCancelling = (snapshot: OrderSnapshot): boolean => snapshot.hasTag("cancelling");

/** Whether the order is being cancelled so that its lines go back into the cart. */
export const selectIsGivingUp = (snapshot: OrderSnapshot): boolean => snapshot.hasTag("givingUp");

/** Whether the shopper is being led elsewhere. */
export const selectIsLeaving = (snapshot: OrderSnapshot): boolean => snapshot.hasTag("leaving");
