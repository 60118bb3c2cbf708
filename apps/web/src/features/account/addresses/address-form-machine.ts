import { toFailure, type Address, type AddressBook, type Failure } from "@shop/contract";
import { assign, emit, fromPromise, setup, type ActorRef, type Snapshot } from "xstate";
import {
  addressErrors,
  addressFieldIn,
  isAsTyped,
  toAddress,
  type AddressDraft,
  type AddressField,
} from "./address-draft.ts";
import { withChangedField, withLeftField } from "../../../shared/forms/form-errors.ts";
import { port } from "@shop/machine-ports";

/** The world of the form. */
export type AddressServices = {
  /** The operation names a new address, so that sending it again keeps it once. */
  saveAddress: (input: { address: Address; operationId?: string }) => Promise<AddressBook & { id: string }>;
};

/** What the form is open for: an address of the book, or a new one that its operation names. */
export type AddressSubject = { id: string } | { operationId: string };
type Saving = { subject: AddressSubject; draft: AddressDraft | null };
type Typed = { field: AddressField; values: AddressDraft };
type SavedBook = AddressBook & { id: string };

/** What the form tells the book. */
export type AddressFormReport =
  | { type: "form.saved"; book: AddressBook; id: string }
  | { type: "form.closed" };

/** One address: what is typed stays until the shop has it. */
export const addressFormMachine = setup({
  types: {
    input: {} as { subject: AddressSubject; owner?: ActorRef<Snapshot<unknown>, AddressFormReport> },
    context: {} as {
      subject: AddressSubject;
      owner: ActorRef<Snapshot<unknown>, AddressFormReport> | undefined;
      /** What is on its way to the shop. */
      draft: AddressDraft | null;
      errors: AddressField[];
      failure: Failure | null;
    },
    events: {} as
      | ({ type: "field.change" } & Typed)
      | ({ type: "field.leave" } & Typed)
      | { type: "form.submit"; values: AddressDraft }
      | { type: "form.close" },
    emitted: {} as { type: "error.focus"; field: AddressField },
    tags: {} as "saving",
  },
  actors: { saveAddress: port<SavedBook, Saving>("saveAddress") },
  actions: {
    mendField: assign({
      errors: ({ context }, { field, values }: Typed) =>
        withChangedField(context.errors, { field, isWrong: addressErrors(values).includes(field) }),
    }),
    judgeField: assign({
      errors: ({ context }, { field, values }: Typed) =>
        withLeftField(context.errors, {
          field,
          isEmpty: values[field].trim() === "",
          isWrong: addressErrors(values).includes(field),
        }),
    }),
    setErrors: assign({ errors: (_, { errors }: { errors: AddressField[] }) => errors, failure: null }),
    focusError: emit(({ context }) => ({ type: "error.focus", field: context.errors[0] ?? "name" }) as const),
    setDraft: assign((_, { draft }: { draft: AddressDraft }) => ({ draft, errors: [], failure: null })),
    /** From here on the form is about the address that the shop has. */
    setId: assign({ subject: (_, { id }: { id: string }) => ({ id }) }),
    setFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    notifySaved: ({ context }, { book }: { book: SavedBook }) =>
      context.owner?.send({ type: "form.saved", book: { addresses: book.addresses }, id: book.id }),
    notifyClosed: ({ context }) => context.owner?.send({ type: "form.closed" }),
  },
  guards: {
    hasErrors: (_, { values }: { values: AddressDraft }) => addressErrors(values).length > 0,
    namesField: (_, { error }: { error: unknown }) => addressFieldIn(toFailure(error)) !== null,
    /** An earlier try with other words had arrived although its answer was lost: it is the one that was kept. */
    isKeptOtherwise: ({ context }, { book }: { book: SavedBook }) =>
      context.draft !== null &&
      !isAsTyped(
        book.addresses.find(({ id }) => id === book.id),
        context.draft,
      ),
  },
}).createMachine({
  id: "addressForm",
  description: "A new address, or one of the book that is changed.",
  context: ({ input }) => ({
    subject: input.subject,
    owner: input.owner,
    draft: null,
    errors: [],
    failure: null,
  }),
  initial: "writing",
  states: {
    writing: {
      description: "The shopper writes.",
      on: {
        "field.change": {
          description: "A fault goes as soon as it is mended.",
          actions: {
            type: "mendField",
            params: ({ event }) => ({ field: event.field, values: event.values }),
          },
        },
        "field.leave": {
          description: "A field was left: what is wrong with it is said.",
          actions: {
            type: "judgeField",
            params: ({ event }) => ({ field: event.field, values: event.values }),
          },
        },
        "form.submit": [
          {
            guard: { type: "hasErrors", params: ({ event }) => ({ values: event.values }) },
            description: "Something is wrong: each field says what, and the first takes the focus.",
            actions: [
              { type: "setErrors", params: ({ event }) => ({ errors: addressErrors(event.values) }) },
              "focusError",
            ],
          },
          {
            target: "saving",
            description: "Everything is right.",
            actions: { type: "setDraft", params: ({ event }) => ({ draft: event.values }) },
          },
        ],
        "form.close": { description: "The shopper leaves the book as it was.", actions: "notifyClosed" },
      },
    },
    saving: {
      description: "The address is on its way; saving again has no transition here.",
      tags: "saving",
      invoke: {
        id: "saveAddress",
        src: "saveAddress",
        input: ({ context }) => ({ subject: context.subject, draft: context.draft }),
        onDone: [
          {
            guard: { type: "isKeptOtherwise", params: ({ event }) => ({ book: event.output }) },
            target: "amending",
            description: "The shop has an earlier wording of it, whose answer was lost.",
            actions: { type: "setId", params: ({ event }) => ({ id: event.output.id }) },
          },
          {
            target: "writing",
            description: "The shop has it; the book closes the form.",
            actions: { type: "notifySaved", params: ({ event }) => ({ book: event.output }) },
          },
        ],
        onError: [
          {
            guard: { type: "namesField", params: ({ event }) => ({ error: event.error }) },
            target: "writing",
            description: "The shop names a field that it cannot take.",
            actions: [
              {
                type: "setErrors",
                params: ({ event }) => ({
                  errors: [addressFieldIn(toFailure(event.error)) ?? "name"],
                }),
              },
              "focusError",
            ],
          },
          {
            target: "writing",
            description: "Nothing is lost: the text stays, and the reason is told.",
            actions: { type: "setFailure", params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    amending: {
      description: "What was typed last takes the place of the earlier wording.",
      tags: "saving",
      invoke: {
        id: "amendAddress",
        src: "saveAddress",
        input: ({ context }) => ({ subject: context.subject, draft: context.draft }),
        onDone: {
          target: "writing",
          description: "The shop has it; the book closes the form.",
          actions: { type: "notifySaved", params: ({ event }) => ({ book: event.output }) },
        },
        onError: {
          target: "writing",
          description: "Nothing is lost: the text stays, and the reason is told.",
          actions: { type: "setFailure", params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});

export function provideAddressForm(services: AddressServices) {
  return addressFormMachine.provide({
    actors: {
      saveAddress: fromPromise<SavedBook, Saving>(({ input: { subject, draft } }) => {
        if (!draft) throw new Error("nothing was typed");
        const address = toAddress(draft);
        return "id" in subject
          ? services.saveAddress({ address: { ...address, id: subject.id } })
          : services.saveAddress({ address, operationId: subject.operationId });
      }),
    },
  });
}
