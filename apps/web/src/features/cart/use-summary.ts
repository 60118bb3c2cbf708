import { selectMinimumWeight, selectPaymentCart } from "@shop/cart-machine";
import { useCart } from "@shop/cart-machine/react";
import type { OrderSummary } from "@shop/contract";
import { useState } from "react";

/**
 * The payment summary. While a newer one is on its way the choices and rows of the last stay in their place, but
 * none of its sums is shown any more.
 */
export function useSummary(): { summary: OrderSummary | null; last: OrderSummary | null } {
  const summary = useCart(selectPaymentCart);
  const isBelowMinimum = !useCart(selectMinimumWeight);
  const [last, setLast] = useState(summary);
  if (summary && summary !== last) setLast(summary);
  return { summary, last: summary ?? (isBelowMinimum ? null : last) };
}
