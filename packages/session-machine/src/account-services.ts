import type { AuthServices } from "./auth-services.ts";
import type { Secret } from "./secret.ts";
import type { SignInAttempt } from "./sign-in-attempt.ts";

/** A sign-in method. */
export type SignInMethod = "password" | "phone" | "google" | "facebook";

/** A sign-in method of this account, with the e-mail or number that it is known by. */
export type LinkedMethod = { method: SignInMethod; label: string | null };

/** How one signs in to this account, as the identity service knows it now. */
export type AuthAccount = {
  email: string | null;
  emailVerified: boolean;
  /** E.164. */
  phone: string | null;
  methods: LinkedMethod[];
};

/** A code that came to the mail or the phone of the account, which shows that the person at the keyboard is its owner. */
export type Reauthentication = Extract<SignInAttempt, { code: Secret }>;

/**
 * Whether a sign-in method can go and another way into the account is left: one more method, or the code that is mailed
 * to a verified address. An unverified one leads into a new account.
 */
export function canUnlink({ emailVerified, methods }: AuthAccount): boolean {
  return methods.length > 1 || emailVerified;
}

/** A sign-in method that is to be linked; a password is added by `setPassword`. */
export type NewSignInMethod =
  | { method: "google" | "facebook" }
  | { method: "phone"; verificationId: string; code: Secret };

/**
 * The account at the identity service. Everything rejects with a `SignInFailureError`: `needsRecentSignIn` when the
 * shopper has to prove themselves first, after which the same call is made again.
 */
export type IdentityAccountServices = {
  /** Fresh from the service: a link in a mail may have been followed in another window. */
  readAuthAccount: () => Promise<AuthAccount>;
  /** Sends the mail with which the shopper shows that the address is theirs. */
  sendVerification: () => Promise<void>;
  reauthenticate: (reauthentication: Reauthentication) => Promise<void>;
  sendCode: AuthServices["sendCode"];
  sendEmailCode: AuthServices["sendEmailCode"];
  /** Changes the password, or gives the account its first. */
  setPassword: (input: { password: Secret }) => Promise<void>;
  /** Sends a mail to the new address; the old one stays until its link is followed. */
  changeEmail: (input: { email: string }) => Promise<void>;
  /** With a window of Google or Facebook, it is called in the click itself, before anything is awaited. */
  link: (input: NewSignInMethod) => Promise<void>;
  /** Rejects with `lastMethod` unless `canUnlink`. */
  unlink: (input: { method: SignInMethod }) => Promise<void>;
  /** Keeps the name of the identity in step with that of the profile. */
  rename: (input: { name: string }) => Promise<void>;
};
