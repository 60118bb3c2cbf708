import { shallowEqual, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { SignInMethod } from "@shop/session-machine";
import type { securityMachine } from "./security-machine.ts";
import type { Panel, SecurityAction } from "./security-types.ts";

export type SecurityRef = ActorRefFrom<typeof securityMachine>;

/**
 * What the screen asks about one action.
 * @param method which of them, where there are several
 */
export function useAction(
  security: SecurityRef,
  kind: SecurityAction["kind"],
  method: SignInMethod | null = null,
) {
  return useSelector(
    security,
    (snapshot) => {
      const { panel, subject, isDone, failure } = snapshot.context;
      const isSubject = subject?.kind === kind && subject.method === method;
      return {
        isOpen: isPanelOf(panel, kind, method),
        isActing: isSubject && snapshot.hasTag("acting"),
        isReauthenticating: isSubject && snapshot.hasTag("reauthenticating"),
        isDone: isSubject && isDone,
        email: isSubject ? subject.email : null,
        failure: isSubject ? failure : null,
      };
    },
    shallowEqual,
  );
}

function isPanelOf(panel: Panel | null, kind: SecurityAction["kind"], method: SignInMethod | null): boolean {
  if (panel === null) return false;
  if (panel.kind === "phone") return kind === "link" && method === "phone";
  if (panel.kind === "unlink") return kind === "unlink" && method === panel.method;
  return panel.kind === kind;
}
