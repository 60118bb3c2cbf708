import { adminAuth, isUnknownUser } from "./admin-auth.ts";

/**
 * Ends every session of an account: no device gets a new token any more. In production a token that a device
 * already holds is good until it runs out, an hour at the most.
 * @param accountId one that is gone has no session
 */
export async function endSessions(accountId: string): Promise<void> {
  const auth = await adminAuth();
  try {
    await auth.revokeRefreshTokens(accountId);
  } catch (error) {
    if (!isUnknownUser(error)) throw error;
  }
}
