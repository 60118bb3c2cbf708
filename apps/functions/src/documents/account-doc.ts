import type { Address, AddressBook, Profile } from "@shop/contract";

/** The profile and addresses of an account. */
export type AccountDoc = {
  /** Empty until it was saved. */
  name: string;
  phone?: string;
  /** In the order in which they were saved. */
  addresses: SavedAddress[];
  /** The id of one of the addresses; absent when there are none. */
  defaultAddressId?: string;
  /** By the code, in capitals, of a promotion that an account may use once: the id of the order that used it. */
  usedPromotions?: Record<string, string>;
};

export type SavedAddress = Address & { id: string };

/** An account without a profile. */
export const NEW_ACCOUNT: AccountDoc = { name: "", addresses: [] };

/** The profile inside an account. */
export function profileOf({ name, phone }: AccountDoc): Profile {
  return { name, ...(phone !== undefined && { phone }) };
}

/** The address book inside an account. */
export function addressBookOf({ addresses, defaultAddressId }: AccountDoc): AddressBook {
  return {
    addresses: addresses.map((address) => ({ ...address, isDefault: address.id === defaultAddressId })),
  };
}
