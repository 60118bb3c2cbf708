/*
 * The forms of signing in, loaded with their screens and never before. The form by phone has its own entry,
 * `@shop/session-machine/phone-form`, since it includes the number rules of every country. A form signs in by
 * `submitThrough(sessionRef)`; its events carry the values of the whole form, a password or a code as a `Secret`.
 */
export { codeErrors, type CodeValues } from "./code.ts";
export { checkEmail, newPasswordError, type ValidationError, type ValidationErrors } from "./credentials.ts";
export { emailCodeMachine, provideCodeRequest, provideEmailCode } from "./email-code-form.ts";
export { mailFormMachine } from "./mail-form.ts";
export { NO_RULE_MET, PASSWORD_LENGTH, passwordRules, type PasswordRules } from "./password-rules.ts";
export { provideResetForm } from "./reset-form.ts";
export {
  selectErrors,
  selectFormFailure,
  selectFormMethod,
  selectIsSending,
  selectIsSent,
  selectIsSubmitting,
  selectRules,
  selectSentTo,
} from "./selectors.ts";
export { provideSignInForm, signInFormMachine, type SignInField, type SignInValues } from "./sign-in-form.ts";
export { provideSignUpForm, signUpFormMachine, type SignUpField, type SignUpValues } from "./sign-up-form.ts";
export type { Submission, SubmitAttempt } from "../sign-in-attempt.ts";
export { submitThrough } from "./submit-through.ts";
