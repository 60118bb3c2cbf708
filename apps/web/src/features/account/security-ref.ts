import { shallowEqual, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { Way } from "@shop/session-machine";
import type { securityMachine } from "./security-machine.ts";
import type { Panel, SecurityAction } from "./security-types.ts";

export type SecurityRef = ActorRefFrom<typeof securityMachine>;

/**
 * What the screen asks about one action.
 * @param way which of them, where there are several
 */
export function useAction(security: SecurityRef, kind: SecurityAction["kind"], way: Way | null = null) {
  return useSelector(
    security,
    (snapshot) => {
      const { panel, subject, isDone, trouble } = snapshot.context;
      const isSubject = subject?.kind === kind && subject.way === way;
      return {
        isOpen: isPanelOf(panel, kind, way),
        isActing: isSubject && snapshot.hasTag("acting"),
        isProving: isSubject && snapshot.hasTag("proving"),
        isDone: isSubject && isDone,
        email: isSubject ? subject.email : null,
        trouble: isSubject ? trouble : null,
      };
    },
    shallowEqual,
  );
}

function isPanelOf(panel: Panel | null, kind: SecurityAction["kind"], way: Way | null): boolean {
  if (panel === null) return false;
  if (panel.kind === "phone") return kind === "link" && way === "phone";
  if (panel.kind === "unlink") return kind === "unlink" && way === panel.way;
  return panel.kind === kind;
}
