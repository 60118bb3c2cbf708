import { afterLeaving, afterTyping, firstWrong, port, type FormErrors } from "@shop/machine-factories";
import { assign, emit, setup } from "xstate";
import { toSignInFailure, type SignInFailure } from "../../sign-in-failure.ts";
import { codeErrors, type CodeValues } from "../code.ts";
import type { ValidationError } from "../credentials.ts";
import type { Submission } from "../../sign-in-attempt.ts";
import { checkPhone, readPhone, type PhoneNumber } from "./phone-number.ts";

export type PhoneField = "phone" | "code";
/** @property country two letters, such as MX */
export type NumberValues = { country: string; phone: string };

export type PhoneFormEvent =
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

export const NOTHING_WRONG = { errors: {}, wasSubmitAttempted: false, failure: null };

type Countdown = Pick<PhoneFormContext, "resendAt" | "secondsLeft">;

/** The countdown goes by the clock and not by ticks, which a sleeping page misses. @param now ms */
export function countFrom(now: number): Countdown {
  return { resendAt: now + RESEND_AFTER * 1000, secondsLeft: RESEND_AFTER };
}

export function countDown({ resendAt }: Countdown, now: number): Countdown {
  return { resendAt, secondsLeft: Math.max(0, Math.ceil((resendAt - now) / 1000)) };
}

/** Whether a code was just sent to this number. @param now ms */
export function isSending(
  { number, resendAt }: Pick<PhoneFormContext, "number" | "resendAt">,
  values: NumberValues,
  now: number,
): boolean {
  return resendAt > now && number?.e164 === readPhone(values)?.e164;
}

/** The setup of the phone form machine. */
export const phoneFormSetup = setup({
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
    startCountdown: assign(() => countFrom(Date.now())),
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
});

type FieldEvent = Extract<PhoneFormEvent, { field: unknown }>;

export function validated(event: FieldEvent): Validated {
  return event.field === "code"
    ? { found: codeErrors(event.values), field: "code" }
    : { found: numberErrors(event.values), field: "phone" };
}

export function numberErrors(values: NumberValues): PhoneErrors {
  const error = checkPhone(values);
  return error ? { phone: error } : {};
}
