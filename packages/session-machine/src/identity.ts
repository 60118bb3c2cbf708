import type { SocialProvider } from "./sign-in-attempt.ts";

/** Who is signed in, as far as a screen needs to know. */
export type Identity = {
  uid: string;
  email: string | null;
  name: string | null;
  emailVerified: boolean;
  /** E.164. */
  phone: string | null;
  /** The provider that this sign-in linked to the account, if it linked one. */
  linked?: SocialProvider;
};

/**
 * What the identity service says about this browser. `refused`: it knew the shopper here, and lets them in no
 * longer. `unreachable` says nothing about the shopper.
 */
export type IdentityReport =
  | { type: "identity.signedIn"; identity: Identity }
  | { type: "identity.nobody" }
  | { type: "identity.refused" }
  | { type: "identity.unreachable" };
