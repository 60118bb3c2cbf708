import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { ProtocolError } from "../protocol/protocol-error.ts";
import { inTransaction } from "./transaction.ts";
import type { LinkedProvider, User } from "./user.ts";
import { deleteUser, selectClaimants, selectOwner, selectUser, writeUser } from "./user-row.ts";

/** The changes of an account. */
export interface UserChanges {
  /** Null removes it. */
  readonly email?: string | null;
  /** A new email is not verified by default. */
  readonly emailVerified?: boolean;
  /** Null removes it. */
  readonly password?: string | null;
  readonly displayName?: string | null;
  readonly phone?: string | null;
  readonly providers?: readonly LinkedProvider[];
  /** Ends every session and token, as a new password and another e-mail do anyway. */
  readonly endsSessions?: true;
}

/**
 * The changes of an account that was recovered by mail: no session, and no other sign-in method, which an attacker may
 * have linked. The e-mail is verified, as it was just read.
 */
export const RECOVERED = {
  emailVerified: true,
  phone: null,
  providers: [],
  endsSessions: true,
} satisfies UserChanges;

export type Users = ReturnType<typeof createUsers>;

/** @param now clock in ms */
export function createUsers(database: DatabaseSync, now: () => number) {
  const find = (uid: string): User | undefined => selectUser(database, "uid", uid);
  const write = (user: User): User => writeUser(database, user);
  const revoked = (user: User): User => ({
    ...user,
    epoch: user.epoch + 1,
    validSince: Math.floor(now() / 1000),
  });

  const amend = (uid: string, toNext: (user: User) => User): boolean =>
    inTransaction(database, () => {
      const user = find(uid);
      return user !== undefined && write(toNext(user)) !== undefined;
    });

  const assertFree = ({ uid, email, phone, providers }: User): void => {
    const isTaken = (other: User | undefined): boolean => other !== undefined && other.uid !== uid;
    if (email !== null && isTaken(selectUser(database, "email", email)))
      throw new ProtocolError("EMAIL_EXISTS");
    if (phone !== null && isTaken(selectUser(database, "phone", phone)))
      throw new ProtocolError("PHONE_NUMBER_EXISTS");
    if (providers.some((one) => (selectOwner(database, one.providerId, one.rawId) ?? uid) !== uid))
      throw new ProtocolError("FEDERATED_USER_ID_ALREADY_LINKED");
  };

  const changed = (user: User, { endsSessions, ...changes }: UserChanges): User => {
    const next = { ...user, ...changes };
    const hasNewEmail = next.email !== user.email;
    const hasNewPassword = next.password !== user.password && next.password !== null;
    if (hasNewEmail) next.emailVerified = changes.emailVerified ?? false;
    assertFree(next);
    const replacesEmail = hasNewEmail && user.email !== null;
    return endsSessions || replacesEmail || hasNewPassword ? revoked(next) : next;
  };

  return {
    find,
    findByEmail: (email: string) => selectUser(database, "email", email),
    findByPhone: (phone: string) => selectUser(database, "phone", phone),
    findByProvider: ({ providerId, rawId }: Pick<LinkedProvider, "providerId" | "rawId">) => {
      const uid = selectOwner(database, providerId, rawId);
      return uid === undefined ? undefined : find(uid);
    },

    /** The users with custom claims, by their e-mails. */
    listClaimants: () => selectClaimants(database).flatMap((uid) => find(uid) ?? []),

    /** @throws ProtocolError `EMAIL_EXISTS`, `PHONE_NUMBER_EXISTS`, `FEDERATED_USER_ID_ALREADY_LINKED` */
    add: (fields: UserChanges): User =>
      inTransaction(database, () => {
        const uid = randomBytes(21).toString("base64url");
        return write({ ...changed(newUser(uid, now()), fields), epoch: 0 });
      }),

    /**
     * Writes the changes. Another e-mail or a new password ends every session and token.
     * @throws ProtocolError `USER_NOT_FOUND`, and those of `add`
     */
    change: (uid: string, changes: UserChanges): User =>
      inTransaction(database, () => {
        const user = find(uid);
        if (!user) throw new ProtocolError("USER_NOT_FOUND");
        return write(changed(user, changes));
      }),

    /** Disables the account and ends its sessions. False: there is no such user. */
    disable: (uid: string) => amend(uid, (user) => ({ ...revoked(user), disabled: true })),
    /** Sets the custom claims of the user, which come with the next token. False: there is no such user. */
    claim: (uid: string, claims: User["claims"]) => amend(uid, (user) => ({ ...user, claims })),
    /** Ends all sessions and tokens of the user, who may sign in again. False: there is no such user. */
    revoke: (uid: string) => amend(uid, revoked),
    /** Removes the user. The hashes of the refresh tokens stay, for the right error code. */
    remove: (uid: string) => inTransaction(database, () => deleteUser(database, uid)),
  };
}

/** A user without any sign-in method. */
function newUser(uid: string, at: number): User {
  return {
    uid,
    email: null,
    emailVerified: false,
    displayName: null,
    password: null,
    phone: null,
    providers: [],
    disabled: false,
    claims: {},
    epoch: 0,
    validSince: Math.floor(at / 1000),
    createdAt: at,
  };
}
