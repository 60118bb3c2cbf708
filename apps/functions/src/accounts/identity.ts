import type { Auth } from "firebase-admin/auth";
import { StorageError } from "../store/storage-error.ts";
import { adminAuth, isUnknownUser } from "./admin-auth.ts";

/**
 * Removes an account from the identity service. Its sessions end with it.
 * @param accountId one that is gone already stays gone
 */
export async function deleteIdentity(accountId: string): Promise<void> {
  await changeIdentity((auth) => auth.deleteUser(accountId));
}

/**
 * Ends every session of an account: no device gets a new token any more. In production a token that a device
 * already holds is good until it runs out, an hour at the most.
 * @param accountId one that is gone has no session
 */
export async function endSessions(accountId: string): Promise<void> {
  await changeIdentity((auth) => auth.revokeRefreshTokens(accountId));
}

/**
 * Changes an account of the identity service. One that is gone needs no change any more.
 * @throws StorageError where that service can save nothing: on one machine it writes to the shop's own disk
 */
async function changeIdentity(change: (auth: Auth) => Promise<void>): Promise<void> {
  const auth = await adminAuth();
  try {
    await change(auth);
  } catch (error) {
    if (isUnknownUser(error)) return;
    throw isFull(error) ? new StorageError(error) : error;
  }
}

/** The SDK knows no code for it: to it, this is any internal error. What was answered is beside it. */
function isFull(error: unknown): boolean {
  const response: unknown =
    error instanceof Error && "httpResponse" in error ? error.httpResponse : undefined;
  return typeof response === "object" && response !== null && "status" in response && response.status === 507;
}
