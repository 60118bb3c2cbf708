import type { Order } from "@shop/contract";
import { order } from "./texts.ts";
import { statusOf } from "./status-of.ts";

const { leads } = order;

/** The sentence below the heading: what has happened, and what comes next. */
export function subtitleOf(shown: Order): string {
  switch (statusOf(shown)) {
    case "cancelled":
      return cancelled(shown);
    case "declined":
      return leads.declined;
    case "pending":
      return shown.paymentMethod === "contraentrega"
        ? atTheDoor(shown)
        : `${leads.toBePaid} ${leads.unsettled}`;
    case "paid":
      return shown.state === "pendiente" || shown.state === "cancelado" ? leads.pagado : leads[shown.state];
  }
}

function cancelled({ payment, paymentMethod, expired }: Order): string {
  if (payment.status === "paid") return leads.refunding;
  if (payment.status === "refunded") return leads.refunded;
  if (!expired) return leads.cancelled;
  return paymentMethod === "contraentrega" ? leads.notAccepted : leads.notPaid;
}

function atTheDoor({ state }: Order): string {
  if (state === "preparando") return leads.atTheDoorPreparing;
  return state === "enviado" ? leads.atTheDoorTravelling : leads.atTheDoor;
}
