import type { Order } from "@shop/contract";
import { pseudonymOf } from "../../platform/storage/pseudonym-of.ts";

/** The device's storage of tracked orders, so that none is tracked twice. */
export type TrackedOrders = { read: () => string | null; write: (value: string) => void; forget: () => void };

/** How many are stored, the newest last. */
const MAX_ORDERS = 50;

/** In ms. An older order is only looked at again, and may be older than the consent, which then does not cover it. */
const MAX_AGE = 24 * 3_600_000;

/** Whether an order is a purchase: paid, or to be paid on delivery. */
export function isBought({ state, payment, paymentMethod }: Order): boolean {
  return state !== "cancelado" && (payment.status === "paid" || paymentMethod === "contraentrega");
}

export function isRecent({ placedAt }: Order, now: number): boolean {
  return now - Date.parse(placedAt) < MAX_AGE;
}

/** Stores, by a pseudonym, that an order's purchase or refund is tracked. @returns false if it was tracked before */
export function trackOnce(tracked: TrackedOrders, kind: "purchase" | "refund", id: string): boolean {
  const name = `${kind}:${pseudonymOf(id)}`;
  const known = wasTracked(tracked);
  if (known.includes(name)) return false;
  tracked.write([...known, name].slice(-MAX_ORDERS).join(" "));
  return true;
}

export function wasPurchaseTracked(tracked: TrackedOrders, id: string): boolean {
  return wasTracked(tracked).includes(`purchase:${pseudonymOf(id)}`);
}

function wasTracked(tracked: TrackedOrders): string[] {
  return tracked.read()?.split(" ") ?? [];
}
