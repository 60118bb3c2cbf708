import { assertEvent, assign, emit, fromPromise, setup } from "xstate";
import { port } from "@shop/machine-ports";
import type { Secret } from "../secret.ts";
import type { SignInAttempt, SocialWay } from "../sign-in-attempt.ts";
import { toRefusal, type RefusalDetail, type SignInProblem } from "../sign-in-refusal.ts";
import { checkSignIn, cleanSignIn } from "./credentials.ts";
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
import type { Submission, SubmitAttempt } from "./submission.ts";

export type SignInField = "email" | "password";
export type SignInValues = { email: string; password: Secret };
export type SignInFormEvent =
  | { type: "field.change"; field: SignInField; values: SignInValues }
  | { type: "field.leave"; field: SignInField; values: SignInValues }
  | { type: "form.submit"; values: SignInValues; keep: boolean }
  | { type: "way.choose"; way: SocialWay; keep: boolean };

type Judged = { found: FaultsOf<SignInField>; field: SignInField };

/** E-mail and password, and the windows of other services beside them. */
export const signInFormMachine = setup({
  types: {
    context: {} as FormState<SignInField> & { way: SignInAttempt["way"] | null },
    events: {} as SignInFormEvent,
    emitted: {} as FaultFocus<SignInField>,
    tags: {} as "busy",
  },
  actors: { submit: port<void, Submission>("submit") },
  actions: {
    followField: assign({
      faults: ({ context }, { found, field }: Judged) => afterTyping(context.faults, found, field),
    }),
    judgeField: assign({
      faults: ({ context }, { found, field }: Judged) => afterLeaving(context, found, field),
    }),
    judgeForm: assign((_, { found }: { found: FaultsOf<SignInField> }) => ({
      ...newForm(),
      faults: found,
      isJudged: true,
    })),
    focusFault: emit(({ context }) => ({
      type: "fault.focus" as const,
      field: firstFaulty<SignInField>(context.faults, ["email", "password"]),
    })),
    startAttempt: assign((_, { way }: { way: SignInAttempt["way"] }) => ({
      ...newForm(),
      isJudged: way === "password",
      way,
    })),
    setNotice: assign((_, refusal: { problem: SignInProblem; detail: RefusalDetail }) => ({
      ...refusal,
      way: null,
    })),
  },
  guards: {
    hasFaults: (_, { found }: { found: FaultsOf<SignInField> }) => hasFaults(found),
  },
}).createMachine({
  id: "signInForm",
  description: "E-mail and password, with what is wrong in them; the windows of other services beside them.",
  context: { ...newForm(), way: null },
  initial: "editing",
  on: {
    "field.change": {
      description: "A fault that is shown goes as soon as the field is right.",
      actions: {
        type: "followField",
        params: ({ event }) => ({ found: faultsIn(event.values), field: event.field }),
      },
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
            actions: { type: "startAttempt", params: { way: "password" } },
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

export function provideSignInForm({ submit }: { submit: SubmitAttempt }) {
  return signInFormMachine.provide({
    actors: {
      submit: fromPromise<void, Submission>(({ input, signal }) => submit(input.attempt, input.keep, signal)),
    },
  });
}

function faultsIn({ email, password }: SignInValues): FaultsOf<SignInField> {
  return checkSignIn({ email, password: password.reveal() });
}

function submissionOf(event: Extract<SignInFormEvent, { keep: boolean }>): Submission {
  if (event.type === "way.choose") return { attempt: { way: event.way }, keep: event.keep };
  const { email } = cleanSignIn({ email: event.values.email, password: "" });
  return { attempt: { way: "password", email, password: event.values.password }, keep: event.keep };
}
