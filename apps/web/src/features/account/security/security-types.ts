import { normalizeLine } from "@shop/contract";
import type { AccountEnding, Secret, NewSignInMethod, SignInMethod } from "@shop/session-machine";

/** What can be done about the safety of an account. */
export type SecurityAction =
  | { kind: "password"; password: Secret }
  | { kind: "email"; email: string }
  | { kind: "link"; method: NewSignInMethod }
  | { kind: "unlink"; method: SignInMethod }
  | { kind: "signOutEverywhere" }
  | { kind: "export" }
  /** The word that was typed to show that it is meant. */
  | { kind: "delete"; word: string };

/**
 * Performs an action. Resolves when it is done; rejects with why it was not.
 * @param signal fires when who asked for it is gone; the action goes on without them
 */
export type PerformAction = (action: SecurityAction, signal: AbortSignal) => Promise<void>;

/** Which action it was, without what it carried: for the place and the words of its outcome. */
export type Subject = { kind: SecurityAction["kind"]; method: SignInMethod | null; email: string | null };

/** What is open on the screen, to be filled in or to be agreed to. */
export type Panel = { kind: SecurityAction["kind"]; method?: SignInMethod | undefined };

export function subjectOf(action: SecurityAction): Subject {
  const method =
    action.kind === "link" ? action.method.method : action.kind === "unlink" ? action.method : null;
  return { kind: action.kind, method, email: action.kind === "email" ? normalizeLine(action.email) : null };
}

/** How the session ends after it, if it does. */
export function endingOf(action: SecurityAction | null): AccountEnding | null {
  if (action?.kind === "signOutEverywhere") return "signedOutEverywhere";
  return action?.kind === "delete" ? "accountDeleted" : null;
}
