import { toFailure, type AddressBook, type Failure, type SavedAddress } from "@shop/contract";
import { assign, fromPromise, setup } from "xstate";
import type { AccountServices, SavedBook } from "../account-services.ts";
import { addressFormMachine, provideAddressForm, type AddressSubject } from "./address-form-machine.ts";
import { forwardEmitted, port, type FormReport } from "@shop/machine-factories";

/** The address book, one action at a time. Hand-written: a query machine cannot remove or prefer addresses. */
export const addressBookMachine = setup({
  types: {
    context: {} as {
      addresses: SavedAddress[];
      subject: AddressSubject | null;
      /** The id of the address that the last action was about, whose failure is shown beside it. */
      target: string | null;
      failure: Failure | null;
      /** What was done last to the target. */
      done: "saved" | "removed" | "preferred" | null;
    },
    events: {} as
      | { type: "book.retry" }
      | { type: "address.add"; operationId: string }
      | { type: "address.edit"; id: string }
      | FormReport<SavedBook>
      | { type: "address.remove"; id: string }
      | { type: "removal.confirm" }
      | { type: "removal.cancel" }
      | { type: "address.prefer"; id: string },
    children: {} as { form: "addressForm"; formEvents: "forwardEmitted" },
    tags: {} as "loading" | "failed" | "editing" | "confirming" | "removing" | "preferring",
  },
  actors: {
    addressForm: addressFormMachine,
    forwardEmitted,
    listAddresses: port<AddressBook>("listAddresses"),
    removeAddress: port<AddressBook, { id: string }>("removeAddress"),
    setDefaultAddress: port<AddressBook, { id: string }>("setDefaultAddress"),
  },
  actions: {
    setBook: assign({ addresses: (_, { book }: { book: AddressBook }) => book.addresses }),
    setFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    forgetFailure: assign({ failure: null }),
    setSubject: assign({ subject: (_, { subject }: { subject: AddressSubject }) => subject }),
    pick: assign((_, { id }: { id: string }) => ({ target: id, failure: null, done: null })),
    unpick: assign({ target: null, failure: null, done: null }),
    setDone: assign({ done: (_, { done }: { done: "saved" | "removed" | "preferred" }) => done }),
  },
}).createMachine({
  id: "addressBook",
  description: "The addresses of the account.",
  context: { addresses: [], subject: null, target: null, failure: null, done: null },
  initial: "loading",
  states: {
    loading: {
      description: "Loading the address book.",
      tags: "loading",
      invoke: {
        id: "listAddresses",
        src: "listAddresses",
        onDone: {
          target: "shown",
          description: "The address book is loaded.",
          actions: { type: "setBook", params: ({ event }) => ({ book: event.output }) },
        },
        onError: {
          target: "failed",
          description: "The reason is shown with a way to try again.",
          actions: { type: "setFailure", params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      description: "The address book could not be loaded.",
      tags: "failed",
      on: {
        "book.retry": {
          target: "loading",
          description: "The shopper tries again.",
          actions: "forgetFailure",
        },
      },
    },
    shown: {
      description: "The address book is shown.",
      on: {
        "address.add": {
          target: "editing",
          description: "A new address, with one idempotency key for every attempt to save it.",
          actions: [
            "unpick",
            {
              type: "setSubject",
              params: ({ event }) => ({ subject: { operationId: event.operationId } }),
            },
          ],
        },
        "address.edit": {
          target: "editing",
          description: "The shopper edits an address.",
          actions: [
            { type: "pick", params: ({ event }) => ({ id: event.id }) },
            { type: "setSubject", params: ({ event }) => ({ subject: { id: event.id } }) },
          ],
        },
        "address.remove": {
          target: "confirming",
          description: "The shopper is asked to confirm the removal.",
          actions: { type: "pick", params: ({ event }) => ({ id: event.id }) },
        },
        "address.prefer": {
          target: "preferring",
          description: "Another address becomes the preferred one.",
          actions: { type: "pick", params: ({ event }) => ({ id: event.id }) },
        },
      },
    },
    editing: {
      description: "The form of one address is open.",
      tags: "editing",
      invoke: [
        {
          id: "form",
          src: "addressForm",
          systemId: "addressForm",
          input: ({ context }) => ({
            subject: context.subject ?? { operationId: "" }, // every transition to this state sets it
          }),
          onError: {
            target: "shown",
            description: "The form failed unexpectedly; the address book stays.",
            actions: { type: "setFailure", params: ({ event }) => ({ error: event.error }) },
          },
        },
        // By its `systemId`: without it, the events of the form would be lost without an error.
        { id: "formEvents", src: "forwardEmitted", input: ["addressForm"] },
      ],
      on: {
        "form.done": {
          target: "shown",
          description: "The address is saved.",
          actions: [
            { type: "setBook", params: ({ event }) => ({ book: event.output }) },
            { type: "pick", params: ({ event }) => ({ id: event.output.id }) },
            { type: "setDone", params: { done: "saved" } },
          ],
        },
        "form.closed": { target: "shown", description: "Nothing is saved." },
      },
    },
    confirming: {
      description: "The shopper is asked whether to remove the address.",
      tags: "confirming",
      on: {
        "removal.confirm": { target: "removing", description: "Confirmed.", actions: "forgetFailure" },
        "removal.cancel": { target: "shown", description: "The address stays.", actions: "forgetFailure" },
      },
    },
    removing: {
      description: "The address is being removed.",
      tags: ["confirming", "removing"],
      invoke: {
        id: "removeAddress",
        src: "removeAddress",
        input: ({ context }) => ({ id: context.target ?? "" }),
        onDone: {
          target: "shown",
          description: "The address is removed.",
          actions: [
            { type: "setBook", params: ({ event }) => ({ book: event.output }) },
            "unpick",
            { type: "setDone", params: { done: "removed" } },
          ],
        },
        onError: {
          target: "confirming",
          description: "The address is still there; the reason is shown with a way to try again.",
          actions: { type: "setFailure", params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    preferring: {
      description: "The preferred address is being changed.",
      tags: "preferring",
      invoke: {
        id: "setDefaultAddress",
        src: "setDefaultAddress",
        input: ({ context }) => ({ id: context.target ?? "" }),
        onDone: {
          target: "shown",
          description: "The shop offers this address first.",
          actions: [
            { type: "setBook", params: ({ event }) => ({ book: event.output }) },
            { type: "setDone", params: { done: "preferred" } },
          ],
        },
        onError: {
          target: "shown",
          description: "The preferred address has not changed; the reason is shown at the address.",
          actions: { type: "setFailure", params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});

export function provideAddressBook(
  services: Pick<AccountServices, "listAddresses" | "saveAddress" | "removeAddress" | "setDefaultAddress">,
) {
  return addressBookMachine.provide({
    actors: {
      addressForm: provideAddressForm(services),
      listAddresses: fromPromise<AddressBook, void>(() => services.listAddresses()),
      removeAddress: fromPromise<AddressBook, { id: string }>(({ input }) => services.removeAddress(input)),
      setDefaultAddress: fromPromise<AddressBook, { id: string }>(({ input }) =>
        services.setDefaultAddress(input),
      ),
    },
  });
}
