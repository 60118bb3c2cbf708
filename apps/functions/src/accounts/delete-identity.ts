/**
 * Removes an account from the identity service. Its sessions end with it.
 * @param accountId one that is gone already stays gone
 */
export async function deleteIdentity(accountId: string): Promise<void> {
  // Nobody else needs the admin SDK at start.
  const [{ getApps, initializeApp }, { getAuth }] = await Promise.all([
    import("firebase-admin/app"),
    import("firebase-admin/auth"),
  ]);
  // The functions SDK has made one when it verified the caller's token, under a name of its own.
  const app = getApps()[0] ?? initializeApp();
  try {
    await getAuth(app).deleteUser(accountId);
  } catch (error) {
    if (!isUnknownUser(error)) throw error;
  }
}

function isUnknownUser(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "auth/user-not-found";
}
