import type { SignInMethod } from "@shop/session-machine";
import { Notice } from "@shop/ui";
import type { ReactNode } from "react";
import { accountFailureText } from "../account-failure-text.ts";
import { ReauthenticationPanel } from "./reauthentication-panel.tsx";
import { type SecurityPart, useAction } from "./use-security.ts";
import type { SecurityAction } from "./security-action.ts";

type ActionPanelProps = SecurityPart & {
  kind: SecurityAction["kind"];
  method?: SignInMethod;
  /** What is said once it is done; an action that ends the session says nothing here. */
  done?: string;
  /** What the action needs to be filled in or agreed to; some need nothing. */
  children?: ReactNode;
};

/** What an action asks for, the reauthentication that it waits for meanwhile, and its outcome. What was typed stays. */
export function ActionPanel({ kind, method, done, children, ...part }: ActionPanelProps) {
  const { isOpen, isReauthenticating, isDone, failure } = useAction(part.security, kind, method);
  // Closing a window is the shopper's own doing, and no alarm.
  const isOwn = failure !== null && "signInFailure" in failure && failure.signInFailure === "cancelled";
  // The form of a phone number shows its own failures while it is open.
  const isInForm = isOpen && kind === "link";
  return (
    <>
      {isOpen && <div hidden={isReauthenticating}>{children}</div>}
      {isReauthenticating && <ReauthenticationPanel {...part} />}
      {isDone && done && <Notice status="success">{done}</Notice>}
      {failure && !isInForm && (
        <Notice status={isOwn ? "info" : "error"}>{accountFailureText(failure)}</Notice>
      )}
    </>
  );
}
