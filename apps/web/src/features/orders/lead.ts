import type { Order } from "@shop/contract";
import { order } from "../../texts/order.ts";
import { faceOf } from "./face-of.ts";

const { leads } = order;

/** The sentence below the heading: what has happened, and what comes next. */
export function leadOf(shown: Order): string {
  switch (faceOf(shown)) {
    case "cancelled":
      return CANCELLED[shown.payment.status];
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

const CANCELLED: Record<Order["payment"]["status"], string> = {
  pending: leads.cancelled,
  declined: leads.cancelled,
  paid: leads.refunding,
  refunded: leads.refunded,
};

function atTheDoor({ state }: Order): string {
  if (state === "preparando") return leads.atTheDoorPreparing;
  return state === "enviado" ? leads.atTheDoorTravelling : leads.atTheDoor;
}
