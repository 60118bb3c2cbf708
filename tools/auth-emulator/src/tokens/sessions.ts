import type { DatabaseSync } from "node:sqlite";
import { type IdTokens, type SignIn, TOKEN_LIFETIME } from "./id-tokens.ts";
import { ProtocolError } from "../protocol/protocol-error.ts";
import { hashOf, newSecret } from "../protocol/secret.ts";
import type { User } from "../store/user.ts";
import type { Users } from "../store/users.ts";

interface SessionRow {
  uid: string;
  provider: string;
  epoch: number;
  auth_time: number;
}

/** How recent (s) a sign-in must be to change the account, as in production, where linking is allowed later, too. */
const RECENT = 5 * 60;

export type Sessions = ReturnType<typeof createSessions>;

/** @param now clock in ms */
export function createSessions(database: DatabaseSync, users: Users, idTokens: IdTokens, now: () => number) {
  const toTokens = (user: User, signIn: SignIn, refreshToken: string) => ({
    idToken: idTokens.issue(user, signIn),
    refreshToken,
    /** Seconds, as text. */
    expiresIn: String(TOKEN_LIFETIME),
  });

  // The SDK signs the user out at USER_DISABLED, USER_NOT_FOUND and TOKEN_EXPIRED, and at nothing else.
  const holder = (uid: string, epoch: number): User => {
    const user = users.find(uid);
    if (!user) throw new ProtocolError("USER_NOT_FOUND");
    if (user.disabled) throw new ProtocolError("USER_DISABLED");
    if (user.epoch !== epoch) throw new ProtocolError("TOKEN_EXPIRED");
    return user;
  };

  const check = (idToken: string) => {
    const claims = idTokens.read(idToken);
    if (!claims) throw new ProtocolError("INVALID_ID_TOKEN");
    return { user: holder(claims.sub, claims.local_epoch), claims };
  };

  return {
    /**
     * Opens a session for a user who has just signed in.
     * @param authTime the time of the sign-in in seconds, if it was in an earlier session
     * @throws ProtocolError `USER_DISABLED`
     */
    open: (user: User, provider: string, authTime = Math.floor(now() / 1000)) => {
      if (user.disabled) throw new ProtocolError("USER_DISABLED");
      const refreshToken = newSecret();
      database
        .prepare("INSERT INTO identity_refresh_tokens VALUES (?, ?, ?, ?, ?)")
        .run(hashOf(refreshToken), user.uid, provider, user.epoch, authTime);
      return toTokens(user, { provider, authTime }, refreshToken);
    },

    /**
     * A new ID token for an open session. The refresh token stays the same, for the tabs that share it.
     * @throws ProtocolError `INVALID_REFRESH_TOKEN`, `USER_NOT_FOUND`, `USER_DISABLED`, `TOKEN_EXPIRED`
     */
    resume: (refreshToken: string) => {
      // STRICT table: the columns hold the types of SessionRow.
      const row = database
        .prepare("SELECT * FROM identity_refresh_tokens WHERE hash = ?")
        .get(hashOf(refreshToken)) as SessionRow | undefined;
      if (!row) throw new ProtocolError("INVALID_REFRESH_TOKEN");
      const user = holder(row.uid, row.epoch);
      const signIn = { provider: row.provider, authTime: row.auth_time };
      return toTokens(user, signIn, refreshToken);
    },

    /**
     * The current user of this ID token.
     * @throws ProtocolError `INVALID_ID_TOKEN`, `USER_NOT_FOUND`, `USER_DISABLED`, `TOKEN_EXPIRED`
     */
    check,

    /**
     * The same, but requires a recent sign-in: an unattended open screen must not be enough to take over an account,
     * and a linked sign-in method would renew an old session.
     * @throws also `CREDENTIAL_TOO_OLD_LOGIN_AGAIN`
     */
    checkRecent: (idToken: string) => {
      const { user, claims } = check(idToken);
      if (now() / 1000 - claims.auth_time > RECENT) throw new ProtocolError("CREDENTIAL_TOO_OLD_LOGIN_AGAIN");
      return { user, claims };
    },
  };
}
