import {
  applyActionCode,
  type AuthCredential,
  confirmPasswordReset,
  EmailAuthProvider,
  linkWithCredential,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCredential,
  unlink,
  updateEmail,
  type User,
} from "firebase/auth";
import { expect, test } from "vitest";
import { createClock, MINUTE } from "./testing/clock.ts";
import { lastCode } from "./testing/sent.ts";
import {
  askForDigits,
  codeOf,
  EMAIL,
  facebookOf,
  googleOf,
  openBrowser,
  PASSWORD,
  PHONE,
  phoneCredential,
  signIn,
  signInByPhone,
  signInWith,
  signUp,
} from "./testing/people.ts";
import { useEmulator } from "./testing/use-emulator.ts";
import { errorBody, METHOD_ROOT, post } from "./testing/wire.ts";

const SIGN_IN = `${METHOD_ROOT}/accounts:signInWithIdp`;
const ACCOUNT_EXISTS = "auth/account-exists-with-different-credential";

test.for([
  ["google.com", googleOf, true],
  ["facebook.com", facebookOf, false],
] as const)("%s opens an account, and later the same one", async ([providerId, credentialOf, isVerified]) => {
  const { origin } = await useEmulator();
  const first = await signInWith(origin, credentialOf({ sub: "1", name: "Ana Torres" }));
  expect(first).toMatchObject({ displayName: "Ana Torres", email: EMAIL, emailVerified: isVerified });
  expect(first.providerData).toMatchObject([{ providerId, uid: "1", email: EMAIL }]);
  const { claims, signInProvider } = await first.getIdTokenResult();
  expect(signInProvider).toBe(providerId);
  expect(claims.firebase).toEqual({
    identities: { email: [EMAIL], [providerId]: ["1"] },
    sign_in_provider: providerId,
  });
  // The person, not the address, opens the account.
  const again = credentialOf({ sub: "1", name: "Ana T.", email: "otra@example.mx" });
  expect(await signInWith(origin, again)).toMatchObject({ uid: first.uid, email: EMAIL });
  const other = credentialOf({ sub: "2", email: "luis@example.mx" });
  expect((await signInWith(origin, other)).uid).not.toBe(first.uid);
});

test("somebody without an email comes in too", async () => {
  const { origin } = await useEmulator();
  const nameless = facebookOf({ email: "", name: "" });
  expect(await signInWith(origin, nameless)).toMatchObject({ email: null, displayName: null });
});

test("an email that Google vouches for joins the account that has verified it", async () => {
  const { origin } = await useEmulator();
  const user = await signUp(origin);
  await verifyByReset(origin);
  const elsewhere = await signIn(origin);
  const joined = await signInWith(origin, googleOf());
  expect(joined).toMatchObject({ uid: user.uid, emailVerified: true });
  expect(methodsOf(joined)).toEqual(["password", "google.com"]);
  expect(await codeOf(signIn(origin))).toBe("none");
  expect(await codeOf(elsewhere.getIdToken(true))).toBe("none");
});

test("an email that nobody had verified goes to whoever Google vouches for, and the others are out", async () => {
  const { origin } = await useEmulator();
  const squatter = await signUp(origin);
  await linkWithCredential(squatter, phoneCredential(await askForDigits(origin, PHONE)));
  const { uid } = await signInWith(origin, googleOf());
  expect(uid).toBe(squatter.uid);
  expect((await signInByPhone(origin)).uid).not.toBe(uid);
  expect(await codeOf(squatter.getIdToken(true))).toBe("auth/user-token-expired");
  expect(await codeOf(signIn(origin))).toBe("auth/invalid-credential");
  expect(methodsOf(await signInWith(origin, googleOf()))).toEqual(["google.com"]);
});

test("an account that was moved to an email, and can be brought back to another, is not joined", async () => {
  const { origin } = await useEmulator();
  const thief = await signUp(origin, "ladron@example.mx");
  await sendEmailVerification(thief);
  await applyActionCode(openBrowser(origin), await lastCode(origin));
  await updateEmail(thief, EMAIL);
  const wayBack = await lastCode(origin);
  const owner = await signInWith(origin, googleOf());
  expect(owner.uid).not.toBe(thief.uid);
  await applyActionCode(openBrowser(origin), wayBack);
  await reload(owner);
  expect(owner).toMatchObject({ email: EMAIL, emailVerified: true });
});

test("a Facebook account lying in wait under an unverified email is out too", async () => {
  const { origin } = await useEmulator();
  const squatter = await signInWith(origin, facebookOf());
  const owner = await signInWith(origin, googleOf());
  expect(owner.uid).toBe(squatter.uid);
  expect(methodsOf(owner)).toEqual(["google.com"]);
  expect(await codeOf(signInWith(origin, facebookOf()))).toBe(ACCOUNT_EXISTS);
});

test("an email that Facebook does not vouch for opens nobody's account", async () => {
  const { origin, database } = await useEmulator();
  const user = await signUp(origin);
  expect(await codeOf(signInWith(origin, facebookOf()))).toBe(ACCOUNT_EXISTS);
  await reload(user);
  expect(methodsOf(user)).toEqual(["password"]);
  expect(database.prepare("SELECT uid FROM identity_users").all()).toHaveLength(1);
  // Proved by the password, it is another way into the same account.
  await linkWithCredential(user, facebookOf());
  expect((await signInWith(origin, facebookOf())).uid).toBe(user.uid);
});

test("what has to be proved first says with which services, and nobody's uid", async () => {
  const { origin } = await useEmulator();
  await signInWith(origin, googleOf());
  const answer = await post(`${origin}${SIGN_IN}`, requestOf("facebook.com", { sub: "f", email: EMAIL }));
  expect(answer).toEqual({
    status: 200,
    body: {
      kind: "identitytoolkit#VerifyAssertionResponse",
      context: "",
      providerId: "facebook.com",
      federatedId: "f",
      email: EMAIL,
      emailVerified: false,
      rawUserInfo: JSON.stringify({ id: "f", email: EMAIL }),
      oauthIdToken: JSON.stringify({ sub: "f", email: EMAIL }),
      needConfirmation: true,
      verifiedProvider: ["google.com"],
    },
  });
});

test("a way is linked to an account and taken off again, without ending a session", async () => {
  const { origin } = await useEmulator();
  const user = await signUp(origin);
  const elsewhere = await signIn(origin);
  await linkWithCredential(user, googleOf());
  expect(methodsOf(user)).toEqual(["password", "google.com"]);
  expect(user.emailVerified).toBe(true);
  expect((await user.getIdTokenResult()).signInProvider).toBe("google.com");
  await unlink(user, "google.com");
  expect(await codeOf(elsewhere.getIdToken(true))).toBe("none");
  await reload(user);
  expect(methodsOf(user)).toEqual(["password"]);
});

test("linking does not count as signing in again", async () => {
  const clock = createClock();
  const { origin } = await useEmulator({ now: clock.now });
  const user = await signUp(origin);
  const { authTime } = await user.getIdTokenResult();
  clock.pass(4 * MINUTE);
  await linkWithCredential(user, googleOf());
  expect((await user.getIdTokenResult()).authTime).toBe(authTime);
  await reauthenticateWithCredential(user, googleOf());
  expect((await user.getIdTokenResult()).authTime).not.toBe(authTime);
});

test("Google is linked only by who signed in a moment ago", async () => {
  const clock = createClock();
  const { origin } = await useEmulator({ now: clock.now });
  const user = await signUp(origin);
  clock.pass(6 * MINUTE);
  const google = googleOf({ email: "ladron@example.mx" });
  expect(await codeOf(linkWithCredential(user, google))).toBe("auth/requires-recent-login");
  expect((await signInWith(origin, google)).uid).not.toBe(user.uid);
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(EMAIL, PASSWORD));
  expect(await codeOf(linkWithCredential(user, facebookOf()))).toBe("none");
});

test("a way with another email leaves the email as it is", async () => {
  const { origin } = await useEmulator();
  const user = await signUp(origin);
  await linkWithCredential(user, googleOf({ email: "ana.torres@example.mx" }));
  await reload(user);
  expect(user).toMatchObject({ email: EMAIL, emailVerified: false });
  expect((await signInWith(origin, googleOf({ email: "ana.torres@example.mx" }))).uid).toBe(user.uid);
});

test("an account without an email takes that of the way which is linked", async () => {
  const { origin } = await useEmulator();
  const [user, elsewhere] = [await signInByPhone(origin), await signInByPhone(origin)];
  await linkWithCredential(user, googleOf());
  await reload(user);
  expect(user).toMatchObject({ email: EMAIL, emailVerified: true });
  expect(await codeOf(elsewhere.getIdToken(true))).toBe("none");
  expect(methodsOf(user)).toEqual(["phone", "google.com"]);
});

test("one account of Google opens one account here, and one email too", async () => {
  const { origin } = await useEmulator();
  const google = googleOf({ email: "ana.torres@example.mx" });
  await signInWith(origin, google);
  const other = await signUp(origin, "luis@example.mx");
  expect(await codeOf(linkWithCredential(other, google))).toBe("auth/credential-already-in-use");
  const withThatEmail = googleOf({ sub: "g-otra", email: "ana.torres@example.mx" });
  expect(await codeOf(linkWithCredential(other, withThatEmail))).toBe("auth/email-already-in-use");
  await reload(other);
  expect(methodsOf(other)).toEqual(["password"]);
});

test("a password is linked to an account of Google, and the email stays verified", async () => {
  const { origin } = await useEmulator();
  const user = await signInWith(origin, googleOf());
  await linkWithCredential(user, EmailAuthProvider.credential(EMAIL, PASSWORD));
  expect(methodsOf(user)).toEqual(["password", "google.com"]);
  expect(await codeOf(user.getIdToken(true))).toBe("none");
  expect(await signIn(origin)).toMatchObject({ uid: user.uid, emailVerified: true });
});

test("a password is not linked under the email of another account, nor long after the sign-in", async () => {
  const clock = createClock();
  const { origin } = await useEmulator({ now: clock.now });
  const user = await signInWith(origin, googleOf());
  await signUp(origin, "luis@example.mx");
  const link = (email: string) =>
    codeOf(linkWithCredential(user, EmailAuthProvider.credential(email, PASSWORD)));
  expect(await link("luis@example.mx")).toBe("auth/email-already-in-use");
  clock.pass(6 * MINUTE);
  expect(await link(EMAIL)).toBe("auth/requires-recent-login");
});

test("the email stays when the password goes, as in production", async () => {
  const { origin } = await useEmulator();
  const user = await signInWith(origin, googleOf());
  await linkWithCredential(user, EmailAuthProvider.credential(EMAIL, PASSWORD));
  await unlink(user, "password");
  await reload(user);
  expect(user).toMatchObject({ email: EMAIL, emailVerified: true });
  expect(methodsOf(user)).toEqual(["google.com"]);
  expect(await codeOf(signIn(origin))).toBe("auth/invalid-credential");
});

test("who signs in again with another account is told so, stays signed in and makes no account", async () => {
  const { origin, database } = await useEmulator();
  const browser = openBrowser(origin);
  const { user } = await signInWithCredential(browser, googleOf());
  const again = (credential: AuthCredential) => codeOf(reauthenticateWithCredential(user, credential));
  expect(await again(googleOf())).toBe("none");
  expect(await again(googleOf({ sub: "g-luis", email: "luis@example.mx" }))).toBe("auth/user-mismatch");
  expect(await again(facebookOf())).toBe("auth/user-mismatch");
  expect(browser.currentUser?.uid).toBe(user.uid);
  expect(database.prepare("SELECT uid FROM identity_users").all()).toHaveLength(1);
});

test("a disabled user does not get in, and one who left leaves their ways free", async () => {
  const { origin, emulator } = await useEmulator();
  const { uid } = await signInWith(origin, googleOf());
  emulator.users.disable(uid);
  expect(await codeOf(signInWith(origin, googleOf()))).toBe("auth/user-disabled");
  emulator.users.remove(uid);
  expect((await signInWith(origin, googleOf())).uid).not.toBe(uid);
});

test.for<[string, object, string]>([
  ["no address", { postBody: "providerId=google.com" }, "MISSING_REQUEST_URI"],
  [
    "no service",
    { requestUri: "http://localhost" },
    "INVALID_CREDENTIAL_OR_PROVIDER_ID : Invalid IdP response/credential.",
  ],
  [
    "a service that is not offered",
    requestOf("apple.com", { sub: "1" }),
    "OPERATION_NOT_ALLOWED : The identity provider is not offered.",
  ],
  [
    "no credential",
    { requestUri: "http://localhost", postBody: "providerId=google.com" },
    "INVALID_IDP_RESPONSE : The local identity service takes JSON alone.",
  ],
  [
    "a token",
    { requestUri: "http://localhost", postBody: "providerId=google.com&id_token=e30.e30." },
    "INVALID_IDP_RESPONSE : The local identity service takes JSON alone.",
  ],
  [
    "nobody's name",
    requestOf("google.com", { email: EMAIL }),
    'INVALID_IDP_RESPONSE : The "sub" field must be a text.',
  ],
  ["an email that is none", requestOf("google.com", { sub: "1", email: "ana" }), "INVALID_EMAIL"],
])("a sign-in with %s is refused", async ([, body, message]) => {
  const { origin } = await useEmulator();
  expect(await post(`${origin}${SIGN_IN}`, body)).toEqual({ status: 400, body: errorBody(message) });
});

function requestOf(providerId: string, claims: object): object {
  const postBody = new URLSearchParams({ providerId, id_token: JSON.stringify(claims) });
  return { requestUri: "http://localhost", postBody: String(postBody) };
}

/** Shows by mail that the address is hers, and keeps the password. */
async function verifyByReset(origin: string): Promise<void> {
  const browser = openBrowser(origin);
  await sendPasswordResetEmail(browser, EMAIL);
  await confirmPasswordReset(browser, await lastCode(origin), PASSWORD);
}

function methodsOf({ providerData }: User): string[] {
  return providerData.map(({ providerId }) => providerId);
}
