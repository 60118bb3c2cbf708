/*
 * The forms of signing in, loaded with their screens and never before.
 *
 * Machines     signInFormMachine, signUpFormMachine, resetFormMachine; phoneFormMachine at `./phone-form`
 * Wiring       provideSignInForm({ submit }), provideSignUpForm({ submit }), provideResetForm(accessServices),
 *              providePhoneForm({ submit, sendCode }); submit = submitThrough(sessionRef)
 * In           every event carries what stands in the whole form; a password or code as a `Secret`
 *                { type: "field.change", field, values }   on input
 *                { type: "field.leave", field, values }    on blur
 *                { type: "form.submit", values, keep }     (reset: no keep)
 *                { type: "way.choose", way, keep }         Google or Facebook (sign-in, sign-up)
 *              phone: form.submit sends the code to the number; then
 *                { type: "code.submit", values: { code } }, { type: "code.resend" }, { type: "number.edit" }
 *              reset: { type: "mail.another" } goes back to the form
 *              A social window is given up at the session: `signIn.cancel`, while `selectWay(session)` is social.
 * Values       sign-in { email, password } · sign-up { name, email, password } · reset { email }
 *              phone { country, phone } · code { code }
 * Out          emits { type: "fault.focus", field }: the first field that a submit found wrong
 * Selectors    selectFaults, selectFormProblem, selectFormDetail, selectFormWay, selectIsSubmitting;
 *              sign-up: selectRules { length, notPersonal }; reset: selectIsSent, selectSentTo
 *              phone: selectStep "number" | "code", selectPhone, selectSecondsLeft, selectCanResend
 */
export {
  checkSignIn,
  checkSignUp,
  cleanSignIn,
  cleanSignUp,
  NAME_LENGTH,
  PASSWORD_LENGTH,
  type Fault,
  type Faults,
  type SignInFields,
  type SignUpFields,
} from "./credentials.ts";
