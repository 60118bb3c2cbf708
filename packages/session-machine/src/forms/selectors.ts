import type { SnapshotFrom } from "xstate";
import type { SignInAttempt } from "../sign-in-attempt.ts";
import type { FormState } from "./form-state.ts";
import type { resetFormMachine } from "./reset-form.ts";
import type { signUpFormMachine } from "./sign-up-form.ts";

/** What is wrong, by field. */
export const selectErrors = <ValidationErrors>(form: { context: { errors: ValidationErrors } }) =>
  form.context.errors;

/** Why the last attempt was refused. */
export const selectFormFailure = (form: { context: Pick<FormState<string>, "failure"> }) =>
  form.context.failure;

/** For `accountExists`: whose account it is, and which way waits to be linked. */
export const selectFormDetail = (form: { context: Pick<FormState<string>, "detail"> }) => form.context.detail;

/** Which way is being tried, so that its button shows it; null when none. */
export const selectFormMethod = (form: { context: { method: SignInAttempt["method"] | null } }) =>
  form.context.method;

export const selectIsSubmitting = (form: { hasTag: (tag: "busy") => boolean }) => form.hasTag("busy");

/** Which rules the password meets, as it is typed. */
export const selectRules = (form: SnapshotFrom<typeof signUpFormMachine>) => form.context.rules;

export const selectIsSent = (form: SnapshotFrom<typeof resetFormMachine>) => form.hasTag("sent");

/** Where the mail went to, if there is such an account. */
export const selectSentTo = (form: SnapshotFrom<typeof resetFormMachine>) => form.context.sentTo;
