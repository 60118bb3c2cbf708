import type { AddressBook, OrderPage, OrderState, Profile } from "@shop/contract";
import type { AccessServices, Secret } from "@shop/session-machine";
import type { AddressServices } from "./addresses/address-form-machine.ts";

/** A way to sign in. */
export type Way = "password" | "phone" | "google" | "facebook";

/** A way that leads into this account, with the e-mail or number that it is known by. */
export type LinkedWay = { way: Way; label: string | null };

/** How one signs in to this account, as the identity service knows it now. */
export type Access = {
  email: string | null;
  emailVerified: boolean;
  /** E.164. */
  phone: string | null;
  ways: LinkedWay[];
};

/** What shows that the person at the keyboard still is the shopper. */
export type Proof =
  | { way: "password"; password: Secret }
  | { way: "google" }
  | { way: "facebook" }
  | { way: "phone"; verificationId: string; code: Secret };

/** A way that is to be added; a password is added by `setPassword`. */
export type NewWay = { way: "google" | "facebook" } | { way: "phone"; verificationId: string; code: Secret };

/**
 * The account at the identity service. Everything rejects with a `SignInRefusal`: `needsRecentSignIn` when the
 * shopper has to prove themselves first, after which the same call is made again.
 */
export type IdentityAccountServices = {
  /** Fresh from the service: a link in a mail may have been followed in another window. */
  readAccess: () => Promise<Access>;
  /** Sends the mail with which the shopper shows that the address is theirs. */
  sendVerification: () => Promise<void>;
  /** With a window of Google or Facebook, it is called in the click itself, before anything is awaited. */
  reauthenticate: (proof: Proof) => Promise<void>;
  sendCode: AccessServices["sendCode"];
  /** Changes the password, or gives the account its first. */
  setPassword: (input: { password: Secret }) => Promise<void>;
  /** Sends a mail to the new address; the old one stays until its link is followed. */
  changeEmail: (input: { email: string }) => Promise<void>;
  /** With a window of Google or Facebook, it is called in the click itself, before anything is awaited. */
  link: (input: NewWay) => Promise<void>;
  /** Rejects with `lastWay` when nothing else leads into the account. */
  unlink: (input: { way: Way }) => Promise<void>;
  /** Keeps the name of the identity in step with that of the profile. */
  rename: (input: { name: string }) => Promise<void>;
};

/**
 * The account at the shop: the calls of `httpAccountServices` under their own names, and `listOrders` of
 * `httpPaymentServices`, each with the shopper's token. Everything rejects with a `FailureError`.
 */
export type ShopAccountServices = AddressServices & {
  getProfile: () => Promise<Profile>;
  saveProfile: (input: { name: string; phone?: string }) => Promise<Profile>;
  listAddresses: () => Promise<AddressBook>;
  removeAddress: (input: { id: string }) => Promise<AddressBook>;
  setDefaultAddress: (input: { id: string }) => Promise<AddressBook>;
  /** Newest first; without a cursor the first page, without a state those in any. */
  listOrders: (input: { cursor?: string; state?: OrderState }) => Promise<OrderPage>;
  /** What the shop keeps about the account: the `data` of the answer. */
  exportData: () => Promise<Record<string, unknown>>;
  /** Ends every session of the account, this one too: the next token that is asked for is refused. */
  signOutEverywhere: () => Promise<void>;
  /** Rejects with the failure 403 `signInTooOld` when the shopper has to prove themselves first. */
  deleteAccount: () => Promise<void>;
};

/** The world of `/cuenta`. The wiring gives it as `account`, beside the ports of the machines. */
export type AccountServices = IdentityAccountServices &
  ShopAccountServices & {
    /** Hands a text to the browser as a download (a blob and a link with `download`). */
    saveFile: (file: { name: string; text: string; type: string }) => void;
  };
