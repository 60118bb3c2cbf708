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
    setBook: assign({ addresses: (_, { output }: { output: AddressBook }) => output.addresses }),
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
      tags: "loading",
      invoke: {
        id: "listAddresses",
        src: "listAddresses",
        onDone: { target: "shown", actions: { type: "setBook", params: ({ event }) => event } },
        onError: { target: "failed", actions: { type: "setFailure", params: ({ event }) => event } },
      },
    },
    failed: { tags: "failed", on: { "book.retry": { target: "loading", actions: "forgetFailure" } } },
    shown: {
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
          actions: [
            { type: "pick", params: ({ event }) => event },
            { type: "setSubject", params: ({ event }) => ({ subject: { id: event.id } }) },
          ],
        },
        "address.remove": { target: "confirming", actions: { type: "pick", params: ({ event }) => event } },
        "address.prefer": { target: "preferring", actions: { type: "pick", params: ({ event }) => event } },
      },
    },
    editing: {
      tags: "editing",
      invoke: [
        {
          id: "form",
          src: "addressForm",
          systemId: "addressForm",
          input: ({ context }) => ({
            subject: context.subject ?? { operationId: "" }, // every transition to this state sets it
          }),
          onError: { target: "shown", actions: { type: "setFailure", params: ({ event }) => event } },
        },
        // By its `systemId`: without it, the events of the form would be lost without an error.
        { id: "formEvents", src: "forwardEmitted", input: ["addressForm"] },
      ],
      on: {
        "form.done": {
          target: "shown",
          actions: [
            { type: "setBook", params: ({ event }) => event },
            { type: "pick", params: ({ event }) => event.output },
            { type: "setDone", params: { done: "saved" } },
          ],
        },
        "form.closed": { target: "shown" },
      },
    },
    confirming: {
      tags: "confirming",
      on: {
        "removal.confirm": { target: "removing", actions: "forgetFailure" },
        "removal.cancel": { target: "shown", actions: "forgetFailure" },
      },
    },
    removing: {
      tags: ["confirming", "removing"],
      invoke: {
        id: "removeAddress",
        src: "removeAddress",
        input: ({ context }) => ({ id: context.target ?? "" }),
        onDone: {
          target: "shown",
          actions: [
            { type: "setBook", params: ({ event }) => event },
            "unpick",
            { type: "setDone", params: { done: "removed" } },
          ],
        },
        onError: { target: "confirming", actions: { type: "setFailure", params: ({ event }) => event } },
      },
    },
    preferring: {
      tags: "preferring",
      invoke: {
        id: "setDefaultAddress",
        src: "setDefaultAddress",
        input: ({ context }) => ({ id: context.target ?? "" }),
        onDone: {
          target: "shown",
          actions: [
            { type: "setBook", params: ({ event }) => event },
            { type: "setDone", params: { done: "preferred" } },
          ],
        },
        onError: { target: "shown", actions: { type: "setFailure", params: ({ event }) => event } },
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
