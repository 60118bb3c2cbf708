import { adminAuth, isUnknownUser } from "./admin-auth.ts";

/**
 * Removes an account from the identity service. Its sessions end with it.
 * @param accountId one that is gone already stays gone
 */
export async function deleteIdentity(accountId: string): Promise<void> {
  const auth = await adminAuth();
  try {
    await auth.deleteUser(accountId);
  } catch (error) {
    if (!isUnknownUser(error)) throw error;
  }
}
