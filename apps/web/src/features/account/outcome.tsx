import { Notice } from "@shop/ui";
import type { SignInMethod } from "@shop/session-machine";
import { useAction, type SecurityRef } from "./security-ref.ts";
import type { SecurityAction } from "./security-types.ts";
import { accountFailureText } from "./account-failure-text.ts";

type OutcomeProps = {
  security: SecurityRef;
  kind: SecurityAction["kind"];
  method?: SignInMethod;
  /** What is said once it is done; an action that ends the session says nothing here. */
  done?: string;
};

/** What came of an action, in its place. The form of a phone number shows its own failures while it is open. */
export function Outcome({ security, kind, method, done }: OutcomeProps) {
  const { isDone, isOpen, failure } = useAction(security, kind, method);
  if (isDone && done) return <Notice tone="success">{done}</Notice>;
  if (!failure || (isOpen && kind === "link")) return null;
  // Closing a window is the shopper's own doing, and no alarm.
  const isOwn = "signInFailure" in failure && failure.signInFailure === "cancelled";
  return <Notice tone={isOwn ? "info" : "danger"}>{accountFailureText(failure)}</Notice>;
}
