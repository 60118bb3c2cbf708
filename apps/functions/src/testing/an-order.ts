import type { OrderDoc } from "../documents/order-doc.ts";
import { anAddress } from "@shop/contract/testing";

/** One kilogram of rice for $11.60. */
export const ORDER_LINE: OrderDoc["items"][number] = {
  id: "arroz",
  name: "Arroz",
  category: "abarrotes",
  image: "",
  quantity: 1,
  unitPrice: 1160,
  totalPrice: 1160,
  unitWeight: 1000,
  weight: 1000,
};

/** An order as it is kept: one kilogram of rice for $11.60, picked up, paid at the counter. */
export function anOrder(over: Partial<OrderDoc> & { id: string }): OrderDoc {
  return {
    accountId: "ana",
    requestHash: "abc",
    number: "7K3M-9QX2-PD",
    state: "entregado",
    placedAt: "2026-11-20T12:00:00.000Z",
    items: [ORDER_LINE],
    orderSummary: {
      products: 1160,
      shipping: 0,
      coldChainSurcharge: 0,
      discount: 0,
      iva: 160,
      total: 1160,
      totalWeight: 1000,
      shippingOption: "recoger",
      shippingOptions: [],
    },
    shippingOption: { id: "recoger", name: "Recoger", window: "Hoy" },
    address: anAddress(),
    paymentMethod: "contraentrega",
    payment: { status: "paid" },
    history: [{ state: "pendiente", at: "2026-11-20T12:00:00.000Z" }],
    total: 1160,
    currency: "MXN",
    dueRefunds: [],
    ...over,
  };
}
