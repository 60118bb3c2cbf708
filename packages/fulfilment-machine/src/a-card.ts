import type { Order, OrderCard, ServedOrder } from "@shop/contract";
import { anAddress, anOrder } from "@shop/contract/testing";

/** A card of the board: two litres of milk and a bag of beans for somebody in Mérida, paid on delivery. */
export function aCard(other: Partial<OrderCard> = {}): OrderCard {
  return {
    id: "pedido-1",
    number: "7K3M-9QX2-PD",
    state: "pendiente",
    placedAt: "2026-11-18T17:04:00.000Z",
    changedAt: "2026-11-18T17:04:00.000Z",
    paymentMethod: "contraentrega",
    shippingOption: {
      id: "refrigerado",
      name: "Refrigerado",
      window: "Viernes 20 de noviembre, de 9 a 14 h",
    },
    dueOn: "2026-11-20",
    name: "Ana Núñez",
    phone: "999 123 4567",
    postalCode: "97000",
    street: "Calle del Árbol 12, Centro",
    total: 17_193,
    units: 3,
    hasColdChain: true,
    ...other,
  };
}

/** The whole order of that card. @param changes who of the staff did what */
export function aServedOrder({
  order,
  changedAt = aCard().changedAt,
  changes = [],
  isRefundDue = false,
}: Partial<Omit<ServedOrder, "order">> & { order?: Partial<Order> } = {}): ServedOrder {
  const { placedAt, paymentMethod, shippingOption, name } = aCard();
  return {
    order: anOrder({
      placedAt,
      shippingOption,
      address: anAddress({ name, notes: "Portón verde" }),
      paymentMethod,
      payment: { status: "pending" },
      ...order,
    }),
    changedAt,
    changes,
    aisles: [
      { id: "abarrotes", name: "Abarrotes", aisle: 1 },
      { id: "lacteos", name: "Lácteos", aisle: 3 },
    ],
    isRefundDue,
  };
}
