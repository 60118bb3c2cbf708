import { assign, emit, fromPromise, setup } from "xstate";
import type { AccessServices } from "../access-services.ts";
import { port } from "@shop/machine-ports";
import { toRefusal, type RefusalDetail, type SignInProblem } from "../sign-in-refusal.ts";
import { checkEmail } from "./credentials.ts";
import {
  afterLeaving,
  afterTyping,
  hasFaults,
  newForm,
  type FaultFocus,
  type FaultsOf,
  type FormState,
} from "./form-state.ts";

export type ResetValues = { email: string };
export type ResetFormEvent =
  | { type: "field.change"; field: "email"; values: ResetValues }
  | { type: "field.leave"; field: "email"; values: ResetValues }
  | { type: "form.submit"; values: ResetValues }
  | { type: "mail.another" };

type Found = { found: FaultsOf<"email"> };

/** What may be told without telling whether there is such an account. */
const TELLABLE: ReadonlySet<SignInProblem> = new Set([
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
    emitted: {} as FaultFocus<"email">,
    tags: {} as "busy" | "sent",
  },
  actors: { requestPasswordReset: port<void, ResetValues>("requestPasswordReset") },
  actions: {
    followField: assign({
      faults: ({ context }, { found }: Found) => afterTyping(context.faults, found, "email"),
    }),
    judgeField: assign({ faults: ({ context }, { found }: Found) => afterLeaving(context, found, "email") }),
    judgeForm: assign((_, { found }: Found) => ({ ...newForm(), faults: found, isJudged: true })),
    focusFault: emit({ type: "fault.focus", field: "email" }),
    startRequest: assign((_, { email }: ResetValues) => ({ ...newForm(), isJudged: true, sentTo: email })),
    setNotice: assign((_, refusal: { problem: SignInProblem; detail: RefusalDetail }) => ({
      problem: refusal.problem,
      sentTo: null,
    })),
    startAnew: assign({ ...newForm(), sentTo: null }),
  },
  guards: {
    hasFaults: (_, { found }: Found) => hasFaults(found),
    isTellable: (_, { error }: { error: unknown }) => TELLABLE.has(toRefusal(error).problem),
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
          actions: { type: "followField", params: ({ event }) => ({ found: faultsIn(event.values) }) },
        },
        "field.leave": {
          description: "The e-mail that was left is judged.",
          actions: { type: "judgeField", params: ({ event }) => ({ found: faultsIn(event.values) }) },
        },
        "form.submit": [
          {
            guard: { type: "hasFaults", params: ({ event }) => ({ found: faultsIn(event.values) }) },
            description: "It is no e-mail; it says so and gets the focus.",
            actions: [
              { type: "judgeForm", params: ({ event }) => ({ found: faultsIn(event.values) }) },
              "focusFault",
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
            actions: { type: "setNotice", params: ({ event }) => toRefusal(event.error) },
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

export function provideResetForm({ requestPasswordReset }: Pick<AccessServices, "requestPasswordReset">) {
  return resetFormMachine.provide({
    actors: {
      requestPasswordReset: fromPromise<void, ResetValues>(({ input }) => requestPasswordReset(input)),
    },
  });
}

function faultsIn({ email }: ResetValues): FaultsOf<"email"> {
  const fault = checkEmail(email);
  return fault ? { email: fault } : {};
}
