import { FailureError } from "@shop/contract";
import { SignInFailureError } from "@shop/session-machine";
import type { SubmitAttempt } from "@shop/session-machine/forms";
import { waitFor, type ActorRefFrom } from "xstate";
import type { reauthenticationMachine } from "./reauthentication-machine.ts";
import type { SecurityRef } from "./security-ref.ts";
import type { PerformAction } from "./security-types.ts";

/** Lets a form perform an action, with the reauthentication that it may need on the way. */
export function actThrough(security: SecurityRef): PerformAction {
  return async (action, signal) => {
    security.send({ type: "action.start", action });
    const isOver = () =>
      !security.getSnapshot().hasTag("acting") && !security.getSnapshot().hasTag("reauthenticating");
    const { context } = await waitFor(security, isOver, { timeout: Infinity, signal });
    if (context.isDone) return;
    const { failure } = context;
    // Without a reason the shopper has turned back from the reauthentication.
    if (failure === null) throw new SignInFailureError("needsRecentSignIn");
    if ("signInFailure" in failure) throw new SignInFailureError(failure.signInFailure);
    throw new FailureError(failure.failure);
  };
}

/** Lets the form of a phone number link it to the account. What it is refused with is shown in the form. */
export function linkThrough(security: SecurityRef): SubmitAttempt {
  const perform = actThrough(security);
  return async ({ attempt }, signal) => {
    if (attempt.method !== "phone") throw new SignInFailureError("notOffered");
    await perform({ kind: "link", method: attempt }, signal);
  };
}

/** Lets the form of a phone number reauthenticate the shopper. */
export function reauthenticateThrough(
  reauthentication: ActorRefFrom<typeof reauthenticationMachine>,
): SubmitAttempt {
  return async ({ attempt }, signal) => {
    if (attempt.method !== "phone") throw new SignInFailureError("notOffered");
    reauthentication.send({ type: "form.send", submission: attempt });
    // Once it has succeeded, the reauthentication is gone, and this form with it.
    const isOver = () => !reauthentication.getSnapshot().hasTag("submitting");
    const { context } = await waitFor(reauthentication, isOver, { timeout: Infinity, signal });
    if (context.failure) throw new SignInFailureError(context.failure);
  };
}
