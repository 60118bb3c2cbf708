import type { SignInMethod } from "@shop/session-machine";
import { Notice } from "@shop/ui";
import type { ReactNode } from "react";
import { accountFailureText } from "../../account-failure-text.ts";
import { ReauthenticationPanel } from "./reauthentication-panel.tsx";
import { type SecurityPart, useAction } from "./use-security.ts";
import type { SecurityAction } from "./security-action.ts";

type ActionPanelProps = SecurityPart & {
  kind: SecurityAction["kind"];
  method?: SignInMethod;
  /** The message once it is done; none for an action that ends the session. */
  done?: string;
  /** The fields or the confirmation that the action needs, if any. */
  children?: ReactNode;
};

/** The form of an action, the reauthentication that it waits for, and its outcome. What was typed stays. */
export function ActionPanel({ kind, method, done, children, ...part }: ActionPanelProps) {
  const { isOpen, isReauthenticating, isDone, failure } = useAction(part.security, kind, method);
  // The shopper closed the window themselves, so this is no error to them.
  const isCancelled = failure !== null && "signInFailure" in failure && failure.signInFailure === "cancelled";
  // The form of a phone number shows its own failures while it is open.
  const isInForm = isOpen && kind === "link";
  return (
    <>
      {isOpen && <div hidden={isReauthenticating}>{children}</div>}
      {isReauthenticating && <ReauthenticationPanel {...part} />}
      {isDone && done && <Notice status="success">{done}</Notice>}
      {failure && !isInForm && (
        <Notice status={isCancelled ? "info" : "error"}>{accountFailureText(failure)}</Notice>
      )}
    </>
  );
}
