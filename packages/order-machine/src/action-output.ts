import type { Failure, Order } from "@shop/contract";
import type { ActionOutput } from "./order-events.ts";

/** The order as the answer has it; null where there was none. */
export function orderIn(output: ActionOutput): Order | null {
  if (output.kind === "paid") return output.answer.order;
  return output.kind === "cancelled" ? output.order : null;
}

/** Where it is paid; empty where there is nothing to pay any more. */
export function urlIn(output: ActionOutput): string {
  const payment = output.kind === "paid" ? output.answer.payment : null;
  return payment?.kind === "redirect" ? payment.url : "";
}

/** Why it could not be done. */
export function failureIn(output: ActionOutput): Failure {
  return output.kind === "failed" ? output.failure : { id: 500 };
}
