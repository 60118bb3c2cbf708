import { isPickedUp } from "@shop/commerce";
import type { Order } from "@shop/contract";
import { order } from "./texts.ts";

/**
 * When it comes, as a sentence: "Llega el martes 24 de noviembre, de 9 a 14 h." A cash order that the shop has not accepted
 * promises nothing yet. Empty where no window was chosen.
 */
export function arrivalOf(shown: Order): string {
  const { window } = shown.orderSummary;
  if (!window) return "";
  const day = window.label.charAt(0).toLowerCase() + window.label.slice(1);
  const isAsked = shown.paymentMethod === "contraentrega" && shown.state === "pendiente";
  const arrival = isAsked ? order.arrival.asked : order.arrival;
  return isPickedUp(shown) ? arrival.pickedUp(day) : arrival.delivered(day);
}
