import type { SocialProvider } from "./sign-in-attempt.ts";

/** The signed-in user, as far as screens need it. */
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
 * The identity service's report about this browser. `refused`: it knew the shopper here, but no longer accepts them.
 * `unreachable` says nothing about the shopper.
 */
export type IdentityReport =
  | { type: "identity.signedIn"; identity: Identity }
  | { type: "identity.nobody" }
  | { type: "identity.refused" }
  | { type: "identity.unreachable" };
