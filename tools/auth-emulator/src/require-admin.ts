import { ProtocolError } from "./protocol-error.ts";
import { isSameText, newSecret } from "./secret.ts";

export type AdminGate = ReturnType<typeof createAdminGate>;

/**
 * Keeps everybody but this process away from the administration of accounts. In emulator mode the admin SDK
 * shows the fixed credential "owner", which anybody could. But it takes the host as text in front of the path,
 * so that a secret made at start can travel there.
 */
export function createAdminGate() {
  const secret = newSecret();
  return {
    /** What to put into `FIREBASE_AUTH_EMULATOR_HOST`, given the `host:port` this server listens on. */
    hostFor: (address: string) => `${address}/${secret}`,
    /** @throws ProtocolError `PERMISSION_DENIED` unless the secret is shown */
    assertOpen: (shown: string) => {
      if (!isSameText(shown, secret)) {
        throw new ProtocolError(
          "PERMISSION_DENIED : Administration is for the admin SDK of this server, at emulator.adminHost().",
          403,
        );
      }
    },
  };
}
