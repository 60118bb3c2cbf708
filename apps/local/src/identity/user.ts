/** A shopper with an account. Times as in `tables.ts`. */
export interface User {
  readonly uid: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly displayName: string | null;
  readonly photoUrl: string | null;
  /** The record made by `Passwords.hash`. */
  readonly password: string | null;
  readonly passwordUpdatedAt: number | null;
  readonly disabled: boolean;
  /** Counts revocations. A token names the epoch it was issued in, and dies with it: no clock decides. */
  readonly epoch: number;
  /** The last revocation for the admin SDK, which can only compare seconds. */
  readonly validSince: number;
  readonly createdAt: number;
  readonly lastLoginAt: number;
}

/** The user as the protocol shows it (GetAccountInfoResponse), without the password record. */
export function toAccount(user: User): object {
  const profile = { displayName: user.displayName ?? undefined, photoUrl: user.photoUrl ?? undefined };
  return {
    localId: user.uid,
    email: user.email ?? undefined,
    emailVerified: user.emailVerified,
    ...profile,
    passwordUpdatedAt: user.passwordUpdatedAt ?? undefined,
    disabled: user.disabled,
    validSince: String(user.validSince),
    createdAt: String(user.createdAt),
    lastLoginAt: String(user.lastLoginAt),
    providerUserInfo: toProviders(user),
  };
}

/** The ways in which this user signs in. */
export function toProviders(user: User): object[] {
  if (user.email === null || user.password === null) {
    return [];
  }
  return [
    {
      providerId: "password",
      rawId: user.email,
      federatedId: user.email,
      email: user.email,
      displayName: user.displayName ?? undefined,
      photoUrl: user.photoUrl ?? undefined,
    },
  ];
}
