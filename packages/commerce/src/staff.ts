import type { OrderAction, StaffRole } from "@shop/contract";
import type { MethodName } from "@shop/contract/schemas";

/** What is done behind the counter: a call, or an action on an order. */
type Deed = MethodName<"httpDeskServices"> | OrderAction;

/** What all staff may do: see the board, and prepare an order. */
const PICKING: readonly Deed[] = [
  "getStaff",
  "listOrders",
  "getServedOrder",
  "moveOrder",
  "pickItem",
  "prepare",
];
/** Money, doors, prices and what shoppers write are for the counter. */
const SERVING: readonly Deed[] = [
  ...PICKING,
  "findOrder",
  "accept",
  "ship",
  "deliver",
  "miss",
  "cancel",
  "refundItem",
  "listLowStock",
  "changeProduct",
  "hideProduct",
  "listDeliveryDays",
  "changeDeliveryDay",
  "listMessages",
  "answerMessage",
  "listPromotions",
];

const ALLOWED: Record<StaffRole, readonly Deed[]> = {
  surtido: PICKING,
  mostrador: SERVING,
  direccion: [
    ...SERVING,
    "listChanges",
    "changeRole",
    "getFigures",
    "addPromotion",
    "endPromotion",
    "importCatalog",
  ],
};

/** Whether a member of staff may do this. */
export function mayDo(role: StaffRole, deed: Deed): boolean {
  return ALLOWED[role].includes(deed);
}
