import { SignInFailureError } from "@shop/session-machine";
import type { User } from "firebase/auth";

/** How long ago (ms) a sign-in may be that still counts as recent: as long as Firebase Authentication allows. */
const RECENT = 5 * 60 * 1000;

/**
 * Lets through only who signed in a moment ago. Firebase Authentication asks for that before it changes a password or an
 * e-mail, and not before it links a phone or a provider, with which a session could then be made anew.
 * @throws SignInFailureError `needsRecentSignIn`
 */
export async function requireRecentSignIn(user: User): Promise<void> {
  const { authTime } = await user.getIdTokenResult();
  if (Date.now() - Date.parse(authTime) <= RECENT) return;
  // The clock of this device may be fast. A new token tells both times by that of the service.
  const { issuedAtTime } = await user.getIdTokenResult(true);
  if (Date.parse(issuedAtTime) - Date.parse(authTime) > RECENT)
    throw new SignInFailureError("needsRecentSignIn");
}
