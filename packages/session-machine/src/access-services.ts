/** What the forms need from the identity service besides signing in. */
export type AccessServices = {
  /**
   * Sends an SMS. Rejects with a `SignInRefusal`.
   * @param input phone in E.164, such as +525512345678
   */
  sendCode: (input: { phone: string }) => Promise<{ verificationId: string }>;
  /**
   * Sends the mail if there is such an account, and never says whether there is. Rejects with a `SignInRefusal`
   * for `unreachable`, `tooManyAttempts`, `cannotSave` and `unexpected` alone.
   */
  requestPasswordReset: (input: { email: string }) => Promise<void>;
};
