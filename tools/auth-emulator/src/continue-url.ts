import { ProtocolError } from "./protocol-error.ts";

/** The hosts that the project allows, as `projects` tells the SDK. */
export const AUTHORIZED_DOMAINS = ["localhost", "127.0.0.1"];

/**
 * A mail leads back to the app alone: one that leads elsewhere is how people are robbed.
 * @throws ProtocolError `INVALID_CONTINUE_URI`, `UNAUTHORIZED_DOMAIN`
 */
export function assertOwnAddress(continueUrl: string | undefined): void {
  if (continueUrl === undefined) {
    return;
  }
  const url = URL.parse(continueUrl);
  if (!url || !["http:", "https:"].includes(url.protocol)) {
    throw new ProtocolError("INVALID_CONTINUE_URI : An absolute URI was expected.");
  }
  if (!AUTHORIZED_DOMAINS.includes(url.hostname)) {
    throw new ProtocolError("UNAUTHORIZED_DOMAIN : The domain of the continue URI is not allowed.");
  }
}
