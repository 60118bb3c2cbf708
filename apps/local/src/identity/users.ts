import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { ProtocolError } from "./protocol-error.ts";
import { inTransaction } from "./transaction.ts";
import type { User } from "./user.ts";
import { selectUser, writeUser } from "./user-row.ts";

export interface UserChanges {
  readonly email?: string;
  readonly password?: string;
  readonly displayName?: string | null;
  readonly photoUrl?: string | null;
}

export interface Users {
  find(uid: string): User | undefined;
  findByEmail(email: string): User | undefined;
  /** @throws ProtocolError `EMAIL_EXISTS` */
  add(fields: { email: string; password: string; displayName: string | null }): User;
  /**
   * Writes the changes. Another email or password ends every session and token there is.
   * @throws ProtocolError `USER_NOT_FOUND`, `EMAIL_EXISTS`
   */
  change(uid: string, changes: UserChanges): User;
  /** Notes the time of a sign-in. */
  greet(uid: string): void;
  /** Shuts the account and ends its sessions. False: there is no such user. */
  disable(uid: string): boolean;
  /** Ends all sessions and tokens of the user, who may sign in again. False: there is no such user. */
  revoke(uid: string): boolean;
  /** Removes the user. The hashes of the refresh tokens stay, to tell their holders what happened. */
  remove(uid: string): boolean;
}

/** @param now clock in ms */
export function createUsers(database: DatabaseSync, now: () => number): Users {
  const find = (uid: string): User | undefined => selectUser(database, "uid", uid);
  const findByEmail = (email: string): User | undefined => selectUser(database, "email", email);
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

  return {
    find,
    findByEmail,

    add: ({ email, password, displayName }) =>
      inTransaction(database, () => {
        if (findByEmail(email)) {
          throw new ProtocolError("EMAIL_EXISTS");
        }
        const at = now();
        return write({
          uid: randomBytes(21).toString("base64url"),
          email,
          emailVerified: false,
          displayName,
          photoUrl: null,
          password,
          passwordUpdatedAt: at,
          disabled: false,
          epoch: 0,
          validSince: Math.floor(at / 1000),
          createdAt: at,
          lastLoginAt: at,
        });
      }),

    change: (uid, changes) =>
      inTransaction(database, () => {
        const user = find(uid);
        if (!user) {
          throw new ProtocolError("USER_NOT_FOUND");
        }
        const next = { ...user, ...changes };
        if (next.email !== user.email) {
          if (next.email !== null && findByEmail(next.email)) {
            throw new ProtocolError("EMAIL_EXISTS");
          }
          next.emailVerified = false;
        }
        if (next.password !== user.password) {
          next.passwordUpdatedAt = now();
        }
        const endsSessions = next.email !== user.email || next.password !== user.password;
        return write(endsSessions ? revoked(next) : next);
      }),

    greet: (uid) => void amend(uid, (user) => ({ ...user, lastLoginAt: now() })),
    disable: (uid) => amend(uid, (user) => ({ ...revoked(user), disabled: true })),
    revoke: (uid) => amend(uid, revoked),
    remove: (uid) => database.prepare("DELETE FROM identity_users WHERE uid = ?").run(uid).changes === 1,
  };
}
