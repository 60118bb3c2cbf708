/**
 * Lets the functions read the caller from the token without verifying it. Before a call reaches them,
 * `requireGenuineToken` has checked its signature, its time, and that its account is open and its sessions are not
 * ended; with an emulator, the admin SDK checks less, and requests the account from this server for every call.
 *
 * The functions' SDK reads the first of these variables once, when it is loaded: call this before.
 */
export function skipTokenVerification(): void {
  process.env.FIREBASE_DEBUG_MODE = "true";
  process.env.FIREBASE_DEBUG_FEATURES = JSON.stringify({ skipTokenVerification: true });
}
