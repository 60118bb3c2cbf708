import type { ReactNode } from "react";
import type { Way } from "@shop/session-machine";
import { ProofPanel } from "./proof-panel.tsx";
import type { SecurityPart } from "./security-part.ts";
import { useAction } from "./security-ref.ts";
import type { SecurityAction } from "./security-types.ts";

type ActionPanelProps = SecurityPart & {
  kind: SecurityAction["kind"];
  way?: Way;
  /** What the action needs to be filled in or agreed to; some need nothing. */
  children?: ReactNode;
};

/** What an action asks for, and in its place the proof that it may have to wait for. What was typed stays. */
export function ActionPanel({ kind, way, children, ...part }: ActionPanelProps) {
  const { isOpen, isProving } = useAction(part.security, kind, way);
  return (
    <>
      {isOpen && <div hidden={isProving}>{children}</div>}
      {isProving && <ProofPanel {...part} />}
    </>
  );
}
