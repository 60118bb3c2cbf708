import { assign, emit, fromPromise, setup } from "xstate";
import type { AuthServices } from "../auth-services.ts";
import { port } from "@shop/machine-ports";
import { toSignInFailure, type SignInFailureDetail, type SignInFailure } from "../sign-in-failure.ts";
import { checkEmail } from "./credentials.ts";
import {
  afterLeaving,
  afterTyping,
  hasErrors,
  newForm,
  type ErrorFocus,
  type ErrorsOf,
  type FormState,
} from "./form-state.ts";

export type ResetValues = { email: string };
export type ResetFormEvent =
  | { type: "field.change"; field: "email"; values: ResetValues }
  | { type: "field.leave"; field: "email"; values: ResetValues }
  | { type: "form.submit"; values: ResetValues }
  | { type: "mail.another" };

type Found = { found: ErrorsOf<"email"> };

/** What may be told without telling whether there is such an account. */
const TELLABLE: ReadonlySet<SignInFailure> = new Set([
  "unreachable",
  "tooManyAttempts",
  "cannotSave",
  "unexpected",
]);

/** A mail for a new password. Whoever asks learns nothing about who has an account. */
export const resetFormMachine = setup({
  types: {
    context: {} as FormState<"email"> & { sentTo: string | null },
    events: {} as ResetFormEvent,
    emitted: {} as ErrorFocus<"email">,
    tags: {} as "busy" | "sent",
  },
  actors: { requestPasswordReset: port<void, ResetValues>("requestPasswordReset") },
  actions: {
    followField: assign({
      errors: ({ context }, { found }: Found) => afterTyping(context.errors, found, "email"),
    }),
    judgeField: assign({ errors: ({ context }, { found }: Found) => afterLeaving(context, found, "email") }),
    judgeForm: assign((_, { found }: Found) => ({ ...newForm(), errors: found, isJudged: true })),
    focusError: emit({ type: "error.focus", field: "email" }),
    startRequest: assign((_, { email }: ResetValues) => ({ ...newForm(), isJudged: true, sentTo: email })),
    setNotice: assign((_, error: { failure: SignInFailure; detail: SignInFailureDetail }) => ({
      failure: error.failure,
      sentTo: null,
    })),
    startAnew: assign({ ...newForm(), sentTo: null }),
  },
  guards: {
    hasErrors: (_, { found }: Found) => hasErrors(found),
    isTellable: (_, { error }: { error: unknown }) => TELLABLE.has(toSignInFailure(error).failure),
  },
}).createMachine({
  id: "resetForm",
  description: "A mail for a new password. Whoever asks learns nothing about who has an account.",
  context: { ...newForm(), sentTo: null },
  initial: "editing",
  states: {
    editing: {
      description: "The shopper types an e-mail.",
      on: {
        "field.change": {
          description: "A fault that is shown goes as soon as the e-mail is right.",
          actions: { type: "followField", params: ({ event }) => ({ found: errorsIn(event.values) }) },
        },
        "field.leave": {
          description: "The e-mail that was left is judged.",
          actions: { type: "judgeField", params: ({ event }) => ({ found: errorsIn(event.values) }) },
        },
        "form.submit": [
          {
            guard: { type: "hasErrors", params: ({ event }) => ({ found: errorsIn(event.values) }) },
            description: "It is no e-mail; it says so and gets the focus.",
            actions: [
              { type: "judgeForm", params: ({ event }) => ({ found: errorsIn(event.values) }) },
              "focusError",
            ],
          },
          {
            target: "sending",
            description: "It is an e-mail.",
            actions: { type: "startRequest", params: ({ event }) => ({ email: event.values.email.trim() }) },
          },
        ],
      },
    },
    sending: {
      description: "The mail is asked for. A second submit has no transition.",
      tags: "busy",
      invoke: {
        id: "requestPasswordReset",
        src: "requestPasswordReset",
        input: ({ context }) => ({ email: context.sentTo ?? "" }),
        onDone: { target: "sent", description: "The mail goes out, if there is such an account." },
        onError: [
          {
            guard: { type: "isTellable", params: ({ event }) => ({ error: event.error }) },
            target: "editing",
            description: "It failed for everybody alike; it can be tried again.",
            actions: { type: "setNotice", params: ({ event }) => toSignInFailure(event.error) },
          },
          { target: "sent", description: "The reason would tell whether there is such an account." },
        ],
      },
    },
    sent: {
      description: "The same sentence, whether there is such an account or not.",
      tags: "sent",
      on: {
        "mail.another": {
          target: "editing",
          description: "No mail came, or the e-mail was another one.",
          actions: "startAnew",
        },
      },
    },
  },
});

export function provideResetForm({ requestPasswordReset }: Pick<AuthServices, "requestPasswordReset">) {
  return resetFormMachine.provide({
    actors: {
      requestPasswordReset: fromPromise<void, ResetValues>(({ input }) => requestPasswordReset(input)),
    },
  });
}

function errorsIn({ email }: ResetValues): ErrorsOf<"email"> {
  const error = checkEmail(email);
  return error ? { email: error } : {};
}
