import { createFormMachine, port } from "@shop/machine-factories";
import { fromPromise } from "xstate";
import type { AddressServices, SavedBook } from "../account-services.ts";
import { addressValidation, FIELDS, isAsTyped, toAddress, type AddressDraft } from "./address-draft.ts";

/** What the form edits: an address of the book, or a new one with its idempotency key. */
export type AddressSubject = { id: string } | { operationId: string };
type Saving = { subject: AddressSubject; draft: AddressDraft };

/** The form of one address: the draft stays until it is saved. */
export const addressFormMachine = createFormMachine({
  types: {} as { values: AddressDraft; submission: Saving; output: SavedBook; subject: AddressSubject },
  id: "addressForm",
  description: "The form of a new address, or of one in the address book.",
  fields: FIELDS,
  validation: addressValidation,
  submit: port<SavedBook, Saving>("submit"),
  toSubmission: (draft, subject) => ({ subject, draft }),
});

export function provideAddressForm(services: AddressServices) {
  const save = saveLastWording(services);
  return addressFormMachine.provide({
    actors: { submit: fromPromise<SavedBook, Saving>(({ input }) => save(input)) },
  });
}

/**
 * An earlier attempt with other text may have been saved although its response was lost: then that text is stored under
 * the idempotency key, and this call replaces it by the last text.
 */
function saveLastWording({ saveAddress }: AddressServices) {
  /** The id of the address by the idempotency key that created it. */
  const ids = new Map<string, string>();

  return ({ subject, draft }: Saving): Promise<SavedBook> => {
    const address = toAddress(draft);
    const replace = (id: string) => saveAddress({ address: { ...address, id } });
    if ("id" in subject) return replace(subject.id);
    const { operationId } = subject;
    const known = ids.get(operationId);
    if (known !== undefined) return replace(known);
    return saveAddress({ address, operationId }).then((book) => {
      const saved = book.addresses.find(({ id }) => id === book.id);
      if (isAsTyped(saved, draft)) return book;
      ids.set(operationId, book.id);
      return replace(book.id);
    });
  };
}
