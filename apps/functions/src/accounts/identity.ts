import type { Auth, UserRecord } from "firebase-admin/auth";
import { StorageError } from "../store/storage-error.ts";

/** What the shop asks of the identity service. */
export type Identity = {
  /** Removes an account, and its sessions with it. One that is gone stays gone. */
  deleteIdentity: (accountId: string) => Promise<void>;
  /**
   * Ends every session of an account: no device gets a new token any more. In production a token that a device already
   * holds is good until it runs out, an hour at the most.
   */
  endSessions: (accountId: string) => Promise<void>;
  /** The account of an address that nobody has ever verified, if it has one: somebody else may lie in wait in it. */
  findUnverifiedAccount: (email: string) => Promise<string | undefined>;
  /** A token that signs in the owner of a confirmed address; it makes the account where there is none. */
  createEmailToken: (email: string) => Promise<string>;
  /** A token with which a signed-in shopper signs in to the same account once more. */
  createAccountToken: (accountId: string) => Promise<string>;
};

/** Firebase Authentication, by its admin SDK. */
export const firebaseIdentity: Identity = {
  deleteIdentity: (accountId) => changeIdentity((auth) => auth.deleteUser(accountId)),
  endSessions: (accountId) => changeIdentity((auth) => auth.revokeRefreshTokens(accountId)),
  findUnverifiedAccount: async (email) => {
    const user = await findUser(await adminAuth(), email);
    return user && !user.emailVerified ? user.uid : undefined;
  },
  createEmailToken: async (email) => {
    const auth = await adminAuth();
    const user = (await findUser(auth, email)) ?? (await auth.createUser({ email, emailVerified: true }));
    if (!user.emailVerified) throw new Error("an unverified account took the address meanwhile");
    return auth.createCustomToken(user.uid);
  },
  createAccountToken: async (accountId) => (await adminAuth()).createCustomToken(accountId),
};

/** Loaded when first asked for: nobody else needs it at start. */
async function adminAuth(): Promise<Auth> {
  const [{ getApps, initializeApp }, { getAuth }] = await Promise.all([
    import("firebase-admin/app"),
    import("firebase-admin/auth"),
  ]);
  // The functions SDK has made an app when it verified the caller's token, under a name of its own.
  return getAuth(getApps()[0] ?? initializeApp());
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

async function findUser(auth: Auth, email: string): Promise<UserRecord | undefined> {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    if (isUnknownUser(error)) return undefined;
    throw error;
  }
}

function isUnknownUser(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "auth/user-not-found";
}

/** The SDK knows no code for it: to it, this is any internal error. What was answered is beside it. */
function isFull(error: unknown): boolean {
  const response: unknown =
    error instanceof Error && "httpResponse" in error ? error.httpResponse : undefined;
  return typeof response === "object" && response !== null && "status" in response && response.status === 507;
}
