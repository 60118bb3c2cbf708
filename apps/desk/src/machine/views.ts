import { mayDo } from "@shop/commerce";
import type { StaffRole } from "@shop/contract";

/** The screens of the counter, in the order of their links. Whoever may make the call of one may see it. */
const CALLS = {
  board: "listOrders",
  goods: "listLowStock",
  promotions: "listPromotions",
  days: "listDeliveryDays",
  messages: "listMessages",
  figures: "getFigures",
  log: "listChanges",
  staff: "changeRole",
} as const;

export type View = keyof typeof CALLS;

/** What the URL names: a screen, and the order that is open over it. */
export type Address = { view: View; orderId: string | null };

// TypeScript widens the keys of an object.
export const VIEWS = Object.keys(CALLS) as View[];

/** The screens that a role may see. */
export function viewsFor(role: StaffRole): View[] {
  return VIEWS.filter((view) => mayDo(role, CALLS[view]));
}
