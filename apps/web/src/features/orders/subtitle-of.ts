import type { Order } from "@shop/contract";
import { arrivalOf } from "./arrival-of.ts";
import { order } from "./texts.ts";
import { statusOf } from "./status-of.ts";

const { leads } = order;

/** The sentences below the heading: when the order comes, what has happened, and what comes next. */
export function subtitleOf(shown: Order): string {
  switch (statusOf(shown)) {
    case "cancelled":
      return cancelled(shown);
    case "declined":
      return leads.declined;
    case "due":
      return `${leads.toBePaid} ${leads.unsettled}`;
    case "received":
      return withArrival(shown, atTheDoor(shown));
    case "paid":
      return shown.state === "entregado" ? leads.entregado : withArrival(shown, paid(shown));
  }
}

function withArrival(shown: Order, lead: string): string {
  return [arrivalOf(shown), lead].filter((sentence) => sentence !== "").join(" ");
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

function paid({ state }: Order): string {
  if (state === "preparando") return leads.preparando;
  return state === "enviado" ? leads.enviado : leads.pagado;
}
