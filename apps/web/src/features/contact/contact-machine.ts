import { areTypedLines, isTypedText, toFailure, type Failure } from "@shop/contract";
import { port } from "@shop/machine-ports";
import { assign, fromPromise, setup } from "xstate";

export type ContactField = "name" | "email" | "message";
export type ContactMessage = Record<ContactField, string>;

export type ContactServices = { sendMessage: (message: ContactMessage) => Promise<void> };

/** The bounds of the contract's `sendMessage`, and what it takes for text; the server has the last word. */
export function errorsOf(message: ContactMessage): ContactField[] {
  const name = message.name.trim();
  const email = message.email.trim();
  const text = message.message.trim();
  return [
    ...(name.length < 2 || name.length > 80 || !isTypedText(name) ? (["name"] as const) : []),
    ...(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email) && email.length <= 254 ? [] : (["email"] as const)),
    ...(text.length < 10 || text.length > 2000 || !areTypedLines(text) ? (["message"] as const) : []),
  ];
}

/** The contact form: what was written stays until the shop has it. */
export const contactMachine = setup({
  types: {
    context: {} as { errors: ContactField[]; failure: Failure | null },
    events: {} as { type: "message.send"; message: ContactMessage } | { type: "message.another" },
    tags: {} as "sending" | "sent",
  },
  actors: {
    sendMessage: port<void, ContactMessage>("sendMessage"),
  },
  actions: {
    setErrors: assign({ errors: (_, { errors }: { errors: ContactField[] }) => errors, failure: null }),
    setFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    forgetProblems: assign({ errors: [], failure: null }),
  },
  guards: {
    hasErrors: (_, { message }: { message: ContactMessage }) => errorsOf(message).length > 0,
  },
}).createMachine({
  id: "contact",
  description: "A message to the shop.",
  context: { errors: [], failure: null },
  initial: "writing",
  states: {
    writing: {
      description: "The shopper writes.",
      on: {
        "message.send": [
          {
            guard: { type: "hasErrors", params: ({ event }) => ({ message: event.message }) },
            description: "Something is missing: each field says what.",
            actions: {
              type: "setErrors",
              params: ({ event }) => ({ errors: errorsOf(event.message) }),
            },
          },
          { target: "sending", description: "Everything is there.", actions: "forgetProblems" },
        ],
      },
    },
    sending: {
      description: "The message is on its way; sending again has no transition here.",
      tags: "sending",
      invoke: {
        id: "sendMessage",
        src: "sendMessage",
        input: ({ event }) =>
          event.type === "message.send" ? event.message : { name: "", email: "", message: "" },
        onDone: { target: "sent", description: "The shop has it." },
        onError: {
          target: "writing",
          description: "Nothing is lost: the text stays, and the reason is told.",
          actions: { type: "setFailure", params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    sent: {
      description: "The shop has thanked.",
      tags: "sent",
      on: { "message.another": { target: "writing", description: "One more message." } },
    },
  },
});

export function provideContact(services: ContactServices) {
  return contactMachine.provide({
    actors: { sendMessage: fromPromise<void, ContactMessage>(({ input }) => services.sendMessage(input)) },
  });
}
