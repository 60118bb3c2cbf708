import type { Order } from "@shop/contract";
import { awaitsPayment } from "@shop/commerce";

/** How long to wait before an order is looked at again, in ms: from the first pause to the longest. */
const PAYING = { first: 2000, max: 30_000 };
const TRAVELLING = { first: 30_000, max: 300_000 };

const GROWTH = 1.5;

/** So many looks in vain, and the provider itself is asked at the next; then at every third. */
const PROVIDER_EVERY = 3;

/** The pause after so many looks that brought nothing new. */
export function intervalAfter(order: Order | null, attempts: number): number {
  const { first, max } = order === null || awaitsPayment(order) ? PAYING : TRAVELLING;
  return Math.round(Math.min(max, first * GROWTH ** attempts));
}

/** Whether the next look shall ask the provider: a webhook takes seconds, and may be lost. */
export function asksProvider(order: Order | null, attempts: number): boolean {
  return order !== null && awaitsPayment(order) && attempts > 0 && attempts % PROVIDER_EVERY === 0;
}
