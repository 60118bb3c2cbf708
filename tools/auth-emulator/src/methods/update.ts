import { readDisplayName, readNewPassword } from "../protocol/fields.ts";
import { defineMethod, type Method } from "../protocol/method.ts";
import { required } from "../protocol/protocol-error.ts";
import type { Services } from "../services/services.ts";
import { toProviders, type User } from "../store/user.ts";
import type { UserChanges } from "../store/users.ts";
import { applyMailCode } from "./apply-mail-code.ts";

/**
 * `accounts:update`: what the code of a mail permits, or changes of the account of the ID token: name, password and
 * sign-in methods. A new password ends all sessions, so the response contains a new one.
 */
export function update(services: Services): Method {
  const { users, sessions, passwords } = services;
  return defineMethod({
    schema: {
      idToken: "text",
      oobCode: "text",
      password: "text",
      displayName: "text",
      deleteProvider: "texts",
      returnSecureToken: "flag",
    },
    handler: async ({ oobCode, password, deleteProvider, ...input }) => {
      if (oobCode !== undefined) return describe(applyMailCode(services, oobCode).user);
      const idToken = required(input.idToken, "INVALID_REQ_TYPE : Unsupported request parameters.");
      if (password !== undefined) sessions.checkRecent(idToken);
      const displayName = readDisplayName(input.displayName);
      const newPassword = password !== undefined && {
        password: await passwords.hash(readNewPassword(password)),
      };
      // Checked now, as hashing takes time: the first of two changes has invalidated this token.
      const { user } = sessions.check(idToken);
      const changed = users.change(user.uid, {
        ...withoutMethods(user, deleteProvider),
        ...(displayName !== undefined && { displayName }),
        ...newPassword,
      });
      return { ...describe(changed), ...(newPassword && sessions.open(changed, "password")) };
    },
  });
}

function describe(user: User): object {
  const { uid, email, emailVerified, displayName } = user;
  return { localId: uid, email, emailVerified, displayName, providerUserInfo: toProviders(user) };
}

/**
 * The user without the given sign-in methods. The e-mail stays when the password is removed, as in production; the
 * official emulator removes it.
 */
function withoutMethods(user: User, named: readonly string[] = []): UserChanges {
  return {
    ...(named.includes("password") && { password: null }),
    ...(named.includes("phone") && { phone: null }),
    providers: user.providers.filter(({ providerId }) => !named.includes(providerId)),
  };
}
