import { actionsFor, isRefundable, mayDo, shop, zoneClock } from "@shop/commerce";
import type { Failure, OrderAction, OrderCard, ServedOrder } from "@shop/contract";
import type { BoardSnapshot } from "./board-machine.ts";
import type { FulfilmentSnapshot } from "./fulfilment-machine.ts";
import { pickLinesOf, type PickLine } from "./unsent-lines.ts";

const SHOP_CLOCK = zoneClock(shop.timeZone);

/** Whether the board is loading, has failed before anything was known, or is shown. */
export const selectBoardStatus = (snapshot: BoardSnapshot): "loading" | "failed" | "shown" =>
  (["loading", "failed"] as const).find((tag) => snapshot.hasTag(tag)) ?? "shown";

/** The open orders, in no particular order. */
export const selectOrders = ({ context }: BoardSnapshot): OrderCard[] => context.orders;

/** Whether the oldest orders that wait to be paid or accepted are missing, as there are too many. */
export const selectIsIncomplete = ({ context }: BoardSnapshot): boolean => context.isIncomplete;

/** The numbers of the orders that the last news brought. */
export const selectArrived = ({ context }: BoardSnapshot): string[] => context.arrived;

/** Today in the shop's time zone, by the server's clock, `YYYY-MM-DD`; empty before the first answer. */
export const selectToday = ({ context: { asOf } }: BoardSnapshot): string =>
  asOf === null ? "" : SHOP_CLOCK.dayAt(new Date(asOf));

/** Why the last read failed: the known orders may be outdated. */
export const selectBoardFailure = ({ context }: BoardSnapshot): Failure | null => context.failure;

/** Whether there is a network. */
export const selectIsOnline = ({ context }: BoardSnapshot): boolean => context.isOnline;

/** What is going on with the open order. */
export const selectFulfilmentStatus = (snapshot: FulfilmentSnapshot) =>
  (["reading", "confirming", "saving", "moving", "moved", "outpaced", "failed", "forbidden"] as const).find(
    (tag) => snapshot.hasTag(tag),
  ) ?? "resting";

/** The order and who of the staff did what; null before the first answer. */
export const selectServed = ({ context }: FulfilmentSnapshot): ServedOrder | null => context.served;

/** Why the order could not be read. */
export const selectFulfilmentFailure = ({ context }: FulfilmentSnapshot): Failure | null => context.failure;

/** Why the last action failed. */
export const selectActionFailure = ({ context }: FulfilmentSnapshot): Failure | null => context.actionFailure;

/** What this member of staff may do with the order now, the next step first. */
export const selectActions = ({ context: { served, role } }: FulfilmentSnapshot): OrderAction[] =>
  served === null ? [] : actionsFor(served.order).filter((action) => mayDo(role, action));

/** What is being done with the order, or is to be confirmed. */
export const selectAction = ({ context }: FulfilmentSnapshot): OrderAction | null => context.action;

/** Who was first, while that is shown. */
export const selectOutpacedBy = (snapshot: FulfilmentSnapshot): ServedOrder["changes"][number] | null =>
  snapshot.hasTag("outpaced") ? (snapshot.context.served?.changes.at(-1) ?? null) : null;

/** The lines of the order, as far as they are picked. */
export const selectPickLines = ({ context: { served, unsent } }: FulfilmentSnapshot): PickLine[] =>
  served === null
    ? []
    : pickLinesOf(served.order.items, { saved: served.order.picking?.lines ?? [], unsent });

/** Whether lines wait to be sent. */
export const selectIsWaiting = ({ context }: FulfilmentSnapshot): boolean => context.waitsFor !== null;

/** Why lines were not taken, by their product. */
export const selectRefusals = ({ context }: FulfilmentSnapshot): Readonly<Record<string, Failure>> =>
  context.refusals;

/** Whether this member of staff may refund something of the order now. */
export const selectMayRefund = ({ context: { served, role } }: FulfilmentSnapshot): boolean =>
  served !== null && mayDo(role, "refundItem") && isRefundable(served.order);

/** What units are being refunded of; null while nothing is. */
export const selectRefund = ({ context }: FulfilmentSnapshot) => context.refund;

/** The form of it. */
export const selectRefundForm = ({ children }: FulfilmentSnapshot) => children.refundForm;

/** What became of the last refund. */
export const selectRefundOutcome = ({ context }: FulfilmentSnapshot) => context.refundOutcome;

/** What may go instead of a missing product. */
export const selectSubstitutes = ({ children }: FulfilmentSnapshot) => children.substitutes;
