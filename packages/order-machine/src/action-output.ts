import type { Failure, Order } from "@shop/contract";
import type { ActionOutput } from "./order-events.ts";

/** The order of the response; null without one. */
export function orderIn(output: ActionOutput): Order | null {
  if (output.kind === "paid") return output.answer.order;
  return output.kind === "cancelled" ? output.order : null;
}

/** The URL of the payment page; empty if nothing is left to pay. */
export function urlIn(output: ActionOutput): string {
  const payment = output.kind === "paid" ? output.answer.payment : null;
  return payment?.kind === "redirect" ? payment.url : "";
}

/** Why the action failed. */
export function failureIn(output: ActionOutput): Failure {
  return output.kind === "failed" ? output.failure : { id: 500 };
}
