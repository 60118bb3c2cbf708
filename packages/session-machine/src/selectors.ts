import type { SnapshotFrom } from "xstate";
import { isClosed, type SessionCookie } from "./session-cookie.ts";
import type { sessionMachine } from "./session-machine.ts";

type Session = SnapshotFrom<typeof sessionMachine>;

export const selectIsLogged = (session: Session) => session.hasTag("authenticated");

/** Whether it is not known yet who has opened the page: what a server renders is for anybody. */
export const selectIsStarting = (session: Session) => session.matches("starting");

/** Whether the identity service has said so too. */
export const selectIsConfirmed = ({ children }: Session) =>
  children.openSession?.getSnapshot().hasTag("confirmed") ?? false;

/** Whether the sign-in and sign-up forms have to wait. */
export const selectIsBusy = (session: Session) => session.hasTag("busy");

/** Who is logged in, once that is known. */
export const selectIdentity = ({ children }: Session) =>
  children.openSession?.getSnapshot().context.identity ?? null;

/** Whether an e-mail or a telephone of who is logged in is known to be theirs; null while that is not known. */
export const selectHasConfirmedContact = (session: Session) => {
  const identity = selectIdentity(session);
  return identity && (identity.emailVerified || identity.phone !== null);
};

/** Whether the shopper is being signed out, at the end of which the page is reloaded. */
export const selectIsLeaving = (session: Session) => session.hasTag("leaving");

/** Whether the session is over because its account was deleted. */
export const selectIsDeleted = ({ context }: Session) => context.signOutReason === "accountDeleted";

/** The method of the sign-in that is under way, or null. `signIn.cancel` cancels a social one. */
export const selectMethod = (session: Session) => session.context.method;

/** Why the last attempt was refused. */
export const selectFailure = (session: Session) => session.context.failure;

/** For `accountExists`: the e-mail of the account, and the provider that waits to be linked. */
export const selectDetail = (session: Session) => session.context.detail;

/** Whether the session cookie that is still there is the one that this page has closed: it opens nothing any more. */
export const selectHasClosed =
  (cookie: SessionCookie) =>
  ({ context: { closedCookie } }: Session) =>
    isClosed(cookie, closedCookie);
