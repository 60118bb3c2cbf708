import type { AuthServices } from "./auth-services.ts";
import type { Secret } from "./secret.ts";
import type { SignInAttempt } from "./sign-in-attempt.ts";

/** A sign-in method. */
export type SignInMethod = "password" | "phone" | "google" | "facebook";

/** A sign-in method of this account, with its e-mail or number. */
export type LinkedMethod = { method: SignInMethod; label: string | null };

/** The account at the identity service, with its sign-in methods. */
export type AuthAccount = {
  email: string | null;
  emailVerified: boolean;
  /** E.164. */
  phone: string | null;
  methods: LinkedMethod[];
};

/** A code from the mail or the phone of the account, which proves that the user is its owner. */
export type Reauthentication = Extract<SignInAttempt, { code: Secret }>;

/**
 * Whether a sign-in method can be unlinked and another one is left: one more method, or the code mailed to a verified
 * address. A code to an unverified one would create a new account.
 */
export function canUnlink({ emailVerified, methods }: AuthAccount): boolean {
  return methods.length > 1 || emailVerified;
}

/** A sign-in method to link; a password is added by `setPassword`. */
export type NewSignInMethod =
  | { method: "google" | "facebook" }
  | { method: "phone"; verificationId: string; code: Secret };

/**
 * The account at the identity service. Everything rejects with a `SignInFailureError`: `needsRecentSignIn` when the
 * shopper has to reauthenticate first; then the same call is repeated.
 */
export type IdentityAccountServices = {
  /** Not cached: a link in a mail may have been followed in another window. */
  readAuthAccount: () => Promise<AuthAccount>;
  /** Sends the verification mail. */
  sendVerification: () => Promise<void>;
  reauthenticate: (reauthentication: Reauthentication) => Promise<void>;
  sendCode: AuthServices["sendCode"];
  sendEmailCode: AuthServices["sendEmailCode"];
  /** Changes the password, or sets the first one. */
  setPassword: (input: { password: Secret }) => Promise<void>;
  /** Sends a mail to the new address; the old one stays until its link is followed. */
  changeEmail: (input: { email: string }) => Promise<void>;
  /** For Google or Facebook, it must be called within the click, before anything is awaited. */
  link: (input: NewSignInMethod) => Promise<void>;
  /** Rejects with `lastMethod` unless `canUnlink`. */
  unlink: (input: { method: SignInMethod }) => Promise<void>;
  /** Synchronizes the name of the identity with that of the profile. */
  rename: (input: { name: string }) => Promise<void>;
};
