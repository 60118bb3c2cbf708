import { ProtocolError } from "../protocol/protocol-error.ts";
import type { ProviderCredential } from "./provider-credential.ts";
import type { Services } from "./services.ts";
import type { LinkedProvider, User } from "../store/user.ts";
import { RECOVERED, type UserChanges, type Users } from "../store/users.ts";

/**
 * Whom a credential of another service opens the door to: somebody who has come with it before, the owner of the same
 * email, which that service vouches for or not, or nobody yet.
 */
export type Entrance =
  | { readonly kind: "known" | "joined" | "unproven"; readonly user: User }
  | { readonly kind: "new" };

export function findEntrance(
  { users, messages }: Services,
  { account, emailVerified }: ProviderCredential,
): Entrance {
  const known = users.findByProvider(account);
  if (known) {
    return { kind: "known", user: known };
  }
  const { email } = account;
  if (email === null) {
    return { kind: "new" };
  }
  const user = emailVerified ? messages.claimAccount(email) : users.findByEmail(email);
  return user ? { kind: emailVerified ? "joined" : "unproven", user } : { kind: "new" };
}

/** A new account. */
export function beginWith({ account, emailVerified }: ProviderCredential): UserChanges {
  const { email, displayName } = account;
  return { ...(email !== null && { email, emailVerified }), displayName, providers: [account] };
}

/**
 * The account of the same email gets this sign-in method. Where nobody had ever verified that email, whoever made the
 * account may have been somebody else, lying in wait: then every other sign-in method goes, and every session.
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
 * One account of another service opens one account here, and an email too.
 * @throws ProtocolError `FEDERATED_USER_ID_ALREADY_LINKED`, `EMAIL_EXISTS`
 */
export function assertLinkable(users: Users, user: User, { account }: ProviderCredential): void {
  if (users.findByProvider(account)) {
    throw new ProtocolError("FEDERATED_USER_ID_ALREADY_LINKED");
  }
  const namesake = account.email === null ? undefined : users.findByEmail(account.email);
  if (namesake && namesake.uid !== user.uid) {
    throw new ProtocolError("EMAIL_EXISTS");
  }
}

/** With what the service says of the person now, in its old place if it had one. */
export function withProvider(
  providers: readonly LinkedProvider[],
  account: LinkedProvider,
): readonly LinkedProvider[] {
  const isSame = ({ providerId }: LinkedProvider): boolean => providerId === account.providerId;
  return providers.some(isSame)
    ? providers.map((one) => (isSame(one) ? account : one))
    : [...providers, account];
}
