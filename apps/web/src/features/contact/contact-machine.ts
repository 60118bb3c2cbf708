import { callValidation, createFormMachine, port } from "@shop/machine-factories";
import { fromPromise } from "xstate";

const FIELDS = ["name", "email", "message"] as const;
export type ContactField = (typeof FIELDS)[number];
export type ContactMessage = Record<ContactField, string>;

export type ContactServices = { sendMessage: (message: ContactMessage) => Promise<void> };

/** The contact form: the draft stays until it is sent. */
export const contactMachine = createFormMachine({
  types: {} as { values: ContactMessage },
  id: "contact",
  description: "A message to the shop.",
  fields: FIELDS,
  validation: callValidation("httpContactServices", "sendMessage", {
    fields: FIELDS,
    inputOf: (message: ContactMessage) => message,
  }),
  submit: port<void, ContactMessage>("submit"),
});

export function provideContact(services: ContactServices) {
  return contactMachine.provide({
    actors: { submit: fromPromise(({ input }) => services.sendMessage(input)) },
  });
}
