import { defineMethod, type Method } from "../protocol/method.ts";
import {
  assertLinkable,
  beginWith,
  type Entrance,
  findEntrance,
  joinWith,
  linkTo,
  withProvider,
} from "../services/provider-accounts.ts";
import { type ProviderCredential, readProviderCredential } from "../services/provider-credential.ts";
import { required } from "../protocol/protocol-error.ts";
import type { Services } from "../services/services.ts";
import type { User } from "../store/user.ts";

/**
 * `accounts:signInWithIdp`: signs in with the credential of Google or Facebook, into a new account if need be; with an
 * ID token, links this sign-in method to that account.
 */
export function signInWithIdp(services: Services): Method {
  const { users, sessions } = services;
  return defineMethod({
    schema: {
      requestUri: "text",
      postBody: "text",
      idToken: "text",
      returnSecureToken: "flag",
    },
    handler: ({ requestUri, postBody, idToken }) => {
      required(requestUri, "MISSING_REQUEST_URI");
      const credential = readProviderCredential(postBody);
      const { account } = credential;
      if (idToken !== undefined) {
        const { user: holder, claims } = sessions.checkRecent(idToken);
        assertLinkable(users, holder, credential);
        const user = users.change(holder.uid, linkTo(holder, credential));
        return {
          ...describe(credential),
          localId: user.uid,
          ...sessions.open(user, account.providerId, claims.auth_time),
        };
      }
      const entrance = findEntrance(services, credential);
      if (entrance.kind === "unproven") {
        const verifiedProvider = entrance.user.providers.map(({ providerId }) => providerId);
        return { ...describe(credential), needConfirmation: true, verifiedProvider };
      }
      const user = enter(services, entrance, credential);
      return {
        ...describe(credential),
        localId: user.uid,
        ...(entrance.kind === "new" && { isNewUser: true }),
        ...sessions.open(user, account.providerId),
      };
    },
  });
}

function enter({ users }: Services, entrance: Entrance, credential: ProviderCredential): User {
  if (entrance.kind === "new") return users.add(beginWith(credential));
  const { kind, user } = entrance;
  return users.change(
    user.uid,
    kind === "joined"
      ? joinWith(user, credential)
      : { providers: withProvider(user.providers, credential.account) },
  );
}

/** The account at the provider. */
function describe({ account, tokens }: ProviderCredential): object {
  const { providerId, rawId, email, displayName } = account;
  const rawUserInfo = JSON.stringify({ id: rawId, name: displayName, email });
  return { providerId, email, rawUserInfo, ...tokens };
}
