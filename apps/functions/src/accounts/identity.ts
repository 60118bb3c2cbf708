import type { Auth, UserRecord } from "firebase-admin/auth";
import { StorageError } from "../store/storage-error.ts";

/** The calls of the identity service that the shop uses. */
export type Identity = {
  /** Deletes an account and its sessions. Does nothing for an unknown account. */
  deleteIdentity: (accountId: string) => Promise<void>;
  /**
   * Ends every session of an account: no device gets a new token. In production an issued token stays valid until it
   * expires, for an hour at most.
   */
  endSessions: (accountId: string) => Promise<void>;
  /** The account of an address that was never verified, if any: it may belong to an attacker (pre-hijacking). */
  findUnverifiedAccount: (email: string) => Promise<string | undefined>;
  /** A token that signs in the owner of a confirmed address; creates the account if there is none. */
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

/** The identity service of this project. Its SDK is loaded on first use, to keep the start fast. */
export async function adminAuth(): Promise<Auth> {
  const [{ getApps, initializeApp }, { getAuth }] = await Promise.all([
    import("firebase-admin/app"),
    import("firebase-admin/auth"),
  ]);
  // The functions SDK creates its own app, with another name, when it verifies the caller's token.
  return getAuth(getApps()[0] ?? initializeApp());
}

/**
 * Changes an account of the identity service; does nothing if it is deleted.
 * @throws StorageError when that service cannot write: on one machine it is an emulator that writes to the shop's disk
 */
async function changeIdentity(change: (auth: Auth) => Promise<void>): Promise<void> {
  const auth = await adminAuth();
  try {
    await change(auth);
  } catch (error) {
    if (isUnknownUser(error)) return;
    throw isStorageFull(error) ? new StorageError(error) : error;
  }
}

/** The user of an address, or undefined. */
export async function findUser(auth: Auth, email: string): Promise<UserRecord | undefined> {
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

/** Whether the auth emulator answered 507 for a full disk. The SDK has no code for it, but passes on the response. */
function isStorageFull(error: unknown): boolean {
  const response: unknown =
    error instanceof Error && "httpResponse" in error ? error.httpResponse : undefined;
  return typeof response === "object" && response !== null && "status" in response && response.status === 507;
}
