import { Notice } from "@shop/ui";
import type { Way } from "@shop/session-machine";
import { useAction, type SecurityRef } from "./security-ref.ts";
import type { SecurityAction } from "./security-types.ts";
import { troubleText } from "./trouble-text.ts";

type OutcomeProps = {
  security: SecurityRef;
  kind: SecurityAction["kind"];
  way?: Way;
  /** What is said once it is done; an action that ends the session says nothing here. */
  done?: string;
};

/** What came of an action, in its place. The form of a phone number tells its own troubles while it is open. */
export function Outcome({ security, kind, way, done }: OutcomeProps) {
  const { isDone, isOpen, trouble } = useAction(security, kind, way);
  if (isDone && done) return <Notice tone="success">{done}</Notice>;
  if (!trouble || (isOpen && kind === "link")) return null;
  // Closing a window is the shopper's own doing, and no alarm.
  const isOwn = "problem" in trouble && trouble.problem === "cancelled";
  return <Notice tone={isOwn ? "info" : "danger"}>{troubleText(trouble)}</Notice>;
}
