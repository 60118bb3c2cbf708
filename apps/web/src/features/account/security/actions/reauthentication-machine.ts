import { port } from "@shop/machine-factories";
import type { Reauthentication, Secret, SignInFailure } from "@shop/session-machine";
import { codeErrors, type CodeValues, type ValidationError } from "@shop/session-machine/forms";
import { assertEvent, assign, emit, fromPromise, setup } from "xstate";
import { normalizeDigits } from "@shop/contract";
import type { AccountServices } from "../../account-services.ts";
import { toSignInFailure } from "../../account-failure.ts";

/** Where the code is sent: the e-mail of the account, or its phone in E.164. */
export type Contact = { method: "emailCode"; email: string } | { method: "phone"; phone: string };

/** What a code belongs to: the address that it was mailed to, or the SMS. */
type SentCode = { method: "emailCode"; email: string } | { method: "phone"; verificationId: string };

type ReauthenticationEvent =
  | { type: "code.send"; contact: Contact }
  | { type: "contact.choose" }
  | { type: "field.change" | "field.leave"; field: "code"; values: CodeValues }
  | { type: "form.submit"; values: CodeValues };

/** Reauthenticates by a code to the mail or the phone of the account, whichever sign-in methods it has. */
export const reauthenticationMachine = setup({
  types: {
    context: {} as {
      contact: Contact | null;
      sent: SentCode | null;
      error: ValidationError | null;
      failure: SignInFailure | null;
    },
    events: {} as ReauthenticationEvent,
    emitted: {} as { type: "error.focus"; field: "code" },
    tags: {} as "busy" | "code",
  },
  actors: {
    sendCode: port<SentCode, Contact | null>("sendCode"),
    reauthenticate: port<void, { sent: SentCode | null; code: Secret }>("reauthenticate"),
  },
  actions: {
    setContact: assign((_, { contact }: { contact: Contact }) => ({ contact, failure: null })),
    setSent: assign({ sent: (_, { output }: { output: SentCode }) => output }),
    setError: assign({ error: (_, { values }: { values: CodeValues }) => codeErrors(values).code ?? null }),
    focusCode: emit({ type: "error.focus", field: "code" }),
    setFailure: assign({ failure: (_, { error }: { error: unknown }) => toSignInFailure(error) }),
    clear: assign({ error: null, failure: null }),
    clearError: assign({ error: null }),
  },
  guards: {
    isWrong: (_, { values }: { values: CodeValues }) => codeErrors(values).code !== undefined,
  },
}).createMachine({
  id: "reauthentication",
  description: "Reauthentication by a code to the mail or the phone of the account.",
  context: { contact: null, sent: null, error: null, failure: null },
  initial: "choosing",
  states: {
    choosing: {
      on: {
        "code.send": { target: "sending", actions: { type: "setContact", params: ({ event }) => event } },
      },
    },
    sending: {
      tags: "busy",
      invoke: {
        id: "sendCode",
        src: "sendCode",
        input: ({ context }) => context.contact,
        onDone: { target: "entering", actions: { type: "setSent", params: ({ event }) => event } },
        onError: { target: "choosing", actions: { type: "setFailure", params: ({ event }) => event } },
      },
    },
    entering: {
      tags: "code",
      on: {
        "field.change": { actions: "clearError" },
        "form.submit": [
          {
            guard: { type: "isWrong", params: ({ event }) => event },
            actions: [{ type: "setError", params: ({ event }) => event }, "focusCode"],
          },
          { target: "checking", actions: "clear" },
        ],
        "contact.choose": {
          target: "choosing",
          description: "No code arrived, or it has expired.",
          actions: "clear",
        },
      },
    },
    checking: {
      tags: ["busy", "code"],
      invoke: {
        id: "reauthenticate",
        src: "reauthenticate",
        input: ({ context, event }) => {
          assertEvent(event, "form.submit");
          return { sent: context.sent, code: event.values.code.with(normalizeDigits) };
        },
        onDone: "confirmed",
        onError: { target: "entering", actions: { type: "setFailure", params: ({ event }) => event } },
      },
    },
    confirmed: { type: "final" },
  },
});

export function provideReauthentication({
  sendCode,
  sendEmailCode,
  reauthenticate,
}: Pick<AccountServices, "sendCode" | "sendEmailCode" | "reauthenticate">) {
  return reauthenticationMachine.provide({
    actors: {
      sendCode: fromPromise<SentCode, Contact | null>(async ({ input: contact }) => {
        if (!contact) throw new Error("no contact was chosen");
        if (contact.method === "phone")
          return { method: "phone", ...(await sendCode({ phone: contact.phone })) };
        await sendEmailCode({ email: contact.email });
        return contact;
      }),
      reauthenticate: fromPromise<void, { sent: SentCode | null; code: Secret }>(async ({ input }) => {
        if (!input.sent) throw new Error("no code was sent");
        const reauthentication: Reauthentication = { ...input.sent, code: input.code };
        await reauthenticate(reauthentication);
      }),
    },
  });
}
