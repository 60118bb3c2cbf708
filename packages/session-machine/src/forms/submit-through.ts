import { waitFor, type ActorRefFrom } from "xstate";
import { selectDetail, selectIsBusy, selectIsLogged, selectFailure, selectMethod } from "../selectors.ts";
import type { sessionMachine } from "../session-machine.ts";
import { isSocial, type SubmitAttempt } from "../sign-in-attempt.ts";
import { SignInFailureError } from "../sign-in-failure.ts";

/**
 * Lets a form sign in at the session, which goes on when the form is left. Nothing is awaited before the
 * session is asked, unless it is busy: a window may only open within the shopper's click.
 */
export function submitThrough(session: ActorRefFrom<typeof sessionMachine>): SubmitAttempt {
  /** The session when it is neither signing in nor out; at once when it is so now. */
  const atRest = (signal: AbortSignal) =>
    waitFor(session, (snapshot) => !selectIsBusy(snapshot), { timeout: Infinity, signal });

  return async (submission, signal) => {
    // The newest wish counts: a window that is still open, of a form that was left, would never end.
    if (isSocial(selectMethod(session.getSnapshot()))) session.send({ type: "signIn.cancel" });
    if (selectIsBusy(session.getSnapshot())) await atRest(signal);
    session.send({ type: "signIn.submit", ...submission });
    const outcome = await atRest(signal);
    if (selectIsLogged(outcome)) return;
    throw new SignInFailureError(selectFailure(outcome) ?? "unexpected", selectDetail(outcome));
  };
}
