import { SignInFailureError } from "@shop/session-machine";
import type { SubmitAttempt } from "@shop/session-machine/forms";
import { waitFor, type ActorRefFrom } from "xstate";
import type { reauthenticationMachine } from "./reauthentication-machine.ts";
import type { SecurityRef } from "./security-ref.ts";

/** Lets the form of a phone number link it to the account. What it is refused with is shown in the form. */
export function linkThrough(security: SecurityRef): SubmitAttempt {
  return async (attempt, _keep, signal) => {
    if (attempt.method !== "phone") throw new SignInFailureError("notOffered");
    security.send({ type: "action.start", action: { kind: "link", method: attempt } });
    const isOver = () =>
      !security.getSnapshot().hasTag("acting") && !security.getSnapshot().hasTag("reauthenticating");
    const { context } = await waitFor(security, isOver, { timeout: Infinity, signal });
    if (context.isDone) return;
    const { failure } = context;
    // Without a reason the shopper has turned back from the proof.
    throw new SignInFailureError(
      failure && "signInFailure" in failure ? failure.signInFailure : "needsRecentSignIn",
    );
  };
}

/** Lets the form of a phone number prove who the shopper is. */
export function reauthenticateThrough(
  reauthentication: ActorRefFrom<typeof reauthenticationMachine>,
): SubmitAttempt {
  return async (attempt, _keep, signal) => {
    if (attempt.method !== "phone") throw new SignInFailureError("notOffered");
    const { verificationId, code } = attempt;
    reauthentication.send({ type: "code.submit", verificationId, code });
    // Once it is given, the proof is gone, and this form with it.
    const isOver = () => !reauthentication.getSnapshot().hasTag("reauthenticating");
    const { context } = await waitFor(reauthentication, isOver, { timeout: Infinity, signal });
    if (context.signInFailure) throw new SignInFailureError(context.signInFailure);
  };
}
