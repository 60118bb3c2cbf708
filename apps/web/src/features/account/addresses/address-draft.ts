import { normalizeDigits, normalizeLine, type Address, type SavedAddress } from "@shop/contract";
import { callValidation } from "@shop/machine-factories";

/** The fields, in the sequence of the form. */
export const FIELDS = [
  "postalCode",
  "neighbourhood",
  "city",
  "state",
  "street",
  "exteriorNumber",
  "interiorNumber",
  "name",
  "phone",
  "notes",
] as const;
export type AddressField = (typeof FIELDS)[number];

/** The address form as typed; a field that is not filled in is "". */
export type AddressDraft = Record<AddressField, string>;

/** @param textOf what was typed into a field */
export function draftFrom(textOf: (field: AddressField) => string): AddressDraft {
  return Object.fromEntries(FIELDS.map((field) => [field, textOf(field)])) as AddressDraft; // every field is there
}

/** The address as the server stores it; an optional field that is empty is left out. */
export function toAddress(draft: AddressDraft): Address {
  const { interiorNumber, notes, ...rest } = draftFrom((field) => normalizeLine(draft[field]));
  return {
    ...rest,
    postalCode: normalizeDigits(draft.postalCode),
    ...(interiorNumber !== "" && { interiorNumber }),
    ...(notes !== "" && { notes }),
  };
}

export const addressValidation = callValidation("httpAccountServices", "saveAddress", {
  fields: FIELDS,
  inputOf: (draft: AddressDraft) => ({ address: toAddress(draft) }),
  within: "address",
});

/** Whether the saved address is this draft, once normalized. */
export function isAsTyped(saved: SavedAddress | undefined, draft: AddressDraft): boolean {
  const typed = toAddress(draft);
  return saved !== undefined && FIELDS.every((field) => saved[field] === typed[field]);
}
