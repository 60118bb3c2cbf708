import { defineMethod, type Method } from "../method.ts";
import {
  assertLinkable,
  beginWith,
  findEntrance,
  joinWith,
  linkTo,
  withProvider,
} from "../provider-accounts.ts";
import { type ProviderCredential, readProviderCredential } from "../provider-credential.ts";
import { ProtocolError, required } from "../protocol-error.ts";
import { checkLinking } from "../recent-sign-in.ts";
import type { Services } from "../services.ts";
import type { User } from "../user.ts";

/**
 * `accounts:signInWithIdp`: signs in with the credential of Google or Facebook, into a new account if need be;
 * with an ID token, gives that account this sign-in method.
 */
export function signInWithIdp(services: Services): Method {
  const { users, testPeople } = services;
  return defineMethod({
    schema: {
      requestUri: "text",
      postBody: "text",
      idToken: "text",
      autoCreate: "flag",
      returnSecureToken: "flag",
    },
    handler: ({ requestUri, postBody, idToken, autoCreate = true }) => {
      required(requestUri, "MISSING_REQUEST_URI");
      const credential = readProviderCredential(postBody);
      const { account, emailVerified } = credential;
      const holder = idToken === undefined ? undefined : checkLinking(services, idToken);
      testPeople.remember(account.providerId, { ...account, emailVerified });
      if (holder) {
        assertLinkable(users, holder.user, credential);
        const user = users.change(holder.user.uid, linkTo(holder.user, credential));
        return answer(services, { user, credential, authTime: holder.claims.auth_time });
      }
      const entrance = findEntrance(services, credential);
      if (!autoCreate && entrance.kind !== "known") {
        // Whoever signs in again came with another account. The SDK leaves their session alone at this error;
        // at USER_NOT_FOUND it would end it.
        throw new ProtocolError("EMAIL_NOT_FOUND");
      }
      if (entrance.kind === "new") {
        const user = users.add(beginWith(credential));
        return { ...answer(services, { user, credential }), isNewUser: true };
      }
      const { user } = entrance;
      if (entrance.kind === "unproven") {
        return {
          ...describe(credential),
          needConfirmation: true,
          verifiedProvider: user.providers.map(({ providerId }) => providerId),
        };
      }
      users.greet(user.uid);
      const changes =
        entrance.kind === "joined"
          ? joinWith(user, credential)
          : { providers: withProvider(user.providers, account) };
      return answer(services, { user: users.change(user.uid, changes), credential });
    },
  });
}

function answer(
  { sessions }: Services,
  { user, credential, authTime }: { user: User; credential: ProviderCredential; authTime?: number },
): object {
  const { account, emailVerified } = credential;
  return {
    ...describe(credential),
    localId: user.uid,
    emailVerified: account.email === user.email ? user.emailVerified : emailVerified,
    ...sessions.open(user, account.providerId, authTime),
  };
}

/** Who the other service says it is. */
function describe({ account, emailVerified, tokens }: ProviderCredential): object {
  const { providerId, rawId } = account;
  const email = account.email ?? undefined;
  const displayName = account.displayName ?? undefined;
  const photoUrl = account.photoUrl ?? undefined;
  return {
    kind: "identitytoolkit#VerifyAssertionResponse",
    context: "",
    providerId,
    federatedId: rawId,
    email,
    emailVerified,
    displayName,
    fullName: displayName,
    photoUrl,
    rawUserInfo: JSON.stringify({ id: rawId, name: displayName, email, picture: photoUrl }),
    ...tokens,
  };
}
