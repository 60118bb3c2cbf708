import { normalizeLine } from "@shop/contract";
import type { AccountServices } from "../account-services.ts";
import type { SecurityAction } from "./security-types.ts";

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
