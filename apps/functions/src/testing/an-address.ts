import type { Address } from "@shop/contract";

/** An address like those of shoppers. */
export function anAddress(over: Partial<Address> = {}): Address {
  return {
    name: "Ana Pérez",
    street: "Calle del Árbol",
    exteriorNumber: "12-B",
    neighbourhood: "Centro",
    city: "Mérida",
    state: "Yucatán",
    postalCode: "97000",
    phone: "999 123 4567",
    ...over,
  };
}
