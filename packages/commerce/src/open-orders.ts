import type { Failure } from "@shop/contract";

/**
 * Whether one more order may wait for its payment or its acceptance: it reserves its stock meanwhile.
 * @param open units of each order that is already waiting
 * @param units of the new one
 * @returns the failure that the shopper is shown, or undefined when the order is fine
 */
export function refuseOpenOrders(
  open: readonly number[],
  units: number,
  cap: { orders: number; units: number },
): Failure | undefined {
  if (open.length >= cap.orders) return { id: 409, reason: "openOrders", limit: cap.orders };
  const left = cap.units - open.reduce((sum, each) => sum + each, 0);
  return units > left ? { id: 409, reason: "openUnits", limit: Math.max(0, left) } : undefined;
}
