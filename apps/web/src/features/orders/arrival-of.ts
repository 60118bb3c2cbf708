import { isPickedUp } from "@shop/commerce";
import type { Order } from "@shop/contract";
import { order } from "./texts.ts";

/** When it comes, as a sentence: "Llega el martes 24 de noviembre, de 9 a 14 h." Empty where no window was chosen. */
export function arrivalOf(shown: Order): string {
  const { window } = shown.orderSummary;
  if (!window) return "";
  const day = window.label.charAt(0).toLowerCase() + window.label.slice(1);
  return isPickedUp(shown) ? order.arrival.pickedUp(day) : order.arrival.delivered(day);
}
