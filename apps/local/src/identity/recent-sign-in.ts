import type { IdClaims } from "./id-tokens.ts";
import { ProtocolError } from "./protocol-error.ts";

/** Seconds after a sign-in in which the account may be changed, as in production. */
const RECENT = 5 * 60;

/**
 * Lets through only who signed in a moment ago: a screen left open must not be enough to take an account.
 * @param now ms
 * @throws ProtocolError `CREDENTIAL_TOO_OLD_LOGIN_AGAIN`
 */
export function assertRecentSignIn(claims: IdClaims, now: number): void {
  if (now / 1000 - claims.auth_time > RECENT) {
    throw new ProtocolError("CREDENTIAL_TOO_OLD_LOGIN_AGAIN");
  }
}
