import { cancellationOf, isPickedUp } from "@shop/commerce";
import type { Order } from "@shop/contract";
import { order } from "../texts.ts";
import { statusOf } from "../status-of.ts";

const { subtitles } = order;

/** The sentences below the heading: when the order arrives, what has happened, and what follows. */
export function subtitleOf(shown: Order): string {
  switch (statusOf(shown)) {
    case "cancelled":
      return cancelled(shown);
    case "declined":
      return subtitles.declined;
    case "due":
      return `${subtitles.toBePaid} ${subtitles.unsettled}`;
    case "received":
      return isMissed(shown) ? subtitles.missed : withArrival(shown, atTheDoor(shown));
    case "paid":
      if (shown.state === "entregado") return subtitles.entregado;
      return isMissed(shown) ? subtitles.missed : withArrival(shown, paid(shown));
  }
}

/** Whether nobody was at the door, and it goes out once more. */
function isMissed({ state, missedAt = [] }: Order): boolean {
  return state === "enviado" && missedAt.length > 0;
}

function withArrival(shown: Order, subtitle: string): string {
  return [arrivalOf(shown), subtitle].filter((sentence) => sentence !== "").join(" ");
}

function cancelled(shown: Order): string {
  const why = cancellationOf(shown);
  const outcome = outcomeOf(shown);
  return why === "returned" || why === "withdrawn" ? `${subtitles[why]} ${outcome}` : outcome;
}

function outcomeOf({ payment, paymentMethod, expired }: Order): string {
  if (payment.status === "paid") return subtitles.refunding;
  if (payment.status === "refunded") return subtitles.refunded;
  if (!expired) return subtitles.cancelled;
  return paymentMethod === "contraentrega" ? subtitles.notAccepted : subtitles.notPaid;
}

function atTheDoor({ state }: Order): string {
  if (state === "preparando") return subtitles.atTheDoorPreparing;
  return state === "enviado" ? subtitles.atTheDoorTravelling : subtitles.atTheDoor;
}

function paid({ state }: Order): string {
  if (state === "preparando") return subtitles.preparando;
  return state === "enviado" ? subtitles.enviado : subtitles.pagado;
}

/**
 * When it arrives, as a sentence: "Llega el martes 24 de noviembre, de 9 a 14 h." A cash order that the shop has not
 * accepted promises nothing yet. Empty where no window was chosen.
 */
function arrivalOf(shown: Order): string {
  const { window } = shown.orderSummary;
  if (!window) return "";
  const day = window.label.charAt(0).toLowerCase() + window.label.slice(1);
  const isAsked = shown.paymentMethod === "contraentrega" && shown.state === "pendiente";
  const arrival = isAsked ? order.arrival.asked : order.arrival;
  return isPickedUp(shown) ? arrival.pickedUp(day) : arrival.delivered(day);
}
