import type { AccessServices } from "./access-services.ts";
import type { Secret } from "./secret.ts";

/** A way to sign in. */
export type Way = "password" | "phone" | "google" | "facebook";

/** A way that leads into this account, with the e-mail or number that it is known by. */
export type LinkedWay = { way: Way; label: string | null };

/** How one signs in to this account, as the identity service knows it now. */
export type Access = {
  email: string | null;
  emailVerified: boolean;
  /** E.164. */
  phone: string | null;
  ways: LinkedWay[];
};

/** What shows that the person at the keyboard still is the shopper. */
export type Proof =
  | { way: "password"; password: Secret }
  | { way: "google" }
  | { way: "facebook" }
  | { way: "phone"; verificationId: string; code: Secret };

/** A way that is to be added; a password is added by `setPassword`. */
export type NewWay = { way: "google" | "facebook" } | { way: "phone"; verificationId: string; code: Secret };

/**
 * The account at the identity service. Everything rejects with a `SignInRefusal`: `needsRecentSignIn` when the
 * shopper has to prove themselves first, after which the same call is made again.
 */
export type IdentityAccountServices = {
  /** Fresh from the service: a link in a mail may have been followed in another window. */
  readAccess: () => Promise<Access>;
  /** Sends the mail with which the shopper shows that the address is theirs. */
  sendVerification: () => Promise<void>;
  /** With a window of Google or Facebook, it is called in the click itself, before anything is awaited. */
  reauthenticate: (proof: Proof) => Promise<void>;
  sendCode: AccessServices["sendCode"];
  /** Changes the password, or gives the account its first. */
  setPassword: (input: { password: Secret }) => Promise<void>;
  /** Sends a mail to the new address; the old one stays until its link is followed. */
  changeEmail: (input: { email: string }) => Promise<void>;
  /** With a window of Google or Facebook, it is called in the click itself, before anything is awaited. */
  link: (input: NewWay) => Promise<void>;
  /** Rejects with `lastWay` when nothing else leads into the account. */
  unlink: (input: { way: Way }) => Promise<void>;
  /** Keeps the name of the identity in step with that of the profile. */
  rename: (input: { name: string }) => Promise<void>;
};
