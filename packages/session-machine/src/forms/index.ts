/*
 * The forms of signing in, loaded with their screens and never before. The form by phone has its own entry,
 * `@shop/session-machine/phone-form`, since it brings the numbers of every country along.
 *
 * Provide    provideSignInForm({ submit }), provideSignUpForm({ submit }), provideResetForm(authServices),
 *            providePhoneForm({ submit, sendCode }), provideCodeRequest(authServices) and then
 *            provideEmailCode({ submit }) for the address that the code went to, with submit =
 *            submitThrough(sessionRef)
 * Events     carry what stands in the whole form, a password or a code as a `Secret`
 *              { type: "field.change", field, values }     on input
 *              { type: "field.leave", field, values }      on blur
 *              { type: "form.submit", values }             sign-in, sign-up, phone: with `rememberMe` among them
 *              { type: "form.send", submission }           sign-in and sign-up: the window of Google or Facebook
 *              { type: "form.open" }                       reset: once more, when the mail was sent
 *            by phone, form.submit sends the code to the number; then
 *              { type: "code.submit", values }, { type: "code.resend" }, { type: "number.edit" }
 * Values     sign-in { email, password }, sign-up { name, email, password }, reset { email },
 *            by phone { country, phone }, then { code }
 * Emitted    { type: "error.focus", field }: where the shopper has to go on; by phone also { type: "code.resent" }
 * Given up   a social window, by `signIn.cancel` to the session while `isSocial(selectMethod(session))`; the form
 *            is then refused as `cancelled`
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
export type { Submission, SubmitAttempt } from "./submission.ts";
export { submitThrough } from "./submit-through.ts";
