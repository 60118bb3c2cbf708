import { assertEvent, assign, emit, fromPromise, setup } from "xstate";
import type { AuthServices } from "../../auth-services.ts";
import { port } from "@shop/machine-ports";
import type { Secret } from "../../secret.ts";
import { toSignInFailure, type SignInFailureDetail, type SignInFailure } from "../../sign-in-failure.ts";
import type { ValidationError } from "../credentials.ts";
import {
  afterLeaving,
  afterTyping,
  firstFaulty,
  hasErrors,
  newForm,
  type ErrorFocus,
  type ErrorsOf,
  type FormState,
} from "../form-state.ts";
import type { Submission, SubmitAttempt } from "../submission.ts";
import { checkPhone, readPhone, type PhoneNumber } from "./phone-number.ts";

export type PhoneField = "phone" | "code";
/** @property country two letters, such as MX */
export type NumberValues = { country: string; phone: string };
export type CodeValues = { code: Secret };

export type PhoneFormEvent =
  | { type: "field.change"; field: keyof NumberValues; values: NumberValues }
  | { type: "field.leave"; field: keyof NumberValues; values: NumberValues }
  | { type: "field.change"; field: "code"; values: CodeValues }
  | { type: "field.leave"; field: "code"; values: CodeValues }
  | { type: "form.submit"; values: NumberValues; keep: boolean }
  | { type: "code.submit"; values: CodeValues }
  | { type: "code.resend" }
  | { type: "number.edit" };

export type PhoneFormContext = FormState<PhoneField> & {
  /** Where the code goes to. */
  number: PhoneNumber | null;
  verificationId: string | null;
  /** When another code may be sent (ms), and how long that is from now. */
  resendAt: number;
  secondsLeft: number;
  keep: boolean;
};

/** How long the shopper waits for a code before another one is sent, in seconds. */
export const RESEND_AFTER = 30;

type Judged = { found: ErrorsOf<PhoneField>; field: PhoneField };

type Counting = Pick<PhoneFormContext, "resendAt" | "secondsLeft">;

/** By the time of the world: the ticks that a page was asleep for do not come back. @param now ms */
function countFrom(now: number): Counting {
  return { resendAt: now + RESEND_AFTER * 1000, secondsLeft: RESEND_AFTER };
}

function countDown({ resendAt }: Counting, now: number): Counting {
  return { resendAt, secondsLeft: Math.max(0, Math.ceil((resendAt - now) / 1000)) };
}

/** A number, then the code that was sent to it. */
export const phoneFormMachine = setup({
  types: {
    context: {} as PhoneFormContext,
    events: {} as PhoneFormEvent,
    emitted: {} as ErrorFocus<PhoneField> | { type: "code.resent" },
    tags: {} as "busy" | "number" | "code" | "resendable",
  },
  actors: {
    sendCode: port<{ verificationId: string }, { phone: string }>("sendCode"),
    submit: port<void, Submission>("submit"),
  },
  actions: {
    followField: assign({
      errors: ({ context }, { found, field }: Judged) => afterTyping(context.errors, found, field),
    }),
    judgeField: assign({
      errors: ({ context }, { found, field }: Judged) => afterLeaving(context, found, field),
    }),
    judgeForm: assign((_, { found }: { found: ErrorsOf<PhoneField> }) => ({
      ...newForm(),
      errors: found,
      isJudged: true,
    })),
    focusError: emit(({ context }) => ({
      type: "error.focus" as const,
      field: firstFaulty<PhoneField>(context.errors, ["phone", "code"]),
    })),
    focusCode: emit({ type: "error.focus", field: "code" }),
    focusNumber: emit({ type: "error.focus", field: "phone" }),
    notifyResent: emit({ type: "code.resent" }),
    setNumber: assign((_, { values, keep }: { values: NumberValues; keep: boolean }) => ({
      number: readPhone(values),
      keep,
    })),
    clearErrors: assign(newForm()),
    setCode: assign((_, { verificationId }: { verificationId: string }) => ({
      ...newForm(),
      verificationId,
    })),
    setNotice: assign((_, error: { failure: SignInFailure; detail: SignInFailureDetail }) => error),
    startCountdown: assign(() => countFrom(Date.now())),
    countDown: assign(({ context }) => countDown(context, Date.now())),
    stopTracking: assign({ resendAt: 0, secondsLeft: 0 }),
  },
  guards: {
    hasErrors: (_, { found }: { found: ErrorsOf<PhoneField> }) => hasErrors(found),
    isOnItsWay: ({ context }, { values }: { values: NumberValues }) =>
      context.secondsLeft > 0 && context.number?.e164 === readPhone(values)?.e164,
    isOver: ({ context }) => context.secondsLeft === 0,
    isRejectedFor: (_, { error, failure }: { error: unknown; failure: SignInFailure }) =>
      toSignInFailure(error).failure === failure,
  },
  delays: { second: 1000 },
}).createMachine({
  id: "phoneForm",
  description: "A number, then the code that was sent to it.",
  context: { ...newForm(), number: null, verificationId: null, resendAt: 0, secondsLeft: 0, keep: false },
  initial: "editingNumber",
  on: {
    "field.change": {
      description: "A fault that is shown goes as soon as the field is right.",
      actions: { type: "followField", params: ({ event }) => judged(event) },
    },
    "field.leave": {
      description: "The field that was left is judged, and no other.",
      actions: { type: "judgeField", params: ({ event }) => judged(event) },
    },
  },
  states: {
    editingNumber: {
      description: "The shopper types a number.",
      tags: "number",
      on: {
        "form.submit": [
          {
            guard: { type: "hasErrors", params: ({ event }) => ({ found: numberErrors(event.values) }) },
            description: "It is no number; it says so and gets the focus.",
            actions: [
              { type: "judgeForm", params: ({ event }) => ({ found: numberErrors(event.values) }) },
              "focusError",
            ],
          },
          {
            guard: { type: "isOnItsWay", params: ({ event }) => ({ values: event.values }) },
            target: "editingCode",
            description: "A code is already on its way to this very number: no other one is sent.",
            actions: [
              "clearErrors",
              {
                type: "setNumber",
                params: ({ event }) => ({ values: event.values, keep: event.keep }),
              },
            ],
          },
          {
            target: "sendingCode",
            description: "It is a number.",
            actions: [
              "clearErrors",
              {
                type: "setNumber",
                params: ({ event }) => ({ values: event.values, keep: event.keep }),
              },
            ],
          },
        ],
      },
    },
    sendingCode: {
      description: "The code is sent. A second submit has no transition.",
      tags: ["busy", "number"],
      invoke: {
        id: "sendCode",
        src: "sendCode",
        input: ({ context }) => ({ phone: context.number?.e164 ?? "" }),
        onDone: {
          target: "editingCode",
          description: "The code is on its way.",
          actions: [
            {
              type: "setCode",
              params: ({ event }) => ({ verificationId: event.output.verificationId }),
            },
            "startCountdown",
          ],
        },
        onError: [
          {
            guard: {
              type: "isRejectedFor",
              params: ({ event }) => ({ error: event.error, failure: "invalidPhone" }),
            },
            target: "editingNumber",
            description: "Nobody can be reached at this number; it gets the focus.",
            actions: [
              "stopTracking",
              { type: "setNotice", params: ({ event }) => toSignInFailure(event.error) },
              "focusNumber",
            ],
          },
          {
            target: "editingNumber",
            description: "Not sent; it can be tried again.",
            actions: [
              "stopTracking",
              { type: "setNotice", params: ({ event }) => toSignInFailure(event.error) },
            ],
          },
        ],
      },
    },
    editingCode: {
      description: "The shopper types the code.",
      tags: "code",
      entry: "countDown",
      initial: "counting",
      on: {
        "code.submit": [
          {
            guard: { type: "hasErrors", params: ({ event }) => ({ found: codeErrors(event.values) }) },
            description: "It is no code; it says so and gets the focus.",
            actions: [
              { type: "judgeForm", params: ({ event }) => ({ found: codeErrors(event.values) }) },
              "focusError",
            ],
          },
          { target: "checkingCode", description: "It is a code.", actions: "clearErrors" },
        ],
        "number.edit": {
          target: "editingNumber",
          description: "The number was a wrong one.",
          actions: "clearErrors",
        },
      },
      states: {
        counting: {
          description: "The code gets time to arrive.",
          always: { guard: "isOver", target: "resendable", description: "It should have arrived by now." },
          after: {
            second: {
              target: "counting",
              reenter: true,
              description: "One second less.",
              actions: "countDown",
            },
          },
        },
        resendable: {
          description: "Another code may be sent.",
          tags: "resendable",
          on: {
            "code.resend": {
              target: "#phoneForm.resendingCode",
              description: "No code came, or it is too old.",
              actions: "clearErrors",
            },
          },
        },
      },
    },
    resendingCode: {
      description: "Another code is sent; the one before it no longer counts.",
      tags: ["busy", "code"],
      invoke: {
        id: "resendCode",
        src: "sendCode",
        input: ({ context }) => ({ phone: context.number?.e164 ?? "" }),
        onDone: {
          target: "editingCode",
          description: "Another code is on its way.",
          actions: [
            {
              type: "setCode",
              params: ({ event }) => ({ verificationId: event.output.verificationId }),
            },
            "startCountdown",
            "notifyResent",
          ],
        },
        onError: {
          target: "editingCode",
          description: "Not sent; it can be tried again.",
          actions: { type: "setNotice", params: ({ event }) => toSignInFailure(event.error) },
        },
      },
    },
    checkingCode: {
      description: "The session is asked. A second submit has no transition.",
      tags: ["busy", "code"],
      invoke: {
        id: "submit",
        src: "submit",
        input: ({ context, event }) => {
          assertEvent(event, "code.submit");
          const { verificationId, keep } = context;
          const code = event.values.code.with(digitsOf);
          return { attempt: { method: "phone", verificationId: verificationId ?? "", code }, keep };
        },
        onDone: { target: "accepted", description: "Somebody is logged in." },
        onError: [
          {
            guard: {
              type: "isRejectedFor",
              params: ({ event }) => ({ error: event.error, failure: "codeExpired" }),
            },
            target: "editingCode",
            description: "Too old: another code is offered at once.",
            actions: [
              "stopTracking",
              { type: "setNotice", params: ({ event }) => toSignInFailure(event.error) },
            ],
          },
          {
            guard: {
              type: "isRejectedFor",
              params: ({ event }) => ({ error: event.error, failure: "wrongCode" }),
            },
            target: "editingCode",
            description: "Another code was sent; the field gets the focus.",
            actions: [
              { type: "setNotice", params: ({ event }) => toSignInFailure(event.error) },
              "focusCode",
            ],
          },
          {
            target: "editingCode",
            description: "Refused; the reason is told, and the code stays.",
            actions: { type: "setNotice", params: ({ event }) => toSignInFailure(event.error) },
          },
        ],
      },
    },
    accepted: { description: "The screen is about to go.", tags: ["busy", "code"] },
  },
});

/** @param services now tells the time (ms); the machine's clock unless told */
export function providePhoneForm({
  submit,
  sendCode,
  now = Date.now,
}: Pick<AuthServices, "sendCode"> & { submit: SubmitAttempt; now?: () => number }) {
  return phoneFormMachine.provide({
    actions: {
      startCountdown: assign(() => countFrom(now())),
      countDown: assign(({ context }) => countDown(context, now())),
    },
    actors: {
      sendCode: fromPromise<{ verificationId: string }, { phone: string }>(({ input }) => sendCode(input)),
      submit: fromPromise<void, Submission>(({ input, signal }) => submit(input.attempt, input.keep, signal)),
    },
  });
}

type FieldEvent = Extract<PhoneFormEvent, { field: unknown }>;

function judged(event: FieldEvent): Judged {
  return event.field === "code"
    ? { found: codeErrors(event.values), field: "code" }
    : { found: numberErrors(event.values), field: "phone" };
}

function numberErrors(values: NumberValues): ErrorsOf<PhoneField> {
  const error = checkPhone(values);
  return error ? { phone: error } : {};
}

function codeErrors({ code }: CodeValues): ErrorsOf<PhoneField> {
  const error = codeError(digitsOf(code.reveal()));
  return error ? { code: error } : {};
}

function codeError(digits: string): ValidationError | null {
  if (digits === "") return "required";
  return /^\d{6}$/.test(digits) ? null : "invalid";
}

/** As it may be copied from a message: with blanks or a dash in it. */
function digitsOf(code: string): string {
  return code.normalize("NFKC").replaceAll(/[\s-]/g, "");
}
