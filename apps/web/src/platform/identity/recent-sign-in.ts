import { SignInFailureError } from "@shop/session-machine";
import type { User } from "firebase/auth";

/** How long ago (ms) a sign-in may be that still counts as recent: as long as Firebase Authentication allows. */
const RECENT = 5 * 60 * 1000;

/**
 * Requires a recent sign-in. Firebase Authentication requires it before it changes a password or an e-mail, but not
 * before it links a phone or a provider, with which a new session could be opened.
 * @throws SignInFailureError `needsRecentSignIn`
 */
export async function requireRecentSignIn(user: User): Promise<void> {
  const { authTime } = await user.getIdTokenResult();
  if (Date.now() - Date.parse(authTime) <= RECENT) return;
  // The clock of this device may be fast. Both times of a new token are from the service's clock.
  const { issuedAtTime } = await user.getIdTokenResult(true);
  if (Date.parse(issuedAtTime) - Date.parse(authTime) > RECENT)
    throw new SignInFailureError("needsRecentSignIn");
}
