import { readDisplayName, readNewPassword } from "../fields.ts";
import { defineMethod, type Method } from "../method.ts";
import { required } from "../protocol-error.ts";
import { assertRecentSignIn } from "../recent-sign-in.ts";
import type { Services } from "../services.ts";
import { toProviders, type User } from "../user.ts";
import type { UserChanges } from "../users.ts";
import { applyMailCode } from "./apply-mail-code.ts";

interface Request {
  readonly password: string | undefined;
  readonly displayName: string | undefined;
  readonly deleteProvider: readonly string[] | undefined;
}

/** `accounts:update`: what the code of a mail permits, or changes of the account of the ID token. */
export function update(services: Services): Method {
  return defineMethod({
    schema: {
      idToken: "text",
      oobCode: "text",
      password: "text",
      displayName: "text",
      deleteProvider: "texts",
      returnSecureToken: "flag",
    },
    handler: async ({ idToken, oobCode, ...request }) => {
      if (oobCode !== undefined) {
        return describe(applyMailCode(services, oobCode).user);
      }
      const token = required(idToken, "INVALID_REQ_TYPE : Unsupported request parameters.");
      return updateOwn(services, token, request);
    },
  });
}

/**
 * Name, password and sign-in methods of the account of the ID token. A new password ends all sessions, so that the answer
 * then brings a new one.
 */
async function updateOwn(services: Services, idToken: string, request: Request): Promise<object> {
  const { users, sessions, passwords, now } = services;
  const { claims } = sessions.check(idToken);
  if (request.password !== undefined) {
    assertRecentSignIn(claims, now());
  }
  const displayName = readDisplayName(request.displayName);
  const newPassword = request.password !== undefined && {
    password: await passwords.hash(readNewPassword(request.password)),
  };
  // Checked again, for hashing takes time: the first of two changes has ended this token.
  const { user } = sessions.check(idToken);
  const changed = users.change(user.uid, {
    ...withoutMethods(user, request.deleteProvider),
    ...(displayName !== undefined && { displayName }),
    ...newPassword,
  });
  return { ...describe(changed), ...(newPassword && sessions.open(changed, "password")) };
}

function describe(user: User): object {
  return {
    localId: user.uid,
    email: user.email ?? undefined,
    emailVerified: user.emailVerified,
    displayName: user.displayName ?? undefined,
    providerUserInfo: toProviders(user),
  };
}

/**
 * Without the sign-in methods that are named. The email stays when the password goes, as in production: the official
 * emulator takes it away.
 */
function withoutMethods(user: User, named: readonly string[] = []): UserChanges {
  return {
    ...(named.includes("password") && { password: null }),
    ...(named.includes("phone") && { phone: null }),
    providers: user.providers.filter(({ providerId }) => !named.includes(providerId)),
  };
}
