import { SignInRefusal } from "@shop/session-machine";
import type { SubmitAttempt } from "@shop/session-machine/forms";
import { waitFor, type ActorRefFrom } from "xstate";
import type { proofMachine } from "./proof-machine.ts";
import type { SecurityRef } from "./security-ref.ts";

/** Lets the form of a phone number link it to the account. What it is refused with is shown in the form. */
export function linkThrough(security: SecurityRef): SubmitAttempt {
  return async (attempt, _keep, signal) => {
    if (attempt.way !== "phone") throw new SignInRefusal("notOffered");
    security.send({ type: "action.start", action: { kind: "link", way: attempt } });
    const isOver = () =>
      !security.getSnapshot().hasTag("acting") && !security.getSnapshot().hasTag("proving");
    const { context } = await waitFor(security, isOver, { timeout: Infinity, signal });
    if (context.isDone) return;
    const { trouble } = context;
    // Without a reason the shopper has turned back from the proof.
    throw new SignInRefusal(trouble && "problem" in trouble ? trouble.problem : "needsRecentSignIn");
  };
}

/** Lets the form of a phone number prove who the shopper is. */
export function proveThrough(proof: ActorRefFrom<typeof proofMachine>): SubmitAttempt {
  return async (attempt, _keep, signal) => {
    if (attempt.way !== "phone") throw new SignInRefusal("notOffered");
    const { verificationId, code } = attempt;
    proof.send({ type: "code.submit", verificationId, code });
    // Once it is given, the proof is gone, and this form with it.
    const isOver = () => !proof.getSnapshot().hasTag("proving");
    const { context } = await waitFor(proof, isOver, { timeout: Infinity, signal });
    if (context.problem) throw new SignInRefusal(context.problem);
  };
}
