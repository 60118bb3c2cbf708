import type { Collections } from "../documents/collections.ts";

/** An entry of the log of changes: Luz has accepted an order. */
export function aChange(over: Partial<Collections["audit"]> = {}): Collections["audit"] {
  return {
    at: "2026-11-21T11:30:00.000Z",
    by: "luz@tienda.example",
    accountId: "luz",
    method: "moveOrder",
    subject: "7K3M-9QX2-PD",
    orderId: "pedido-1",
    before: "pendiente",
    after: "preparando",
    ...over,
  };
}
