import type { Request } from "express";
import { isLoopback } from "./loopback.ts";
import { ProtocolError } from "./protocol-error.ts";
import { isSameText } from "./same-text.ts";
import { newSecret } from "./secret.ts";

/** What a browser or a proxy adds, and the admin SDK never sends. */
const FOREIGN_HEADERS = [
  "origin",
  "referer",
  "sec-fetch-site",
  "sec-fetch-mode",
  "cookie",
  "forwarded",
  "via",
  "x-forwarded-for",
];

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
    /** @throws ProtocolError `PERMISSION_DENIED` unless the request comes from our own admin SDK */
    assertOpen: (request: Request, shown: string) => {
      const isOurs =
        isSameText(shown, secret) &&
        request.get("authorization") === "Bearer owner" &&
        isLoopback(request.socket.remoteAddress) &&
        FOREIGN_HEADERS.every((name) => request.get(name) === undefined);
      if (!isOurs) {
        throw new ProtocolError(
          "PERMISSION_DENIED : Administration is for the admin SDK of this server, at emulator.adminHost().",
          403,
        );
      }
    },
  };
}
