import type { Auth, UserRecord } from "firebase-admin/auth";
import { adminAuth, isUnknownUser } from "../accounts/admin-auth.ts";

/** The account of an address that nobody has ever verified, if it has one: somebody else may lie in wait in it. */
export async function findUnverifiedAccount(email: string): Promise<string | undefined> {
  const user = await findUser(await adminAuth(), email);
  return user && !user.emailVerified ? user.uid : undefined;
}

/**
 * A custom token of the identity service for whoever has proved that an address is theirs: into a new account where
 * there is none.
 * @throws Error when somebody has just made an unverified account of that address
 */
export async function createEmailToken(email: string): Promise<string> {
  const auth = await adminAuth();
  const user = (await findUser(auth, email)) ?? (await auth.createUser({ email, emailVerified: true }));
  if (!user.emailVerified) throw new Error("an unverified account took the address meanwhile");
  return auth.createCustomToken(user.uid);
}

async function findUser(auth: Auth, email: string): Promise<UserRecord | undefined> {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    if (isUnknownUser(error)) return undefined;
    throw error;
  }
}
