import type { AuthAccount, SignInMethod } from "@shop/session-machine";
import { shallowEqual, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { AccountServices } from "../../account-services.ts";
import type { SecurityAction } from "./security-action.ts";
import type { Person } from "./security-form-machine.ts";
import type { securityMachine } from "./security-machine.ts";

export type SecurityRef = ActorRefFrom<typeof securityMachine>;

/** The props of every part of the security section. */
export type SecurityPart = {
  authAccount: AuthAccount;
  person: Person;
  security: SecurityRef;
  services: AccountServices;
};

/**
 * What the screen reads about one action.
 * @param method the sign-in method that the action is about: `link` and `unlink` exist once for each
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
        isOpen: panel?.kind === kind && (panel.method ?? null) === method,
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
