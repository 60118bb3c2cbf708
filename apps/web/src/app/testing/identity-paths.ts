/** The paths of the identity protocol that the SDK requests from an emulator. */
export const identityPaths = {
  signIn: "/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword",
  signUp: "/identitytoolkit.googleapis.com/v1/accounts:signUp",
  signInWithIdp: "/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp",
  signInWithCustomToken: "/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken",
  signInWithPhone: "/identitytoolkit.googleapis.com/v1/accounts:signInWithPhoneNumber",
  sendVerificationCode: "/identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode",
  sendOobCode: "/identitytoolkit.googleapis.com/v1/accounts:sendOobCode",
  recaptchaConfig: "/identitytoolkit.googleapis.com/v2/recaptchaConfig",
  update: "/identitytoolkit.googleapis.com/v1/accounts:update",
  lookup: "/identitytoolkit.googleapis.com/v1/accounts:lookup",
  token: "/securetoken.googleapis.com/v1/token",
} as const;
