import { normalizeDigits } from "@shop/contract";
import { assertEvent, assign, fromPromise } from "xstate";
import type { AuthServices } from "../../auth-services.ts";
import type { SubmitAttempt } from "../../sign-in-attempt.ts";
import { codeErrors } from "../code.ts";
import {
  countDown,
  countFrom,
  isSending,
  validated,
  NOTHING_WRONG,
  numberErrors,
  phoneFormSetup,
} from "./phone-form-setup.ts";

/**
 * A number, then the code that was sent to it. Hand-written: two forms share one countdown, and the code is sent
 * again in between.
 */
export const phoneFormMachine = phoneFormSetup.createMachine({
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
      startCountdown: assign(() => countFrom(now())),
      countDown: assign(({ context }) => countDown(context, now())),
    },
    guards: { isSending: ({ context }, { values }) => isSending(context, values, now()) },
    actors: {
      sendCode: fromPromise(({ input }) => sendCode(input)),
      submit: fromPromise(({ input, signal }) => submit(input, signal)),
    },
  });
}
