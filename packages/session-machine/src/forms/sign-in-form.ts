import { assertEvent, assign, emit, fromPromise, setup } from "xstate";
import { port } from "@shop/machine-ports";
import type { Secret } from "../secret.ts";
import type { SignInAttempt, SocialProvider } from "../sign-in-attempt.ts";
import { toSignInFailure, type SignInFailureDetail, type SignInFailure } from "../sign-in-failure.ts";
import { checkSignIn, cleanSignIn } from "./credentials.ts";
import {
  afterLeaving,
  afterTyping,
  firstFaulty,
  hasErrors,
  newForm,
  type ErrorFocus,
  type ErrorsOf,
  type FormState,
} from "./form-state.ts";
import type { Submission, SubmitAttempt } from "./submission.ts";

export type SignInField = "email" | "password";
export type SignInValues = { email: string; password: Secret };
export type SignInFormEvent =
  | { type: "field.change"; field: SignInField; values: SignInValues }
  | { type: "field.leave"; field: SignInField; values: SignInValues }
  | { type: "form.submit"; values: SignInValues; keep: boolean }
  | { type: "method.choose"; method: SocialProvider; keep: boolean };

type Judged = { found: ErrorsOf<SignInField>; field: SignInField };

/** E-mail and password, and the windows of other services beside them. */
export const signInFormMachine = setup({
  types: {
    context: {} as FormState<SignInField> & { method: SignInAttempt["method"] | null },
    events: {} as SignInFormEvent,
    emitted: {} as ErrorFocus<SignInField>,
    tags: {} as "busy",
  },
  actors: { submit: port<void, Submission>("submit") },
  actions: {
    followField: assign({
      errors: ({ context }, { found, field }: Judged) => afterTyping(context.errors, found, field),
    }),
    judgeField: assign({
      errors: ({ context }, { found, field }: Judged) => afterLeaving(context, found, field),
    }),
    judgeForm: assign((_, { found }: { found: ErrorsOf<SignInField> }) => ({
      ...newForm(),
      errors: found,
      isJudged: true,
    })),
    focusError: emit(({ context }) => ({
      type: "error.focus" as const,
      field: firstFaulty<SignInField>(context.errors, ["email", "password"]),
    })),
    startAttempt: assign((_, { method }: { method: SignInAttempt["method"] }) => ({
      ...newForm(),
      isJudged: method === "password",
      method,
    })),
    setNotice: assign((_, error: { failure: SignInFailure; detail: SignInFailureDetail }) => ({
      ...error,
      method: null,
    })),
  },
  guards: {
    hasErrors: (_, { found }: { found: ErrorsOf<SignInField> }) => hasErrors(found),
  },
}).createMachine({
  id: "signInForm",
  description: "E-mail and password, with what is wrong in them; the windows of other services beside them.",
  context: { ...newForm(), method: null },
  initial: "editing",
  on: {
    "field.change": {
      description: "A fault that is shown goes as soon as the field is right.",
      actions: {
        type: "followField",
        params: ({ event }) => ({ found: errorsIn(event.values), field: event.field }),
      },
    },
    "field.leave": {
      description: "The field that was left is judged, and no other.",
      actions: {
        type: "judgeField",
        params: ({ event }) => ({ found: errorsIn(event.values), field: event.field }),
      },
    },
  },
  states: {
    editing: {
      description: "The shopper types.",
      on: {
        "form.submit": [
          {
            guard: { type: "hasErrors", params: ({ event }) => ({ found: errorsIn(event.values) }) },
            description: "Something is wrong: every field says what, and the first one gets the focus.",
            actions: [
              { type: "judgeForm", params: ({ event }) => ({ found: errorsIn(event.values) }) },
              "focusError",
            ],
          },
          {
            target: "submitting",
            description: "Everything is there.",
            actions: { type: "startAttempt", params: { method: "password" } },
          },
        ],
        "method.choose": {
          target: "submitting",
          description: "Another service is to say who it is; the fields do not matter.",
          actions: { type: "startAttempt", params: ({ event }) => ({ method: event.method }) },
        },
      },
    },
    submitting: {
      description: "The session is asked. A second submit has no transition.",
      tags: "busy",
      invoke: {
        id: "submit",
        src: "submit",
        input: ({ event }) => {
          assertEvent(event, ["form.submit", "method.choose"]);
          return submissionOf(event);
        },
        onDone: { target: "accepted", description: "Somebody is logged in." },
        onError: {
          target: "editing",
          description: "Refused: what was typed stays, and the reason is told.",
          actions: { type: "setNotice", params: ({ event }) => toSignInFailure(event.error) },
        },
      },
    },
    accepted: { description: "The screen is about to go.", tags: "busy" },
  },
});

export function provideSignInForm({ submit }: { submit: SubmitAttempt }) {
  return signInFormMachine.provide({
    actors: {
      submit: fromPromise<void, Submission>(({ input, signal }) => submit(input.attempt, input.keep, signal)),
    },
  });
}

function errorsIn({ email, password }: SignInValues): ErrorsOf<SignInField> {
  return checkSignIn({ email, password: password.reveal() });
}

function submissionOf(event: Extract<SignInFormEvent, { keep: boolean }>): Submission {
  if (event.type === "method.choose") return { attempt: { method: event.method }, keep: event.keep };
  const { email } = cleanSignIn({ email: event.values.email, password: "" });
  return { attempt: { method: "password", email, password: event.values.password }, keep: event.keep };
}
