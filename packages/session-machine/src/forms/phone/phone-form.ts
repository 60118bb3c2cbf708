import { normalizeDigits } from "@shop/contract";
import { afterLeaving, afterTyping, firstWrong, port, type FormErrors } from "@shop/machine-factories";
import { assertEvent, assign, emit, fromPromise, setup } from "xstate";
import type { AuthServices } from "../../auth-services.ts";
import type { Submission, SubmitAttempt } from "../../sign-in-attempt.ts";
import { toSignInFailure, type SignInFailure } from "../../sign-in-failure.ts";
import { codeErrors, type CodeValues } from "../code.ts";
import type { ValidationError } from "../credentials.ts";
import { checkPhone, readPhone, type PhoneNumber } from "./phone-number.ts";

type PhoneField = "phone" | "code";
/** @property country two letters, such as MX */
type NumberValues = { country: string; phone: string };

type PhoneFormEvent =
  | { type: "field.change"; field: keyof NumberValues; values: NumberValues }
  | { type: "field.leave"; field: keyof NumberValues; values: NumberValues }
  | { type: "field.change"; field: "code"; values: CodeValues }
  | { type: "field.leave"; field: "code"; values: CodeValues }
  | { type: "form.submit"; values: NumberValues & { rememberMe: boolean } }
  | { type: "code.submit"; values: CodeValues }
  | { type: "code.resend" }
  | { type: "number.edit" };

type PhoneErrors = FormErrors<PhoneField, ValidationError>;

type PhoneFormContext = {
  errors: PhoneErrors;
  wasSubmitAttempted: boolean;
  failure: ReturnType<typeof toSignInFailure> | null;
  /** The number to which the code is sent. */
  number: PhoneNumber | null;
  verificationId: string | null;
  /** When another code may be sent (ms), and how long that is from now. */
  resendAt: number;
  secondsLeft: number;
  rememberMe: boolean;
};

/** How long the shopper waits for a code before another one is sent, in seconds. */
const RESEND_AFTER = 30;

type Validated = { found: PhoneErrors; field: PhoneField };

const NOTHING_WRONG = { errors: {}, wasSubmitAttempted: false, failure: null };

/**
 * A number, then the code that was sent to it. Hand-written: two forms share one countdown, and the code is sent
 * again in between.
 */
export const phoneFormMachine = setup({
  types: {
    context: {} as PhoneFormContext,
    events: {} as PhoneFormEvent,
    emitted: {} as { type: "error.focus"; field: PhoneField } | { type: "code.resent" },
    tags: {} as "submitting" | "done" | "number" | "code",
  },
  actors: {
    sendCode: port<{ verificationId: string }, { phone: string }>("sendCode"),
    submit: port<void, Submission>("submit"),
  },
  actions: {
    followTyping: assign({
      errors: ({ context }, { found, field }: Validated) => afterTyping(context.errors, found, field),
    }),
    validateField: assign({
      errors: ({ context }, { found, field }: Validated) => afterLeaving(context, found, field),
    }),
    validateForm: assign((_, { found }: { found: PhoneErrors }) => ({
      ...NOTHING_WRONG,
      errors: found,
      wasSubmitAttempted: true,
    })),
    focusFirstError: emit(({ context }) => ({
      type: "error.focus" as const,
      field: firstWrong<PhoneField>(context.errors, ["phone", "code"]) ?? "phone",
    })),
    focusCode: emit({ type: "error.focus", field: "code" }),
    focusNumber: emit({ type: "error.focus", field: "phone" }),
    notifyResent: emit({ type: "code.resent" }),
    setNumber: assign((_, { values }: { values: NumberValues & { rememberMe: boolean } }) => ({
      ...NOTHING_WRONG,
      number: readPhone(values),
      rememberMe: values.rememberMe,
    })),
    clearErrors: assign(NOTHING_WRONG),
    setCode: assign((_, { verificationId }: { verificationId: string }) => ({
      ...NOTHING_WRONG,
      verificationId,
    })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toSignInFailure(error) })),
    startCountdown: assign(() => startCountdown(Date.now())),
    countDown: assign(({ context }) => countDown(context, Date.now())),
    stopTracking: assign({ resendAt: 0, secondsLeft: 0 }),
  },
  guards: {
    hasErrors: (_, { found }: { found: PhoneErrors }) => Object.keys(found).length > 0,
    isSending: ({ context }, { values }: { values: NumberValues }) => isSending(context, values, Date.now()),
    isOver: ({ context }) => context.secondsLeft === 0,
    isRejectedFor: (_, { error, failure }: { error: unknown; failure: SignInFailure }) =>
      toSignInFailure(error).failure === failure,
  },
  delays: { second: 1000 },
}).createMachine({
  id: "phoneForm",
  description: "A number, then the code that was sent to it.",
  context: {
    ...NOTHING_WRONG,
    number: null,
    verificationId: null,
    resendAt: 0,
    secondsLeft: 0,
    rememberMe: false,
  },
  initial: "editingNumber",
  on: {
    "field.change": { actions: { type: "followTyping", params: ({ event }) => validated(event) } },
    "field.leave": { actions: { type: "validateField", params: ({ event }) => validated(event) } },
  },
  states: {
    editingNumber: {
      tags: "number",
      on: {
        "form.submit": [
          {
            guard: { type: "hasErrors", params: ({ event }) => ({ found: numberErrors(event.values) }) },
            actions: [
              { type: "validateForm", params: ({ event }) => ({ found: numberErrors(event.values) }) },
              "focusFirstError",
            ],
          },
          {
            guard: { type: "isSending", params: ({ event }) => event },
            target: "editingCode",
            description: "A code was just sent to this number: no other one is sent.",
            actions: { type: "setNumber", params: ({ event }) => event },
          },
          { target: "sendingCode", actions: { type: "setNumber", params: ({ event }) => event } },
        ],
      },
    },
    sendingCode: {
      tags: ["submitting", "number"],
      invoke: {
        id: "sendCode",
        src: "sendCode",
        input: ({ context }) => ({ phone: context.number?.e164 ?? "" }),
        onDone: {
          target: "editingCode",
          actions: [{ type: "setCode", params: ({ event }) => event.output }, "startCountdown"],
        },
        onError: [
          {
            guard: {
              type: "isRejectedFor",
              params: ({ event }) => ({ error: event.error, failure: "invalidPhone" }),
            },
            target: "editingNumber",
            actions: ["stopTracking", { type: "setFailure", params: ({ event }) => event }, "focusNumber"],
          },
          {
            target: "editingNumber",
            actions: ["stopTracking", { type: "setFailure", params: ({ event }) => event }],
          },
        ],
      },
    },
    editingCode: {
      tags: "code",
      entry: "countDown",
      initial: "countingDown",
      on: {
        "code.submit": [
          {
            guard: { type: "hasErrors", params: ({ event }) => ({ found: codeErrors(event.values) }) },
            actions: [
              { type: "validateForm", params: ({ event }) => ({ found: codeErrors(event.values) }) },
              "focusFirstError",
            ],
          },
          { target: "checkingCode", actions: "clearErrors" },
        ],
        "number.edit": { target: "editingNumber", actions: "clearErrors" },
      },
      states: {
        countingDown: {
          always: { guard: "isOver", target: "resendable" },
          after: { second: { target: "countingDown", reenter: true, actions: "countDown" } },
        },
        resendable: {
          on: { "code.resend": { target: "#phoneForm.resendingCode", actions: "clearErrors" } },
        },
      },
    },
    resendingCode: {
      description: "Another code is sent; the one before it no longer counts.",
      tags: ["submitting", "code"],
      invoke: {
        id: "resendCode",
        src: "sendCode",
        input: ({ context }) => ({ phone: context.number?.e164 ?? "" }),
        onDone: {
          target: "editingCode",
          actions: [
            { type: "setCode", params: ({ event }) => event.output },
            "startCountdown",
            "notifyResent",
          ],
        },
        onError: { target: "editingCode", actions: { type: "setFailure", params: ({ event }) => event } },
      },
    },
    checkingCode: {
      tags: ["submitting", "code"],
      invoke: {
        id: "submit",
        src: "submit",
        input: ({ context, event }) => {
          assertEvent(event, "code.submit");
          const { verificationId, rememberMe } = context;
          const code = event.values.code.with(normalizeDigits);
          return { attempt: { method: "phone", verificationId: verificationId ?? "", code }, rememberMe };
        },
        onDone: { target: "accepted" },
        onError: [
          {
            guard: {
              type: "isRejectedFor",
              params: ({ event }) => ({ error: event.error, failure: "codeExpired" }),
            },
            target: "editingCode",
            description: "The code has expired: another one can be requested at once.",
            actions: ["stopTracking", { type: "setFailure", params: ({ event }) => event }],
          },
          {
            guard: {
              type: "isRejectedFor",
              params: ({ event }) => ({ error: event.error, failure: "wrongCode" }),
            },
            target: "editingCode",
            actions: [{ type: "setFailure", params: ({ event }) => event }, "focusCode"],
          },
          { target: "editingCode", actions: { type: "setFailure", params: ({ event }) => event } },
        ],
      },
    },
    accepted: { tags: ["done", "code"] },
  },
});

/** @param services `now` is the clock (ms); the machine's by default */
export function providePhoneForm({
  submit,
  sendCode,
  now = Date.now,
}: Pick<AuthServices, "sendCode"> & { submit: SubmitAttempt; now?: () => number }) {
  return phoneFormMachine.provide({
    actions: {
      startCountdown: assign(() => startCountdown(now())),
      countDown: assign(({ context }) => countDown(context, now())),
    },
    guards: { isSending: ({ context }, { values }) => isSending(context, values, now()) },
    actors: {
      sendCode: fromPromise(({ input }) => sendCode(input)),
      submit: fromPromise(({ input, signal }) => submit(input, signal)),
    },
  });
}

type FieldEvent = Extract<PhoneFormEvent, { field: unknown }>;

function validated(event: FieldEvent): Validated {
  return event.field === "code"
    ? { found: codeErrors(event.values), field: "code" }
    : { found: numberErrors(event.values), field: "phone" };
}

function numberErrors(values: NumberValues): PhoneErrors {
  const error = checkPhone(values);
  return error ? { phone: error } : {};
}

type Countdown = Pick<PhoneFormContext, "resendAt" | "secondsLeft">;

/** The countdown goes by the clock and not by ticks, which a sleeping page misses. @param now ms */
function startCountdown(now: number): Countdown {
  return { resendAt: now + RESEND_AFTER * 1000, secondsLeft: RESEND_AFTER };
}

function countDown({ resendAt }: Countdown, now: number): Countdown {
  return { resendAt, secondsLeft: Math.max(0, Math.ceil((resendAt - now) / 1000)) };
}

/** Whether a code was just sent to this number. @param now ms */
function isSending(
  { number, resendAt }: Pick<PhoneFormContext, "number" | "resendAt">,
  values: NumberValues,
  now: number,
): boolean {
  return resendAt > now && number?.e164 === readPhone(values)?.e164;
}
