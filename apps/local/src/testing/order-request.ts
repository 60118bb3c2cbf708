import { anAddress } from "@shop/contract/testing";

/** The request of a customer who buys their cart and pays with the test provider. */
export const ORDER_REQUEST = {
  shippingOption: "recoger",
  paymentMethod: "prueba",
  idempotencyKey: "una-clave-cualquiera",
  address: anAddress(),
} as const;
