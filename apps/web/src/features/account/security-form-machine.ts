import type { Secret } from "@shop/session-machine";
import {
  checkEmail,
  newPasswordError,
  passwordRules,
  type ValidationError,
  type PasswordRules,
} from "@shop/session-machine/forms";
import { assign, emit, setup, type ActorRef, type Snapshot } from "xstate";
import type { SecurityAction } from "./security-types.ts";

/** The word that shows that deleting the account is meant. */
const DELETE_WORD = "ELIMINAR";

export type SecurityValues = { password: Secret } | { email: string } | { word: string };
/** `same`: it already is the e-mail of the account. */
export type SecurityFieldError = ValidationError | "same";

type Owner = ActorRef<Snapshot<unknown>, { type: "action.start"; action: SecurityAction }>;
/** Who the shopper is, for what neither a new password nor a new e-mail may be. */
export type Person = { name: string; email: string };

/** The one field of a new password, a new e-mail, or the word that deletes the account. */
export const securityFormMachine = setup({
  types: {
    input: {} as { person: Person; owner?: Owner },
    context: {} as {
      person: Person;
      owner: Owner | undefined;
      error: SecurityFieldError | null;
      /** Sent once, successfully or not: from then on an empty field is a fault as soon as it is left. */
      isJudged: boolean;
      /** What a new password has to be, as far as it is met already. */
      rules: PasswordRules;
    },
    events: {} as
      | { type: "field.change"; values: SecurityValues }
      | { type: "field.leave"; values: SecurityValues }
      | { type: "form.submit"; values: SecurityValues },
    emitted: {} as { type: "error.focus"; field: string },
  },
  actions: {
    followField: assign(({ context }, { values }: { values: SecurityValues }) => ({
      error: context.error && errorIn(values, context.person),
      rules: rulesOf(values, context.person),
    })),
    judgeField: assign({
      error: ({ context }, { values }: { values: SecurityValues }) => {
        const error = errorIn(values, context.person);
        return error === "required" && !context.isJudged ? context.error : error;
      },
    }),
    judgeForm: assign(({ context }, { values }: { values: SecurityValues }) => ({
      error: errorIn(values, context.person),
      isJudged: true,
    })),
    focusError: emit((_, { values }: { values: SecurityValues }) => ({
      type: "error.focus" as const,
      field: Object.keys(values)[0] ?? "",
    })),
    start: ({ context }, { values }: { values: SecurityValues }) =>
      context.owner?.send({ type: "action.start", action: actionOf(values) }),
  },
  guards: {
    isWrong: ({ context }, { values }: { values: SecurityValues }) =>
      errorIn(values, context.person) !== null,
  },
}).createMachine({
  id: "securityForm",
  description: "The one field that an action of the account's safety needs.",
  context: ({ input }) => ({
    person: input.person,
    owner: input.owner,
    error: null,
    isJudged: false,
    rules: { length: false, notPersonal: false },
  }),
  initial: "writing",
  states: {
    writing: {
      description: "The shopper types; the action runs elsewhere and leaves what was typed where it is.",
      on: {
        "field.change": {
          description: "A fault goes as soon as the field is right, and the rules are ticked off.",
          actions: { type: "followField", params: ({ event }) => ({ values: event.values }) },
        },
        "field.leave": {
          description: "What is wrong is said.",
          actions: { type: "judgeField", params: ({ event }) => ({ values: event.values }) },
        },
        "form.submit": [
          {
            guard: { type: "isWrong", params: ({ event }) => ({ values: event.values }) },
            description: "It is said what is wrong, and the field takes the focus.",
            actions: [
              { type: "judgeForm", params: ({ event }) => ({ values: event.values }) },
              { type: "focusError", params: ({ event }) => ({ values: event.values }) },
            ],
          },
          {
            description: "The action begins.",
            actions: [
              { type: "judgeForm", params: ({ event }) => ({ values: event.values }) },
              { type: "start", params: ({ event }) => ({ values: event.values }) },
            ],
          },
        ],
      },
    },
  },
});

function errorIn(values: SecurityValues, person: Person): SecurityFieldError | null {
  if ("password" in values) return newPasswordError({ ...person, password: values.password.reveal() });
  if ("email" in values) {
    const isSame = values.email.trim().toLowerCase() === person.email.toLowerCase();
    return checkEmail(values.email) ?? (isSame ? "same" : null);
  }
  const word = values.word.trim().toUpperCase();
  return word === "" ? "required" : word === DELETE_WORD ? null : "invalid";
}

function rulesOf(values: SecurityValues, person: Person): PasswordRules {
  const password = "password" in values ? values.password.reveal() : "";
  return passwordRules({ ...person, password });
}

function actionOf(values: SecurityValues): SecurityAction {
  if ("password" in values) return { kind: "password", password: values.password };
  return "email" in values ? { kind: "email", email: values.email } : { kind: "delete", word: values.word };
}
