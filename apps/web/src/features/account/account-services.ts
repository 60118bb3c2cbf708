import type { Address, AddressBook, OrderPage, OrderState, Profile } from "@shop/contract";
import type { IdentityAccountServices } from "@shop/session-machine";

/** The address book, and the id of the saved address. */
export type SavedBook = AddressBook & { id: string };

/** The calls of the address form, in the account and in the checkout. */
export type AddressServices = {
  /** `operationId` is the idempotency key of a new address. */
  saveAddress: (input: { address: Address; operationId?: string }) => Promise<SavedBook>;
};

/**
 * The account at the shop: the calls of `httpAccountServices` under their own names, and `listOrders` of
 * `httpPaymentServices`, each with the shopper's token. Everything rejects with a `FailureError`.
 */
type ShopAccountServices = AddressServices & {
  getProfile: () => Promise<Profile>;
  saveProfile: (input: { name: string; phone?: string }) => Promise<Profile>;
  listAddresses: () => Promise<AddressBook>;
  removeAddress: (input: { id: string }) => Promise<AddressBook>;
  setDefaultAddress: (input: { id: string }) => Promise<AddressBook>;
  /** Newest first. Without a cursor: the first page; without a state: orders in any state. */
  listOrders: (input: { cursor?: string; state?: OrderState }) => Promise<OrderPage>;
  /** Everything that the shop stores about the account: the `data` of the response. */
  exportData: () => Promise<Record<string, unknown>>;
  /** Ends every session of the account, this one too: the next token request is refused. */
  signOutEverywhere: () => Promise<void>;
  /** Rejects with the failure 403 `signInTooOld` when the shopper has to reauthenticate first. */
  deleteAccount: () => Promise<void>;
};

/** The ports of `/cuenta`, beside those of the machines. */
export type AccountServices = IdentityAccountServices &
  ShopAccountServices & {
    /** Hands a text to the browser as a download (a blob and a link with `download`). */
    saveFile: (file: { name: string; text: string; type: string }) => void;
  };
