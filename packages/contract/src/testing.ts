import type { Address } from "./entities/address.ts";
import type { Order } from "./entities/order.ts";

/** An address like those of shoppers, in Mérida. */
export function anAddress(other: Partial<Address> = {}): Address {
  return {
    name: "Ana Torres",
    phone: "999 123 4567",
    street: "Calle del Árbol",
    exteriorNumber: "12",
    neighbourhood: "Centro",
    postalCode: "97000",
    city: "Mérida",
    state: "Yucatán",
    ...other,
  };
}

/** An order of two litres of milk and a bag of beans that waits for its payment, somewhere in Mérida. */
export function anOrder(other: Partial<Order> = {}): Order {
  return {
    id: "pedido-1",
    number: "7K3M-9QX2-PD",
    state: "pendiente",
    placedAt: "2026-11-18T17:04:00.000Z",
    items: [
      {
        id: "leche-entera-1-l",
        quantity: 2,
        category: "lacteos",
        totalPrice: 5700,
        weight: 2060,
        name: "Leche entera 1 L",
        unitPrice: 2850,
        unitWeight: 1030,
        image: "/pictures/leche-entera-1-l.webp",
      },
      {
        id: "frijol-negro-900-g",
        quantity: 1,
        category: "abarrotes",
        totalPrice: 3890,
        weight: 910,
        name: "Frijol negro 900 g",
        unitPrice: 3890,
        unitWeight: 910,
        image: "/pictures/frijol-negro-900-g.webp",
      },
    ],
    orderSummary: {
      products: 9590,
      shipping: 6680,
      coldChainSurcharge: 923,
      discount: 0,
      iva: 1669,
      total: 17_193,
      totalWeight: 2970,
      shippingOption: "refrigerado",
      shippingOptions: [],
    },
    shippingOption: { id: "refrigerado", name: "Refrigerado", window: "viernes 20 nov, de 9:00 a 14:00" },
    address: anAddress({ notes: "Portón verde" }),
    paymentMethod: "prueba",
    payment: { status: "pending", url: "/pago-de-prueba/pago-1" },
    history: [{ state: "pendiente", at: "2026-11-18T17:04:00.000Z" }],
    ...other,
  };
}
