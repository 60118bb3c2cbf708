import * as z from "zod/mini";
import { address, addressId, phone, storedAddress } from "../entities/address.ts";
import { typedDigits, typedLine, typedText } from "../values/typed-text.ts";
import { operationId } from "../values/wire.ts";

/** Who the shopper is to the shop; the email belongs to the identity service. */
const profile = z.object({
  /** Empty until it was saved. */
  name: z.string(),
  phone: z.optional(z.string()),
});
export type Profile = z.output<typeof profile>;

const addressBook = z.object({
  /** In the order in which they were saved. */
  addresses: z.array(z.extend(storedAddress, { id: addressId, isDefault: z.boolean() })),
});
export type AddressBook = z.output<typeof addressBook>;
/** An address of the book. */
export type SavedAddress = AddressBook["addresses"][number];

const getProfile = {
  input: z.object({}),
  output: z.object({ profile }),
};

/** Replaces the profile: without a phone it has none. */
const saveProfile = {
  input: z.object({
    name: typedText(80),
    phone: z.optional(phone),
  }),
  output: z.object({ profile }),
};

const listAddresses = {
  input: z.object({}),
  output: addressBook,
};

/**
 * Keeps a new address, or replaces the one with its `id`. The first of the book becomes the default. A new one
 * that is sent again under the same `operationId` is kept once.
 */
const saveAddress = {
  input: z.object({
    address,
    operationId: z.optional(operationId),
  }),
  output: z.extend(addressBook, {
    /** Of the address that was saved. */
    id: addressId,
  }),
};

/** One that is not in the book stays out. Where the default goes, the first that is left takes its place. */
const removeAddress = {
  input: z.object({ id: addressId }),
  output: addressBook,
};

const setDefaultAddress = {
  input: z.object({ id: addressId }),
  output: addressBook,
};

/** Everything that the shop keeps about the account, in the units of the wire. */
const exportData = {
  input: z.object({}),
  output: z.object({ data: z.record(z.string(), z.unknown()) }),
};

/** Ends every session of the account, that of the caller too. */
const signOutEverywhere = {
  input: z.object({}),
  output: z.object({}),
};

/**
 * Ends the account: what names the shopper goes, and so does the identity. Who proved themselves more than five
 * minutes ago gets the 403 `signInTooOld` and has to do it again first.
 */
const deleteAccount = {
  input: z.object({}),
  output: z.object({}),
};

const email = typedLine(254).check(z.email());

/** Names a code that was asked for: only who asked for it knows this. */
const codeRequest = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/));

/** Sends a code to an address. The answer is the same whether there is an account or not. */
const requestSignInCode = {
  input: z.object({ email }),
  output: z.object({ request: codeRequest }),
};

/**
 * Takes the code that came to an address, once, for a token that signs in at the identity service: into a new
 * account where there is none. Whoever is signed in is given one for their own account, by a code to its own address
 * alone. 422 with the field `code`: `signInCodeWrong`, or `signInCodeEnded` for one that is too old, was used, was tried
 * too often or was never sent.
 */
const redeemSignInCode = {
  input: z.object({
    email,
    /** Of the answer to the device that asked for the code: nobody else can try it, nor end it by trying. */
    request: codeRequest,
    code: typedDigits(6),
  }),
  output: z.object({ token: z.string() }),
};

/** Whoever calls: the answer makes the browser drop every cookie of the shop, also those that no page can see. */
const clearCookies = {
  input: z.object({}),
  output: z.object({}),
};

/** The calls of `httpAccountServices`, by method. */
export const accounts = {
  clearCookies,
  requestSignInCode,
  redeemSignInCode,
  getProfile,
  saveProfile,
  listAddresses,
  saveAddress,
  removeAddress,
  setDefaultAddress,
  exportData,
  signOutEverywhere,
  deleteAccount,
};
