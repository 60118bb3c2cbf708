import { changeIdentity } from "./change-identity.ts";

/**
 * Ends every session of an account: no device gets a new token any more. In production a token that a device
 * already holds is good until it runs out, an hour at the most.
 * @param accountId one that is gone has no session
 */
export async function endSessions(accountId: string): Promise<void> {
  await changeIdentity((auth) => auth.revokeRefreshTokens(accountId));
}
