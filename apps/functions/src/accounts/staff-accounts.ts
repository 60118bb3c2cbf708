import type { StaffRole } from "@shop/contract";
import { staffRole } from "@shop/contract/schemas";
import type { Auth, UserRecord } from "firebase-admin/auth";
import { adminAuth, findUser } from "./identity.ts";

/** An account of the identity service, which may be of a member of staff. */
export type StaffAccount = {
  id: string;
  email: string;
  isVerified: boolean;
  /** All custom claims; `role` is one. */
  claims: Readonly<Record<string, unknown>>;
};

/** What the identity service knows of the staff. */
export type StaffAccounts = {
  find: (email: string) => Promise<StaffAccount | undefined>;
  /** Every account with a custom claim. */
  list: () => Promise<StaffAccount[]>;
  /** Replaces the custom claims, and ends every session: the next sign-in has them. */
  setClaims: (id: string, claims: StaffAccount["claims"]) => Promise<void>;
};

/** The role of an account, if it has one. */
export function roleOf({ claims }: Pick<StaffAccount, "claims">): StaffRole | undefined {
  return staffRole.safeParse(claims["role"]).data;
}

/** The staff of a Firebase project, reached with the credentials of this machine. Its SDK is loaded only here. */
export async function projectAccounts(projectId: string): Promise<StaffAccounts> {
  const [{ initializeApp }, { getAuth }] = await Promise.all([
    import("firebase-admin/app"),
    import("firebase-admin/auth"),
  ]);
  const auth = getAuth(initializeApp({ projectId }, `staff of ${projectId}`));
  return accountsOf(async () => auth);
}

/** The staff of the Firebase project that the functions run in. */
export const firebaseAccounts: StaffAccounts = accountsOf(adminAuth);

function accountsOf(openAuth: () => Promise<Auth>): StaffAccounts {
  return {
    find: async (email) => {
      const user = await findUser(await openAuth(), email);
      return user && toAccount(user);
    },
    list: async () =>
      (await listUsers(await openAuth()))
        .map(toAccount)
        .filter((account) => Object.keys(account.claims).length > 0),
    setClaims: async (id, claims) => {
      const auth = await openAuth();
      await auth.setCustomUserClaims(id, claims);
      await auth.revokeRefreshTokens(id);
    },
  };
}

function toAccount({ uid, email = "", emailVerified, customClaims = {} }: UserRecord): StaffAccount {
  return { id: uid, email, isVerified: emailVerified, claims: customClaims };
}

/** All users, page by page: the service finds none by their claims. */
async function listUsers(auth: Auth, pageToken?: string): Promise<UserRecord[]> {
  const page = await auth.listUsers(1000, pageToken);
  return page.pageToken === undefined
    ? page.users
    : [...page.users, ...(await listUsers(auth, page.pageToken))];
}
