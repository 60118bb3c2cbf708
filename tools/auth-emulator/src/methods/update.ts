import { readEmail } from "../email.ts";
import { defineMethod, type Method } from "../method.ts";
import { readNewPassword } from "../password.ts";
import { readDisplayName, readPhotoUrl } from "../profile.ts";
import { required } from "../protocol-error.ts";
import { assertRecentSignIn } from "../recent-sign-in.ts";
import { warnFormerAddress } from "../send-mail.ts";
import type { Services } from "../services.ts";
import { toProviders, type User } from "../user.ts";
import type { UserChanges } from "../users.ts";
import { applyMailCode } from "./apply-mail-code.ts";

interface Request {
  readonly email: string | undefined;
  readonly password: string | undefined;
  readonly displayName: string | undefined;
  readonly photoUrl: string | undefined;
  readonly deleteProvider: readonly string[] | undefined;
}

/** `accounts:update`: what the code of a mail permits, or changes of the account of the ID token. */
export function update(services: Services): Method {
  return defineMethod({
    schema: {
      idToken: "text",
      oobCode: "text",
      email: "text",
      password: "text",
      displayName: "text",
      photoUrl: "text",
      deleteProvider: "texts",
      returnSecureToken: "flag",
    },
    handler: async ({ idToken, oobCode, ...request }) => {
      if (oobCode !== undefined) {
        const { kind, user } = applyMailCode(services, oobCode);
        return { ...describe(user), ...(kind === "VERIFY_AND_CHANGE_EMAIL" && { newEmail: user.email }) };
      }
      const token = required(idToken, "INVALID_REQ_TYPE : Unsupported request parameters.");
      return updateOwn(services, token, request);
    },
  });
}

/**
 * Profile, email, password and sign-in methods of the account of the ID token. A new password or another email ends all
 * sessions, so that the answer then brings a new one.
 */
async function updateOwn(services: Services, idToken: string, request: Request): Promise<object> {
  const { users, sessions, passwords, now } = services;
  const { claims } = sessions.check(idToken);
  if (request.email !== undefined || request.password !== undefined) {
    assertRecentSignIn(claims, now());
  }
  const changes = readChanges(request);
  const newPassword = request.password !== undefined && {
    password: await passwords.hash(readNewPassword(request.password)),
  };
  // Checked again, for hashing takes time: the first of two changes has ended this token.
  const { user } = sessions.check(idToken);
  const unlinked = readUnlinked(user, request.deleteProvider);
  const changed = users.change(user.uid, { ...unlinked, ...changes, ...newPassword });
  if (user.email !== null && changed.email !== null && changed.email !== user.email) {
    warnFormerAddress(services, { user, email: user.email, newEmail: changed.email });
  }
  const provider = newPassword ? "password" : claims.firebase.sign_in_provider;
  return { ...describe(changed), ...(changed.epoch !== user.epoch && sessions.open(changed, provider)) };
}

function describe(user: User): object {
  return {
    kind: "identitytoolkit#SetAccountInfoResponse",
    localId: user.uid,
    email: user.email ?? undefined,
    emailVerified: user.emailVerified,
    displayName: user.displayName ?? undefined,
    photoUrl: user.photoUrl ?? undefined,
    providerUserInfo: toProviders(user),
  };
}

function readChanges({ displayName: name, photoUrl: url, email }: Request): UserChanges {
  const displayName = readDisplayName(name);
  const photoUrl = readPhotoUrl(url);
  return {
    ...(displayName !== undefined && { displayName }),
    ...(photoUrl !== undefined && { photoUrl }),
    ...(email !== undefined && { email: readEmail(email) }),
  };
}

/**
 * Without the sign-in methods that are named. The email stays when the password goes, as in production: the official
 * emulator takes it away.
 */
function readUnlinked(user: User, deleteProvider: readonly string[] = []): UserChanges {
  const isUnlinked = (providerId: string): boolean => deleteProvider.includes(providerId);
  return {
    ...(isUnlinked("password") && { password: null }),
    ...(isUnlinked("phone") && { phone: null }),
    ...(deleteProvider.length > 0 && {
      providers: user.providers.filter(({ providerId }) => !isUnlinked(providerId)),
    }),
  };
}
