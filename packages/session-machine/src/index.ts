export type { AccessServices } from "./access-services.ts";
export type { Access, IdentityAccountServices, LinkedWay, NewWay, Proof, Way } from "./account-services.ts";
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
  selectIdentity,
  selectIsBusy,
  selectIsConfirmed,
  selectIsLogged,
  selectProblem,
  selectWay,
} from "./selectors.ts";
export { Secret } from "./secret.ts";
export { provideSession, type SessionServices } from "./services.ts";
export { sessionMachine } from "./session-machine.ts";
export type {
  AccountEnding,
  SignOutReason,
  SessionContext,
  SessionEvent,
  SessionInput,
  SessionNotice,
  SessionReport,
} from "./session-types.ts";
export { SIGN_OUT_REASONS, strongestReason } from "./sign-out-reason.ts";
export { isSocial, type SignInAttempt, type SocialWay } from "./sign-in-attempt.ts";
export { SignInRefusal, type RefusalDetail, type SignInProblem } from "./sign-in-refusal.ts";
