import { normalizeLine } from "@shop/contract";
import { createFormMachine, port } from "@shop/machine-factories";
import type { Secret } from "@shop/session-machine";
import {
  checkEmail,
  newPasswordError,
  NO_RULE_MET,
  passwordRules,
  type ValidationError,
} from "@shop/session-machine/forms";
import { fromPromise } from "xstate";
import { toAccountFailure, type AccountFailure } from "../../account-failure.ts";
import type { SecurityAction } from "./security-action.ts";

/** The word to type to confirm the deletion of the account. */
const DELETE_WORD = "ELIMINAR";

export type SecurityValues = { password: Secret } | { email: string } | { word: string };
/** `same`: it already is the e-mail of the account. */
export type SecurityFieldError = ValidationError | "same";

/** The shopper's data that a new password or e-mail is checked against. */
export type Person = { name: string; email: string };

/** The one field of a new password, a new e-mail, or the word that deletes the account. */
export const securityFormMachine = createFormMachine({
  types: {} as {
    values: SecurityValues;
    submission: SecurityAction;
    error: SecurityFieldError;
    failure: AccountFailure;
    hints: typeof NO_RULE_MET;
    subject: Person;
  },
  id: "securityForm",
  description: "The one field of a security action.",
  fields: ["password", "email", "word"],
  validation: { errorsIn },
  submit: port<void, SecurityAction>("submit"),
  toSubmission: actionOf,
  toFailure: toAccountFailure,
  hints: {
    initial: NO_RULE_MET,
    of: (values, person) =>
      passwordRules({ ...person, password: "password" in values ? values.password.reveal() : "" }),
  },
});

/** @param perform resolves when the action is done */
export function provideSecurityForm({
  perform,
}: {
  perform: (action: SecurityAction, signal: AbortSignal) => Promise<void>;
}) {
  return securityFormMachine.provide({
    actors: { submit: fromPromise<void, SecurityAction>(({ input, signal }) => perform(input, signal)) },
  });
}

type SecurityErrors = Partial<Record<"password" | "email" | "word", SecurityFieldError>>;

function errorsIn(values: SecurityValues, person: Person): SecurityErrors {
  if ("password" in values) {
    const error = newPasswordError({ ...person, password: values.password.reveal() });
    return error ? { password: error } : {};
  }
  if ("email" in values) {
    const isSame = normalizeLine(values.email).toLowerCase() === person.email.toLowerCase();
    const error = checkEmail(values.email) ?? (isSame ? "same" : null);
    return error ? { email: error } : {};
  }
  const word = normalizeLine(values.word).toUpperCase();
  if (word === DELETE_WORD) return {};
  return { word: word === "" ? "required" : "invalid" };
}

function actionOf(values: SecurityValues): SecurityAction {
  if ("password" in values) return { kind: "password", password: values.password };
  return "email" in values ? { kind: "email", email: values.email } : { kind: "delete" };
}
