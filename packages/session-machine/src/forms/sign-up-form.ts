import { assertEvent, assign, emit, fromPromise, setup } from "xstate";
import { port } from "@shop/machine-ports";
import type { Secret } from "../secret.ts";
import type { SignInAttempt, SocialWay } from "../sign-in-attempt.ts";
import { toRefusal, type RefusalDetail, type SignInProblem } from "../sign-in-refusal.ts";
import { checkSignUp, cleanSignUp, type SignUpFields } from "./credentials.ts";
import {
  afterLeaving,
  afterTyping,
  firstFaulty,
  hasFaults,
  newForm,
  type FaultFocus,
  type FaultsOf,
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
  | { type: "way.choose"; way: SocialWay; keep: boolean };

type SignUpContext = FormState<SignUpField> & { way: SignInAttempt["way"] | null; rules: PasswordRules };
type Judged = { found: FaultsOf<SignUpField>; field: SignUpField };

/** A new account, whose password tells as it is typed which rules it meets. */
export const signUpFormMachine = setup({
  types: {
    context: {} as SignUpContext,
    events: {} as SignUpFormEvent,
    emitted: {} as FaultFocus<SignUpField>,
    tags: {} as "busy",
  },
  actors: { submit: port<void, Submission>("submit") },
  actions: {
    followField: assign({
      faults: ({ context }, { found, field }: Judged) => afterTyping(context.faults, found, field),
    }),
    checkRules: assign({ rules: (_, { rules }: { rules: PasswordRules }) => rules }),
    judgeField: assign({
      faults: ({ context }, { found, field }: Judged) => afterLeaving(context, found, field),
    }),
    judgeForm: assign((_, { found }: { found: FaultsOf<SignUpField> }) => ({
      ...newForm(),
      faults: found,
      isJudged: true,
    })),
    focusFault: emit(({ context }) => ({
      type: "fault.focus" as const,
      field: firstFaulty<SignUpField>(context.faults, ["name", "email", "password"]),
    })),
    startAttempt: assign((_, { way }: { way: SignInAttempt["way"] }) => ({
      ...newForm(),
      isJudged: way === "signUp",
      way,
    })),
    setNotice: assign((_, refusal: { problem: SignInProblem; detail: RefusalDetail }) => ({
      ...refusal,
      way: null,
    })),
  },
  guards: {
    hasFaults: (_, { found }: { found: FaultsOf<SignUpField> }) => hasFaults(found),
  },
}).createMachine({
  id: "signUpForm",
  description: "A new account: what is wrong in its fields, and which rules its password meets already.",
  context: { ...newForm(), way: null, rules: { length: false, notPersonal: false } },
  initial: "editing",
  on: {
    "field.change": {
      description: "A fault that is shown goes as soon as the field is right; the rules follow the password.",
      actions: [
        {
          type: "followField",
          params: ({ event }) => ({ found: faultsIn(event.values), field: event.field }),
        },
        { type: "checkRules", params: ({ event }) => ({ rules: passwordRules(readable(event.values)) }) },
      ],
    },
    "field.leave": {
      description: "The field that was left is judged, and no other.",
      actions: {
        type: "judgeField",
        params: ({ event }) => ({ found: faultsIn(event.values), field: event.field }),
      },
    },
  },
  states: {
    editing: {
      description: "The shopper types.",
      on: {
        "form.submit": [
          {
            guard: { type: "hasFaults", params: ({ event }) => ({ found: faultsIn(event.values) }) },
            description: "Something is wrong: every field says what, and the first one gets the focus.",
            actions: [
              { type: "judgeForm", params: ({ event }) => ({ found: faultsIn(event.values) }) },
              "focusFault",
            ],
          },
          {
            target: "submitting",
            description: "Everything is there.",
            actions: { type: "startAttempt", params: { way: "signUp" } },
          },
        ],
        "way.choose": {
          target: "submitting",
          description: "Another service is to say who it is; the fields do not matter.",
          actions: { type: "startAttempt", params: ({ event }) => ({ way: event.way }) },
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
          assertEvent(event, ["form.submit", "way.choose"]);
          return submissionOf(event);
        },
        onDone: { target: "accepted", description: "Somebody is logged in." },
        onError: {
          target: "editing",
          description: "Refused: what was typed stays, and the reason is told.",
          actions: { type: "setNotice", params: ({ event }) => toRefusal(event.error) },
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

function faultsIn(values: SignUpValues): FaultsOf<SignUpField> {
  return checkSignUp(readable(values));
}

function submissionOf(event: Extract<SignUpFormEvent, { keep: boolean }>): Submission {
  if (event.type === "way.choose") return { attempt: { way: event.way }, keep: event.keep };
  const { name, email } = cleanSignUp(readable(event.values));
  return { attempt: { way: "signUp", name, email, password: event.values.password }, keep: event.keep };
}
