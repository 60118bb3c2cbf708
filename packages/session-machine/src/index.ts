export {
  checkSignIn,
  checkSignUp,
  NAME_LENGTH,
  PASSWORD_LENGTH,
  type Fault,
  type Faults,
  type SignInFields,
  type SignUpFields,
} from "./credentials.ts";
export type { Identity, IdentityReport } from "./identity.ts";
export {
  formatLease,
  isLive,
  LEASE_LENGTH,
  newLease,
  parseLease,
  readLease,
  type Lease,
  type LeaseReading,
} from "./lease.ts";
export {
  guardNavigation,
  loginPath,
  safeReturnPath,
  type Navigation,
  type NavigationVerdict,
} from "./navigation.ts";
export {
  selectFaults,
  selectIdentity,
  selectIsBusy,
  selectIsConfirmed,
  selectIsLogged,
  selectProblem,
} from "./selectors.ts";
export { provideSession, type SessionServices } from "./services.ts";
export { sessionMachine } from "./session-machine.ts";
export type {
  Farewell,
  SessionContext,
  SessionEvent,
  SessionInput,
  SessionNotice,
  SessionReport,
} from "./session-types.ts";
export { SignInRefusal, type SignInProblem } from "./sign-in-refusal.ts";
