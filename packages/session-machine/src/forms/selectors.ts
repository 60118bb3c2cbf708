import type { SnapshotFrom } from "xstate";
import type { SignInAttempt } from "../sign-in-attempt.ts";
import type { SignInFailure, SignInFailureDetail } from "../sign-in-failure.ts";
import type { resetFormMachine } from "./reset-form.ts";
import type { signUpFormMachine } from "./sign-up-form.ts";

type Failed = { context: { failure: { failure: SignInFailure; detail: SignInFailureDetail } | null } };
type Tagged = { hasTag: (tag: "submitting" | "done") => boolean };

/** What is wrong, by field. */
export const selectErrors = <ValidationErrors>(form: { context: { errors: ValidationErrors } }) =>
  form.context.errors;

/** Why the last attempt failed. */
export const selectFormFailure = (form: Failed) => form.context.failure?.failure ?? null;

/** Whether an attempt is being made, or has succeeded: then the screen is about to go. */
export const selectIsSubmitting = (form: Tagged) => form.hasTag("submitting") || form.hasTag("done");

/** Which method is being tried, so that its button shows it; null when none. */
export const selectFormMethod = (form: Tagged & { context: { submitted: SignInAttempt["method"] | null } }) =>
  selectIsSubmitting(form) ? form.context.submitted : null;

/** Which rules the password meets, as it is typed. */
export const selectRules = (form: SnapshotFrom<typeof signUpFormMachine>) => form.context.hints;

type ResetForm = SnapshotFrom<typeof resetFormMachine>;

/** Whether the mail is being asked for. */
export const selectIsSending = (form: ResetForm) => form.hasTag("submitting");

export const selectIsSent = (form: ResetForm) => form.hasTag("done");

/** Where the mail went to, if there is such an account. */
export const selectSentTo = (form: ResetForm) => (selectIsSubmitting(form) ? form.context.submitted : null);
