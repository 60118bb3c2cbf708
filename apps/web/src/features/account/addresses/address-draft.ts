import type { Address, Failure, SavedAddress } from "@shop/contract";
import { wrongFields } from "@shop/contract/schemas";
import { refusedField } from "../../../shared/forms/form-errors.ts";

/** In the order in which they are asked. */
const FIELDS = [
  "name",
  "phone",
  "street",
  "exteriorNumber",
  "interiorNumber",
  "neighbourhood",
  "postalCode",
  "city",
  "state",
  "notes",
] as const;
export type AddressField = (typeof FIELDS)[number];

/** The form of an address as it is typed; what is not filled in is empty. */
export type AddressDraft = Record<AddressField, string>;

function isAddressField(name: string): name is AddressField {
  return FIELDS.some((field) => field === name);
}

/** @param textOf what was typed into a field */
export function draftFrom(textOf: (field: AddressField) => string): AddressDraft {
  return Object.fromEntries(FIELDS.map((field) => [field, textOf(field)])) as AddressDraft; // every field is there
}

/** An address as the shop takes it: without blanks around it, and without what was left empty. */
export function toAddress(draft: AddressDraft): Address {
  const { interiorNumber, notes, ...rest } = draftFrom((field) => draft[field].trim());
  return { ...rest, ...(interiorNumber !== "" && { interiorNumber }), ...(notes !== "" && { notes }) };
}

/** What the shop would refuse, by the contract that it reads with, in the order of the form. */
export function addressErrors(draft: AddressDraft): AddressField[] {
  const wrong = wrongFields("httpAccountServices", "saveAddress", { address: toAddress(draft) });
  return FIELDS.filter((field) => wrong.includes(`address.${field}`));
}

/** Whether the shop keeps exactly what was typed. */
export function isAsTyped(saved: SavedAddress | undefined, draft: AddressDraft): boolean {
  const typed = toAddress(draft);
  return saved !== undefined && FIELDS.every((field) => saved[field] === typed[field]);
}

/** The field of the form that the shop would not take, when that is why it refused. */
export function addressFieldIn(failure: Failure): AddressField | null {
  const field = refusedField(failure)?.replace(/^address\./, "") ?? "";
  return isAddressField(field) ? field : null;
}
