/** The request of a customer who buys their cart and pays with the test provider. */
export const ORDER_REQUEST = {
  shippingOption: "recoger",
  paymentMethod: "prueba",
  idempotencyKey: "una-clave-cualquiera",
  address: {
    name: "Ana Torres",
    street: "Av. Insurgentes Sur",
    exteriorNumber: "1602",
    neighbourhood: "Crédito Constructor",
    city: "Ciudad de México",
    state: "Ciudad de México",
    postalCode: "03940",
    phone: "55 1234 5678",
  },
} as const;
