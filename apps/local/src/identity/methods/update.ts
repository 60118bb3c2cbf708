import { readEmail } from "../email.ts";
import { defineMethod, type Method } from "../method.ts";
import { readNewPassword } from "../password.ts";
import { readDisplayName, readPhotoUrl } from "../profile.ts";
import { ProtocolError } from "../protocol-error.ts";
import { assertRecentSignIn } from "../recent-sign-in.ts";
import type { Services } from "../services.ts";
import { toProviders } from "../user.ts";
import type { UserChanges } from "../users.ts";

/**
 * `accounts:update`: profile, email, password of whoever holds the ID token. Changing one of the last two
 * ends all sessions, so that the answer then brings a new one.
 */
export function update({ users, sessions, passwords, now }: Services): Method {
  return defineMethod({
    schema: {
      idToken: "text",
      email: "text",
      password: "text",
      displayName: "text",
      photoUrl: "text",
      returnSecureToken: "flag",
    },
    handler: async ({ idToken, ...input }) => {
      if (idToken === undefined) {
        throw new ProtocolError("INVALID_REQ_TYPE : Unsupported request parameters.");
      }
      const { claims } = sessions.check(idToken);
      if (input.email !== undefined || input.password !== undefined) {
        assertRecentSignIn(claims, now());
      }
      const changes = readChanges(input);
      const newPassword = input.password !== undefined && {
        password: await passwords.hash(readNewPassword(input.password)),
      };
      // Checked again, for hashing takes time: the first of two changes has ended this token.
      const { user } = sessions.check(idToken);
      const changed = users.change(user.uid, { ...changes, ...newPassword });
      return {
        kind: "identitytoolkit#SetAccountInfoResponse",
        localId: changed.uid,
        email: changed.email ?? undefined,
        emailVerified: changed.emailVerified,
        displayName: changed.displayName ?? undefined,
        photoUrl: changed.photoUrl ?? undefined,
        providerUserInfo: toProviders(changed),
        ...(changed.epoch !== user.epoch && sessions.open(changed, claims.firebase.sign_in_provider)),
      };
    },
  });
}

function readChanges(input: {
  email: string | undefined;
  displayName: string | undefined;
  photoUrl: string | undefined;
}): UserChanges {
  const displayName = readDisplayName(input.displayName);
  const photoUrl = readPhotoUrl(input.photoUrl);
  return {
    ...(displayName !== undefined && { displayName }),
    ...(photoUrl !== undefined && { photoUrl }),
    ...(input.email !== undefined && { email: readEmail(input.email) }),
  };
}
