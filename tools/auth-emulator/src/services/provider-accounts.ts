import { ProtocolError } from "../protocol/protocol-error.ts";
import type { ProviderCredential } from "./provider-credential.ts";
import type { Services } from "./services.ts";
import type { LinkedProvider, User } from "../store/user.ts";
import { RECOVERED, type UserChanges, type Users } from "../store/users.ts";

/**
 * The account for a provider's credential: one that is linked to it, one of the same e-mail, which the provider has
 * verified or not, or none yet.
 */
export type Entrance =
  | { readonly kind: "known" | "joined" | "unproven"; readonly user: User }
  | { readonly kind: "new" };

export function findEntrance(
  { users, messages }: Services,
  { account, emailVerified }: ProviderCredential,
): Entrance {
  const known = users.findByProvider(account);
  if (known) return { kind: "known", user: known };
  const { email } = account;
  if (email === null) return { kind: "new" };
  const user = emailVerified ? messages.claimAccount(email) : users.findByEmail(email);
  return user ? { kind: emailVerified ? "joined" : "unproven", user } : { kind: "new" };
}

/** A new account. */
export function beginWith({ account, emailVerified }: ProviderCredential): UserChanges {
  const { email, displayName } = account;
  return { ...(email !== null && { email, emailVerified }), displayName, providers: [account] };
}

/**
 * Links this sign-in method to the account of the same e-mail. If that e-mail was never verified, an attacker may have
 * created the account (pre-hijacking): then every other sign-in method and every session is removed.
 */
export function joinWith(user: User, { account }: ProviderCredential): UserChanges {
  const name = { displayName: account.displayName ?? user.displayName };
  return user.emailVerified
    ? { ...name, providers: withProvider(user.providers, account) }
    : { ...name, ...RECOVERED, password: null, providers: [account] };
}

/** The signed-in user links this sign-in method. */
export function linkTo(user: User, { account, emailVerified }: ProviderCredential): UserChanges {
  const { email } = account;
  return {
    ...(email !== null && user.email === null && { email, emailVerified }),
    ...(email !== null && user.email === email && emailVerified && { emailVerified: true }),
    providers: withProvider(user.providers, account),
  };
}

/**
 * A provider's account belongs to one account here, and so does an e-mail.
 * @throws ProtocolError `FEDERATED_USER_ID_ALREADY_LINKED`, `EMAIL_EXISTS`
 */
export function assertLinkable(users: Users, user: User, { account }: ProviderCredential): void {
  if (users.findByProvider(account)) throw new ProtocolError("FEDERATED_USER_ID_ALREADY_LINKED");
  const namesake = account.email === null ? undefined : users.findByEmail(account.email);
  if (namesake && namesake.uid !== user.uid) throw new ProtocolError("EMAIL_EXISTS");
}

/** The user with the provider's current data, in its old position if it had one. */
export function withProvider(
  providers: readonly LinkedProvider[],
  account: LinkedProvider,
): readonly LinkedProvider[] {
  const isSame = ({ providerId }: LinkedProvider): boolean => providerId === account.providerId;
  return providers.some(isSame)
    ? providers.map((one) => (isSame(one) ? account : one))
    : [...providers, account];
}
