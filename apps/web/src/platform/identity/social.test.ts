import { SignInFailureError, type SocialProvider } from "@shop/session-machine";
import { describe, expect, it } from "vitest";
import { identityPaths } from "../../app/testing/identity-paths.ts";
import {
  ACCOUNT,
  admit,
  ANA,
  ATTEMPT,
  failureOf,
  refuse,
  startIdentity,
  type Account,
  type Backend,
} from "../../app/testing/start-identity.ts";
import type { AccountPicker } from "./account-picker.ts";

const CHOSEN = JSON.stringify({ sub: "g-1", email: ANA.email, name: ANA.name, email_verified: true });

/** A window in which an account was chosen. */
const chosen: AccountPicker = { credential: Promise.resolve(CHOSEN), close: () => undefined };

/** Every request body of a sign-in by a provider, with its credential decoded. */
function credentialsSent(backend: Backend) {
  return backend.asked
    .filter(({ path }) => path === identityPaths.signInWithIdp)
    .map(({ body }) => {
      const { postBody, idToken } = body as { postBody: string; idToken?: string };
      return { credential: Object.fromEntries(new URLSearchParams(postBody)), isLink: idToken !== undefined };
    });
}

/** Answers once that the e-mail has an account with another sign-in method. */
function demandReauthentication(backend: Backend, provider: string) {
  backend.once(identityPaths.signInWithIdp, {
    needConfirmation: true,
    email: "Ana@Correo.example",
    providerId: provider,
    verifiedProvider: ["password"],
  });
}

/** The service admits an account from now on, after Facebook has met an e-mail that has one. */
async function startPending(account: Account = ACCOUNT) {
  const { backend, identity } = await startIdentity();
  admit(backend, account);
  demandReauthentication(backend, "facebook.com");
  await failureOf(identity.signIn({ method: "facebook" }, chosen));
  return { backend, identity };
}

describe("signing in by the window of another service", () => {
  it.each<[SocialProvider, object]>([
    ["google", { id_token: CHOSEN, providerId: "google.com" }],
    ["facebook", { access_token: CHOSEN, providerId: "facebook.com" }],
  ])("hands the chosen account of %s to the service", async (method, credential) => {
    const { backend, identity } = await startIdentity();
    admit(backend, ACCOUNT);
    expect(await identity.signIn({ method }, chosen)).toEqual(ANA);
    expect(credentialsSent(backend)).toEqual([{ credential, isLink: false }]);
  });

  it("is refused with the window's reason, without a request", async () => {
    const { backend, identity } = await startIdentity();
    const credential = Promise.reject(new SignInFailureError("cancelled"));
    const attempt = identity.signIn({ method: "google" }, { credential, close: () => undefined });
    expect(await failureOf(attempt)).toEqual({ reason: "cancelled", detail: {} });
    expect(backend.asked).toEqual([]);
  });
});

describe("an e-mail that has an account", () => {
  it("is reported, with the sign-in method that waits", async () => {
    const { backend, identity } = await startIdentity();
    demandReauthentication(backend, "facebook.com");
    expect(await failureOf(identity.signIn({ method: "facebook" }, chosen))).toEqual({
      reason: "accountExists",
      detail: { email: "Ana@Correo.example", provider: "facebook" },
    });
  });

  it("links the waiting method once its account signs in, and links it once", async () => {
    const { backend, identity } = await startPending();
    expect(await identity.signIn(ATTEMPT)).toEqual({ ...ANA, linked: "facebook" });
    const credential = { access_token: CHOSEN, providerId: "facebook.com" };
    expect(credentialsSent(backend)).toEqual([
      { credential, isLink: false },
      { credential, isLink: true },
    ]);
    await identity.end();
    expect(await identity.signIn(ATTEMPT)).toEqual(ANA);
    expect(credentialsSent(backend)).toHaveLength(2);
  });

  it("gets it by any other way that leads to the account", async () => {
    const { identity } = await startPending();
    expect(await identity.signIn({ method: "google" }, chosen)).toEqual({ ...ANA, linked: "facebook" });
  });

  it("still gets it after a wrong password", async () => {
    const { backend, identity } = await startIdentity();
    admit(backend, ACCOUNT);
    demandReauthentication(backend, "google.com");
    await failureOf(identity.signIn({ method: "google" }, chosen));
    const wrong = { error: { code: 400, message: "INVALID_LOGIN_CREDENTIALS" } };
    backend.once(identityPaths.signIn, wrong, 400);
    await failureOf(identity.signIn(ATTEMPT));
    expect(await identity.signIn(ATTEMPT)).toEqual({ ...ANA, linked: "google" });
  });

  it("is signed in even when the way cannot be linked, which is not tried again", async () => {
    const { backend, identity } = await startPending();
    refuse(backend, identityPaths.signInWithIdp, "FEDERATED_USER_ID_ALREADY_LINKED");
    expect(await identity.signIn(ATTEMPT)).toEqual(ANA);
    expect(await identity.signIn(ATTEMPT)).toEqual(ANA);
    expect(credentialsSent(backend).map(({ isLink }) => isLink)).toEqual([false, true]);
  });

  it("gets nothing after the shopper has signed out", async () => {
    const { identity } = await startPending();
    await identity.end();
    expect(await identity.signIn(ATTEMPT)).toEqual(ANA);
  });
});
