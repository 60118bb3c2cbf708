import { waitFor, type ActorRefFrom } from "xstate";
import { selectDetail, selectIsBusy, selectIsLogged, selectFailure, selectMethod } from "../selectors.ts";
import type { sessionMachine } from "../session-machine.ts";
import { isSocial, type SubmitAttempt } from "../sign-in-attempt.ts";
import { SignInFailureError } from "../sign-in-failure.ts";

/**
 * Lets a form sign in through the session, which continues when the form is left. Nothing is awaited before the event
 * is sent, unless the session is busy: a window may open only within the shopper's click.
 */
export function submitThrough(session: ActorRefFrom<typeof sessionMachine>): SubmitAttempt {
  /** Resolves when the session is neither signing in nor out; at once if it is idle now. */
  const atRest = (signal: AbortSignal) =>
    waitFor(session, (snapshot) => !selectIsBusy(snapshot), { timeout: Infinity, signal });

  return async (submission, signal) => {
    // The newest attempt counts: an open window of a form that was left might never end.
    if (isSocial(selectMethod(session.getSnapshot()))) session.send({ type: "signIn.cancel" });
    if (selectIsBusy(session.getSnapshot())) await atRest(signal);
    session.send({ type: "signIn.submit", ...submission });
    const outcome = await atRest(signal);
    if (selectIsLogged(outcome)) return;
    throw new SignInFailureError(selectFailure(outcome) ?? "unexpected", selectDetail(outcome));
  };
}
