import { normalizeLine } from "@shop/contract";
import type { AccountEnding, NewSignInMethod, Secret, SignInMethod } from "@shop/session-machine";
import type { AccountServices } from "../account-services.ts";

/** What can be done about the security of an account. */
export type SecurityAction =
  | { kind: "password"; password: Secret }
  | { kind: "email"; email: string }
  | { kind: "link"; method: NewSignInMethod }
  | { kind: "unlink"; method: SignInMethod }
  | { kind: "signOutEverywhere" }
  | { kind: "export" }
  | { kind: "delete" };

/** What is open on the screen, to be filled in or to be agreed to. */
export type Panel = { kind: SecurityAction["kind"]; method?: SignInMethod | undefined };

/** Which action it was, without what it carried: for the place and the words of its outcome. */
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
 * Does it, by the service that it belongs to. A window of Google or Facebook opens before anything is awaited, so
 * that the browser still sees the click.
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
