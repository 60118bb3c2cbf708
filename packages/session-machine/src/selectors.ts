import type { SnapshotFrom } from "xstate";
import { isClosed, type SessionCookie } from "./session-cookie.ts";
import type { sessionMachine } from "./session-machine.ts";

type Session = SnapshotFrom<typeof sessionMachine>;

export const selectIsLogged = (session: Session) => session.hasTag("authenticated");

/** Whether the shopper is not known yet: a server renders for an anonymous shopper. */
export const selectIsStarting = (session: Session) => session.matches("starting");

/** Whether the identity service has confirmed the session. */
export const selectIsConfirmed = ({ children }: Session) =>
  children.openSession?.getSnapshot().hasTag("confirmed") ?? false;

/** Whether the sign-in and sign-up forms have to wait. */
export const selectIsBusy = (session: Session) => session.hasTag("busy");

/** The identity of the logged-in shopper, once it is known. */
export const selectIdentity = ({ children }: Session) =>
  children.openSession?.getSnapshot().context.identity ?? null;

/** Whether the logged-in shopper has a verified e-mail or phone; null while unknown. */
export const selectHasConfirmedContact = (session: Session) => {
  const identity = selectIdentity(session);
  return identity && (identity.emailVerified || identity.phone !== null);
};

/** Whether the shopper is being signed out, which ends with a reload. */
export const selectIsLeaving = (session: Session) => session.hasTag("leaving");

/** Whether the session ended because its account was deleted. */
export const selectIsDeleted = ({ context }: Session) => context.signOutReason === "accountDeleted";

/** The method of the pending sign-in, or null. `signIn.cancel` cancels a social one. */
export const selectMethod = (session: Session) => session.context.method;

/** Why the last attempt was refused. */
export const selectFailure = (session: Session) => session.context.failure;

/** For `accountExists`: the e-mail of the account, and the provider that waits to be linked. */
export const selectDetail = (session: Session) => session.context.detail;

/** Whether the remaining session cookie is the one that this page has closed: then it does not count. */
export const selectHasClosed =
  (cookie: SessionCookie) =>
  ({ context: { closedCookie } }: Session) =>
    isClosed(cookie, closedCookie);
