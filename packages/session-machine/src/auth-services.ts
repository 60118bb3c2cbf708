/** What the forms need from the identity service besides signing in. */
export type AuthServices = {
  /**
   * Sends an SMS. Rejects with a `SignInFailureError`.
   * @param input phone in E.164, such as +525512345678
   */
  sendCode: (input: { phone: string }) => Promise<{ verificationId: string }>;
  /**
   * Mails a code to an address, whether it has an account or not. Rejects with a `SignInFailureError` for
   * `unreachable`, `tooManyAttempts`, `cannotSave` and `unexpected` only.
   */
  sendEmailCode: (input: { email: string }) => Promise<void>;
  /**
   * Sends the mail if there is such an account, and never reveals whether there is. Rejects with a `SignInFailureError`
   * for `unreachable`, `tooManyAttempts`, `cannotSave` and `unexpected` only.
   */
  requestPasswordReset: (input: { email: string }) => Promise<void>;
};
