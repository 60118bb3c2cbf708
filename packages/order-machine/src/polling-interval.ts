import type { Order } from "@shop/contract";
import { awaitsPayment } from "@shop/commerce";

/** The delay before an order is read again (ms): from the first to the longest. */
const PAYING = { first: 2000, max: 30_000 };
/** While it is picked the shopper sees what is missing as the staff find out. */
const PICKING = { first: 3000, max: 15_000 };
const TRAVELLING = { first: 30_000, max: 300_000 };

const GROWTH = 1.5;

/** After so many unchanged reads the provider is asked; then at every third read. */
const PROVIDER_EVERY = 3;

/** The delay after so many unchanged reads. */
export function intervalAfter(order: Order | null, attempts: number): number {
  const { first, max } = delaysOf(order);
  return Math.round(Math.min(max, first * GROWTH ** attempts));
}

function delaysOf(order: Order | null): { first: number; max: number } {
  if (order === null || awaitsPayment(order)) return PAYING;
  return order.state === "preparando" ? PICKING : TRAVELLING;
}

/** Whether the next read asks the provider: a webhook takes seconds, and may be lost. */
export function asksProvider(order: Order | null, attempts: number): boolean {
  return order !== null && awaitsPayment(order) && attempts > 0 && attempts % PROVIDER_EVERY === 0;
}
