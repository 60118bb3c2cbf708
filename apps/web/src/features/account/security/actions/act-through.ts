import { FailureError } from "@shop/contract";
import { SignInFailureError } from "@shop/session-machine";
import type { SubmitAttempt } from "@shop/session-machine/forms";
import { waitFor } from "xstate";
import type { SecurityAction } from "./security-action.ts";
import type { SecurityRef } from "./use-security.ts";

/**
 * Lets a form perform an action, including the reauthentication that it may need. The action continues if the form is
 * unmounted.
 */
export function actThrough(security: SecurityRef) {
  return async (action: SecurityAction, signal: AbortSignal): Promise<void> => {
    security.send({ type: "action.start", action });
    const isOver = () =>
      !security.getSnapshot().hasTag("acting") && !security.getSnapshot().hasTag("reauthenticating");
    const { context } = await waitFor(security, isOver, { timeout: Infinity, signal });
    if (context.isDone) return;
    const { failure } = context;
    // Without a reason, the shopper has cancelled the reauthentication.
    if (failure === null) throw new SignInFailureError("needsRecentSignIn");
    if ("signInFailure" in failure) throw new SignInFailureError(failure.signInFailure);
    throw new FailureError(failure.failure);
  };
}

/** Lets the form of a phone number link it to the account. */
export function linkThrough(security: SecurityRef): SubmitAttempt {
  const perform = actThrough(security);
  return async ({ attempt }, signal) => {
    if (attempt.method !== "phone") throw new SignInFailureError("notOffered");
    await perform({ kind: "link", method: attempt }, signal);
  };
}
