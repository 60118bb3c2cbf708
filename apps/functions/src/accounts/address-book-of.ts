import type { AddressBook } from "@shop/contract";
import type { AccountDoc } from "./account-doc.ts";

/** The address book inside an account. */
export function addressBookOf({ addresses, defaultAddressId }: AccountDoc): AddressBook {
  return {
    addresses: addresses.map((address) => ({ ...address, isDefault: address.id === defaultAddressId })),
  };
}
