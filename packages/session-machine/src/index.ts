export type { AuthServices } from "./auth-services.ts";
export { canUnlink } from "./account-services.ts";
export type {
  AuthAccount,
  IdentityAccountServices,
  LinkedMethod,
  NewSignInMethod,
  Reauthentication,
  SignInMethod,
} from "./account-services.ts";
export type { Identity, IdentityReport } from "./identity.ts";
export {
  formatSessionCookie,
  COOKIE_LIFETIME,
  newSessionCookie,
  readSessionCookie,
  type SessionCookie,
  type CookieReading,
} from "./session-cookie.ts";
export {
  guardNavigation,
  loginPath,
  safeReturnPath,
  type Navigation,
  type NavigationVerdict,
} from "./navigation.ts";
export {
  selectDetail,
  selectHasClosed,
  selectHasConfirmedContact,
  selectIdentity,
  selectIsBusy,
  selectIsConfirmed,
  selectIsDeleted,
  selectIsLeaving,
  selectIsLogged,
  selectIsStarting,
  selectFailure,
  selectMethod,
} from "./selectors.ts";
export { Secret } from "./secret.ts";
export { provideSession, type SessionServices } from "./services.ts";
export { sessionMachine } from "./session-machine.ts";
export {
  openSessionMachine,
  type OpenSessionInput,
  type OpenSessionOutput,
  type OpenSessionReport,
} from "./open-session-machine.ts";
export {
  signInAttemptMachine,
  type SignInAttemptInput,
  type SignInAttemptOutput,
  type SignInOutcome,
} from "./sign-in-attempt-machine.ts";
export type {
  AccountEnding,
  OpenSessionEvent,
  SignOutReason,
  SessionContext,
  SessionEvent,
  SessionInput,
  SessionNotice,
  SessionReport,
} from "./session-types.ts";
export { SIGN_OUT_REASONS, strongestReason } from "./sign-out-reason.ts";
export { isSocial, type SignInAttempt, type SocialProvider } from "./sign-in-attempt.ts";
export { SignInFailureError, type SignInFailureDetail, type SignInFailure } from "./sign-in-failure.ts";
