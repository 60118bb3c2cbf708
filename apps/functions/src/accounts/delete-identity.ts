import { changeIdentity } from "./change-identity.ts";

/**
 * Removes an account from the identity service. Its sessions end with it.
 * @param accountId one that is gone already stays gone
 */
export async function deleteIdentity(accountId: string): Promise<void> {
  await changeIdentity((auth) => auth.deleteUser(accountId));
}
