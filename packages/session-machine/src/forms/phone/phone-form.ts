import { normalizeDigits } from "@shop/contract";
import { assertEvent, assign, fromPromise } from "xstate";
import type { AuthServices } from "../../auth-services.ts";
import type { SubmitAttempt } from "../submission.ts";
import { codeErrors } from "../code.ts";
import {
  countDown,
  countFrom,
  isSending,
  judged,
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
    "field.change": {
      description: "A validation error that is shown goes as soon as the field is right.",
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
            guard: { type: "isSending", params: ({ event }) => ({ values: event.values }) },
            target: "editingCode",
            description: "A code is already on its way to this very number: no other one is sent.",
            actions: {
              type: "setNumber",
              params: ({ event }) => ({ values: event.values }),
            },
          },
          {
            target: "sendingCode",
            description: "It is a number.",
            actions: {
              type: "setNumber",
              params: ({ event }) => ({ values: event.values }),
            },
          },
        ],
      },
    },
    sendingCode: {
      description: "The code is sent. A second submit has no transition.",
      tags: ["submitting", "number"],
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
              { type: "setFailure", params: ({ event }) => ({ error: event.error }) },
              "focusNumber",
            ],
          },
          {
            target: "editingNumber",
            description: "Not sent; it can be tried again.",
            actions: [
              "stopTracking",
              { type: "setFailure", params: ({ event }) => ({ error: event.error }) },
            ],
          },
        ],
      },
    },
    editingCode: {
      description: "The shopper types the code.",
      tags: "code",
      entry: "countDown",
      initial: "countingDown",
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
        countingDown: {
          description: "The code gets time to arrive.",
          always: { guard: "isOver", target: "resendable", description: "It should have arrived by now." },
          after: {
            second: {
              target: "countingDown",
              reenter: true,
              description: "One second less.",
              actions: "countDown",
            },
          },
        },
        resendable: {
          description: "Another code may be sent.",
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
      tags: ["submitting", "code"],
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
          actions: { type: "setFailure", params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    checkingCode: {
      description: "The session is asked. A second submit has no transition.",
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
              { type: "setFailure", params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            guard: {
              type: "isRejectedFor",
              params: ({ event }) => ({ error: event.error, failure: "wrongCode" }),
            },
            target: "editingCode",
            description: "Another code was sent; the field gets the focus.",
            actions: [{ type: "setFailure", params: ({ event }) => ({ error: event.error }) }, "focusCode"],
          },
          {
            target: "editingCode",
            description: "Refused; the reason is told, and the code stays.",
            actions: { type: "setFailure", params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    accepted: { description: "The screen is about to go.", tags: ["done", "code"] },
  },
});

/** @param services now tells the time (ms); the machine's clock by default */
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
