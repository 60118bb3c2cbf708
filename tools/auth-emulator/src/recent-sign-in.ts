import type { IdClaims } from "./id-tokens.ts";
import { ProtocolError } from "./protocol-error.ts";
import type { Services } from "./services.ts";
import type { User } from "./user.ts";

/** Seconds after a sign-in in which the account may be changed, as in production; there, links are no change. */
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

/**
 * Whose account gets another sign-in method. A sign-in with it counts as recent, so that only a recent one may add it:
 * else an old session would make itself a new one.
 * @throws ProtocolError `CREDENTIAL_TOO_OLD_LOGIN_AGAIN`, and those of `Sessions.check`
 */
export function checkLinking(
  { sessions, now }: Pick<Services, "sessions" | "now">,
  idToken: string,
): { user: User; claims: IdClaims } {
  const holder = sessions.check(idToken);
  assertRecentSignIn(holder.claims, now());
  return holder;
}
