import { normalizeLine } from "@shop/contract";
import type { AccountEnding, NewSignInMethod, Secret, SignInMethod } from "@shop/session-machine";
import type { AccountServices } from "../../account-services.ts";

/** The actions on the security of an account. */
export type SecurityAction =
  | { kind: "password"; password: Secret }
  | { kind: "email"; email: string }
  | { kind: "link"; method: NewSignInMethod }
  | { kind: "unlink"; method: SignInMethod }
  | { kind: "signOutEverywhere" }
  | { kind: "export" }
  | { kind: "delete" };

/** The form or confirmation that is open. */
export type Panel = { kind: SecurityAction["kind"]; method?: SignInMethod | undefined };

/** The action without its data: where and how its outcome is shown. */
export type Subject = { kind: SecurityAction["kind"]; method: SignInMethod | null; email: string | null };

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

/**
 * Calls the service of the action. A window of Google or Facebook opens before anything is awaited, or the browser
 * would block it.
 */
export function performAction(services: AccountServices, action: SecurityAction): Promise<void> {
  switch (action.kind) {
    case "password":
      return services.setPassword({ password: action.password });
    case "email":
      return services.changeEmail({ email: normalizeLine(action.email) });
    case "link":
      return services.link(action.method);
    case "unlink":
      return services.unlink({ method: action.method });
    case "signOutEverywhere":
      return services.signOutEverywhere();
    case "export":
      return saveData(services);
    case "delete":
      return services.deleteAccount();
  }
}

async function saveData(services: AccountServices): Promise<void> {
  const text = JSON.stringify(await services.exportData(), null, 2);
  services.saveFile({ name: "mis-datos.json", text, type: "application/json" });
}
