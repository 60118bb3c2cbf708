/** Who is signed in, as far as a screen needs to know. */
export type Identity = { uid: string; email: string | null; name: string | null };

/** What the identity service says about this browser. `unreachable` says nothing about the shopper. */
export type IdentityReport =
  | { type: "identity.signedIn"; identity: Identity }
  | { type: "identity.nobody" }
  | { type: "identity.unreachable" };
