import type { SnapshotFrom } from "xstate";
import type { SignInAttempt } from "../sign-in-attempt.ts";
import type { SignInFailure, SignInFailureDetail } from "../sign-in-failure.ts";
import type { mailFormMachine } from "./mail-form.ts";
import type { signUpFormMachine } from "./sign-up-form.ts";

type Failed = { context: { failure: { failure: SignInFailure; detail: SignInFailureDetail } | null } };
type Tagged = { hasTag: (tag: "submitting" | "done") => boolean };

/** The validation errors, by field. */
export const selectErrors = <Errors>(form: { context: { errors: Errors } }) => form.context.errors;

/** Why the last attempt failed. */
export const selectFormFailure = (form: Failed) => form.context.failure?.failure ?? null;

/** Whether an attempt is pending or has succeeded: then the screen is about to be left. */
export const selectIsSubmitting = (form: Tagged) => form.hasTag("submitting") || form.hasTag("done");

/** The pending sign-in method, so that its button shows it; null without one. */
export const selectFormMethod = (form: Tagged & { context: { summary: SignInAttempt["method"] | null } }) =>
  selectIsSubmitting(form) ? form.context.summary : null;

/** Which rules the password meets, as it is typed. */
export const selectRules = (form: SnapshotFrom<typeof signUpFormMachine>) => form.context.hints;

type MailForm = SnapshotFrom<typeof mailFormMachine>;

/** Whether the mail is being requested. */
export const selectIsSending = (form: MailForm) => form.hasTag("submitting");

export const selectIsSent = (form: MailForm) => form.hasTag("done");

/** The address to which the mail was sent, if there is such an account. */
export const selectSentTo = (form: MailForm) => (selectIsSubmitting(form) ? form.context.summary : null);
