import type { Address } from "@shop/contract";
import { shell } from "./texts.ts";

/** The lines of an address label, without the name. */
export function addressLines(address: Address): string[] {
  return [
    shell.houseNumber(address.street, address.exteriorNumber, address.interiorNumber),
    `${address.neighbourhood}, ${address.postalCode}`,
    `${address.city}, ${address.state}`,
    address.phone,
  ];
}
