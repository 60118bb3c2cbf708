import type { Auth } from "firebase-admin/auth";

/** The identity service as its administrator. Loaded when first asked for: nobody else needs it at start. */
export async function adminAuth(): Promise<Auth> {
  const [{ getApps, initializeApp }, { getAuth }] = await Promise.all([
    import("firebase-admin/app"),
    import("firebase-admin/auth"),
  ]);
  // The functions SDK has made an app when it verified the caller's token, under a name of its own.
  return getAuth(getApps()[0] ?? initializeApp());
}

/** Whether the identity service does not know the account (any more). */
export function isUnknownUser(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "auth/user-not-found";
}
