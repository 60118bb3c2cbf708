import type { Auth, UserRecord } from "firebase-admin/auth";
import { adminAuth, isUnknownUser } from "../accounts/admin-auth.ts";

/**
 * A custom token of the identity service for whoever has proved that an address is theirs: into a new account where
 * there is none. Where nobody had ever verified the address of an account, somebody else may have made it, lying in
 * wait: then its other sign-in methods go, and its sessions.
 */
export async function createEmailToken(email: string): Promise<string> {
  const auth = await adminAuth();
  const user = await accountOf(auth, email);
  if (!user.emailVerified) {
    await auth.updateUser(user.uid, {
      emailVerified: true,
      // A password and a phone are among them.
      providersToUnlink: user.providerData.map(({ providerId }) => providerId),
    });
    await auth.revokeRefreshTokens(user.uid);
  }
  return auth.createCustomToken(user.uid);
}

async function accountOf(auth: Auth, email: string): Promise<UserRecord> {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    if (!isUnknownUser(error)) throw error;
  }
  return auth.createUser({ email, emailVerified: true });
}
