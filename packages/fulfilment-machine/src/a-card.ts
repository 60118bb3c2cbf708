import type { Order, OrderCard, ServedOrder } from "@shop/contract";

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
}: { order?: Partial<Order>; changedAt?: string; changes?: ServedOrder["changes"] } = {}): ServedOrder {
  const { number, placedAt, paymentMethod, shippingOption, total, name, phone, postalCode } = aCard();
  return {
    order: {
      id: "pedido-1",
      number,
      state: "pendiente",
      placedAt,
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
          image: "/pictures/glass-of-milk.webp",
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
          image: "/pictures/beans.webp",
        },
      ],
      orderSummary: {
        products: 9590,
        shipping: 6680,
        coldChainSurcharge: 923,
        discount: 0,
        iva: 1669,
        total,
        totalWeight: 2970,
        shippingOption: shippingOption.id,
        shippingOptions: [],
      },
      shippingOption,
      address: {
        name,
        phone,
        street: "Calle del Árbol",
        exteriorNumber: "12",
        neighbourhood: "Centro",
        postalCode,
        city: "Mérida",
        state: "Yucatán",
        notes: "Portón verde",
      },
      paymentMethod,
      payment: { status: "pending" },
      history: [{ state: "pendiente", at: placedAt }],
      ...order,
    },
    changedAt,
    changes,
    aisles: [
      { id: "abarrotes", name: "Abarrotes", aisle: 1 },
      { id: "lacteos", name: "Lácteos", aisle: 3 },
    ],
  };
}
