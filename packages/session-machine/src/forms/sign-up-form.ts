import { assertEvent, assign, emit, fromPromise, setup } from "xstate";
import { port } from "@shop/machine-ports";
import type { Secret } from "../secret.ts";
import type { SignInAttempt, SocialProvider } from "../sign-in-attempt.ts";
import { toSignInFailure, type SignInFailureDetail, type SignInFailure } from "../sign-in-failure.ts";
import { checkSignUp, cleanSignUp, type SignUpFields } from "./credentials.ts";
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
import { passwordRules, type PasswordRules } from "./password-rules.ts";
import type { Submission, SubmitAttempt } from "./submission.ts";

export type SignUpField = "name" | "email" | "password";
export type SignUpValues = { name: string; email: string; password: Secret };
export type SignUpFormEvent =
  | { type: "field.change"; field: SignUpField; values: SignUpValues }
  | { type: "field.leave"; field: SignUpField; values: SignUpValues }
  | { type: "form.submit"; values: SignUpValues; keep: boolean }
  | { type: "method.choose"; method: SocialProvider; keep: boolean };

type SignUpContext = FormState<SignUpField> & {
  method: SignInAttempt["method"] | null;
  rules: PasswordRules;
};
type Judged = { found: ErrorsOf<SignUpField>; field: SignUpField };

/** A new account, whose password tells as it is typed which rules it meets. */
export const signUpFormMachine = setup({
  types: {
    context: {} as SignUpContext,
    events: {} as SignUpFormEvent,
    emitted: {} as ErrorFocus<SignUpField>,
    tags: {} as "busy",
  },
  actors: { submit: port<void, Submission>("submit") },
  actions: {
    followField: assign({
      errors: ({ context }, { found, field }: Judged) => afterTyping(context.errors, found, field),
    }),
    checkRules: assign({ rules: (_, { rules }: { rules: PasswordRules }) => rules }),
    judgeField: assign({
      errors: ({ context }, { found, field }: Judged) => afterLeaving(context, found, field),
    }),
    judgeForm: assign((_, { found }: { found: ErrorsOf<SignUpField> }) => ({
      ...newForm(),
      errors: found,
      isJudged: true,
    })),
    focusError: emit(({ context }) => ({
      type: "error.focus" as const,
      field: firstFaulty<SignUpField>(context.errors, ["name", "email", "password"]),
    })),
    startAttempt: assign((_, { method }: { method: SignInAttempt["method"] }) => ({
      ...newForm(),
      isJudged: method === "signUp",
      method,
    })),
    setNotice: assign((_, error: { failure: SignInFailure; detail: SignInFailureDetail }) => ({
      ...error,
      method: null,
    })),
  },
  guards: {
    hasErrors: (_, { found }: { found: ErrorsOf<SignUpField> }) => hasErrors(found),
  },
}).createMachine({
  id: "signUpForm",
  description: "A new account: what is wrong in its fields, and which rules its password meets already.",
  context: { ...newForm(), method: null, rules: { length: false, notPersonal: false } },
  initial: "editing",
  on: {
    "field.change": {
      description: "A fault that is shown goes as soon as the field is right; the rules follow the password.",
      actions: [
        {
          type: "followField",
          params: ({ event }) => ({ found: errorsIn(event.values), field: event.field }),
        },
        { type: "checkRules", params: ({ event }) => ({ rules: passwordRules(readable(event.values)) }) },
      ],
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
            actions: { type: "startAttempt", params: { method: "signUp" } },
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

export function provideSignUpForm({ submit }: { submit: SubmitAttempt }) {
  return signUpFormMachine.provide({
    actors: {
      submit: fromPromise<void, Submission>(({ input, signal }) => submit(input.attempt, input.keep, signal)),
    },
  });
}

function readable({ name, email, password }: SignUpValues): SignUpFields {
  return { name, email, password: password.reveal() };
}

function errorsIn(values: SignUpValues): ErrorsOf<SignUpField> {
  return checkSignUp(readable(values));
}

function submissionOf(event: Extract<SignUpFormEvent, { keep: boolean }>): Submission {
  if (event.type === "method.choose") return { attempt: { method: event.method }, keep: event.keep };
  const { name, email } = cleanSignUp(readable(event.values));
  return { attempt: { method: "signUp", name, email, password: event.values.password }, keep: event.keep };
}
