import type { ReactNode } from "react";
import type { SignInMethod } from "@shop/session-machine";
import { ReauthenticationPanel } from "./reauthentication-panel.tsx";
import type { SecurityPart } from "./security-part.ts";
import { useAction } from "./security-ref.ts";
import type { SecurityAction } from "./security-types.ts";

type ActionPanelProps = SecurityPart & {
  kind: SecurityAction["kind"];
  method?: SignInMethod;
  /** What the action needs to be filled in or agreed to; some need nothing. */
  children?: ReactNode;
};

/** What an action asks for, and in its place the reauthentication that it may have to wait for. What was typed stays. */
export function ActionPanel({ kind, method, children, ...part }: ActionPanelProps) {
  const { isOpen, isReauthenticating } = useAction(part.security, kind, method);
  return (
    <>
      {isOpen && <div hidden={isReauthenticating}>{children}</div>}
      {isReauthenticating && <ReauthenticationPanel {...part} />}
    </>
  );
}
