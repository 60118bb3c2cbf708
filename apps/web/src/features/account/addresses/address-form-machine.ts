import { createFormMachine, port } from "@shop/machine-factories";
import { fromPromise } from "xstate";
import type { AddressServices, SavedBook } from "../account-services.ts";
import { addressValidation, FIELDS, isAsTyped, toAddress, type AddressDraft } from "./address-draft.ts";

/** What the form is open for: an address of the book, or a new one, by its idempotency key. */
export type AddressSubject = { id: string } | { operationId: string };
type Saving = { subject: AddressSubject; draft: AddressDraft };

/** One address: what is typed stays until the shop has it. */
export const addressFormMachine = createFormMachine({
  types: {} as { values: AddressDraft; submission: Saving; output: SavedBook; subject: AddressSubject },
  id: "addressForm",
  description: "A new address, or one of the book that is changed.",
  fields: FIELDS,
  validation: addressValidation,
  submit: port<SavedBook, Saving>("submit"),
  submissionOf: (draft, subject) => ({ subject, draft }),
});

export function provideAddressForm(services: AddressServices) {
  const save = saveLastWording(services);
  return addressFormMachine.provide({
    actors: { submit: fromPromise<SavedBook, Saving>(({ input }) => save(input)) },
  });
}

/**
 * An earlier attempt with another wording may have arrived although its answer was lost: then that one is stored under
 * the idempotency key, and the last wording takes its place.
 */
function saveLastWording({ saveAddress }: AddressServices) {
  /** The id of the address that an operation has made. */
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
