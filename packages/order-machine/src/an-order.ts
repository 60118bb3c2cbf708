import type { Order } from "@shop/contract";
import { anOrder } from "@shop/contract/testing";

const AT: Record<string, string> = {
  pendiente: "2026-11-18T17:04:00.000Z",
  pagado: "2026-11-18T17:05:00.000Z",
  preparando: "2026-11-19T14:10:00.000Z",
  enviado: "2026-11-20T15:30:00.000Z",
  entregado: "2026-11-20T18:02:00.000Z",
  cancelado: "2026-11-18T17:30:00.000Z",
};

/** An order with this history; `payment` follows from it. */
export function anOrderAfter(states: Order["state"][], other: Partial<Order> = {}): Order {
  return anOrder({
    state: states.at(-1) ?? "pendiente",
    payment: { status: states.includes("pagado") ? "paid" : "pending" },
    history: states.map((state) => ({ state, at: AT[state] ?? "" })),
    ...other,
  });
}
