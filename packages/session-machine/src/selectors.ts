import type { SnapshotFrom } from "xstate";
import type { sessionMachine } from "./session-machine.ts";

type Session = SnapshotFrom<typeof sessionMachine>;

export const selectIsLogged = (session: Session) => session.hasTag("authenticated");

/** Whether the identity service has said so too. */
export const selectIsConfirmed = (session: Session) => session.hasTag("confirmed");

/** Whether the sign-in and sign-up forms have to wait. */
export const selectIsBusy = (session: Session) => session.hasTag("busy");

export const selectIdentity = (session: Session) => session.context.identity;

/** Why the last attempt was refused. */
export const selectProblem = (session: Session) => session.context.problem;

/** What is wrong with the form, by field. */
export const selectFaults = (session: Session) => session.context.faults;
