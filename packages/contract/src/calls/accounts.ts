import * as z from "zod/mini";
import { address, addressId, phone, storedAddress } from "../entities/address.ts";
import { typedDigits, typedLine, typedText } from "../values/typed-text.ts";
import { operationId } from "../values/wire.ts";

/** The shopper's profile at the shop; the e-mail belongs to the identity service. */
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

/** Replaces the profile. A call without a phone removes the stored one. */
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
 * Saves a new address, or replaces the one with its `id`. The first of the book becomes the default. A new one that is
 * repeated with the same `operationId` is saved once.
 */
const saveAddress = {
  input: z.object({
    address,
    operationId: z.optional(operationId),
  }),
  output: z.extend(addressBook, {
    /** Of the saved address. */
    id: addressId,
  }),
};

/** Idempotent. If the default is removed, the first remaining address becomes it. */
const removeAddress = {
  input: z.object({ id: addressId }),
  output: addressBook,
};

const setDefaultAddress = {
  input: z.object({ id: addressId }),
  output: addressBook,
};

/** Everything that the shop stores about the account, in the units of the wire. */
const exportData = {
  input: z.object({}),
  output: z.object({ data: z.record(z.string(), z.unknown()) }),
};

/** Ends every session of the account, including the caller's. */
const signOutEverywhere = {
  input: z.object({}),
  output: z.object({}),
};

/**
 * Deletes the account: personal data and the identity. A sign-in older than five minutes gets the 403 `signInTooOld`
 * and requires reauthentication.
 */
const deleteAccount = {
  input: z.object({}),
  output: z.object({}),
};

const email = typedLine(254).check(z.email());

/** The id of a code request, known only to the requesting device. */
const codeRequest = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/));

/** Mails a code to an address. The response is the same whether there is an account or not. */
const requestSignInCode = {
  input: z.object({ email }),
  output: z.object({ request: codeRequest }),
};

/**
 * Exchanges the code that was mailed to an address, once, for a token that signs in at the identity service: to a new
 * account if there is none. A signed-in caller gets a token for their own account, only by a code to its own address.
 * 422 with the field `code`: `signInCodeWrong`, or `signInCodeEnded` for one that has expired, was used, was tried too
 * often or was never sent.
 */
const redeemSignInCode = {
  input: z.object({
    email,
    /** From the response to the requesting device: no other device can try the code, nor invalidate it by trying. */
    request: codeRequest,
    code: typedDigits(6),
  }),
  output: z.object({ token: z.string() }),
};

/** Needs no session: the response removes every cookie of the shop, including those that no page can see. */
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
