/** The person's account at another service, such as Google, with which they sign in here. */
export interface LinkedProvider {
  /** Such as `google.com`. */
  readonly providerId: string;
  /** The provider's id of the person. */
  readonly rawId: string;
  readonly email: string | null;
  readonly displayName: string | null;
}

/** A user with an account. Times as in `tables.ts`. */
export interface User {
  readonly uid: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly displayName: string | null;
  /** The record made by `Passwords.hash`. */
  readonly password: string | null;
  /** E.164, such as `+525512345678`. Codes for signing in are sent there. */
  readonly phone: string | null;
  /** In the order in which they were linked, at most one of each service. */
  readonly providers: readonly LinkedProvider[];
  readonly disabled: boolean;
  /** Custom claims, which the server has set and every ID token carries. */
  readonly claims: Readonly<Record<string, unknown>>;
  /** Counts revocations. A token contains its epoch, and is invalid after it, whatever the clocks. */
  readonly epoch: number;
  /** The last revocation for the admin SDK, which can only compare seconds. */
  readonly validSince: number;
  readonly createdAt: number;
}

/** The user as the protocol shows it (GetAccountInfoResponse), without the password record. */
export function toAccount(user: User): object {
  const { uid, email, emailVerified, displayName, phone, createdAt } = user;
  return {
    localId: uid,
    email,
    emailVerified,
    displayName,
    phoneNumber: phone,
    createdAt: String(createdAt),
    providerUserInfo: toProviders(user),
  };
}

/** The sign-in methods of this user, as the protocol lists them. */
export function toProviders({ email, phone, password, displayName, providers }: User): object[] {
  return [
    ...(email !== null && password !== null
      ? [{ providerId: "password", rawId: email, email, displayName }]
      : []),
    ...(phone === null ? [] : [{ providerId: "phone", rawId: phone, phoneNumber: phone }]),
    ...providers,
  ];
}

/** The identities of this user, for the ID token. */
export function toIdentities({ email, phone, providers }: User): Record<string, string[]> {
  return {
    ...(email !== null && { email: [email] }),
    ...(phone !== null && { phone: [phone] }),
    ...Object.fromEntries(providers.map(({ providerId, rawId }) => [providerId, [rawId]])),
  };
}
