import { FailureError, type Failure } from "@shop/contract";
import { Secret, type SignInFailure } from "@shop/session-machine";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { identityPaths } from "../../app/testing/identity-paths.ts";
import {
  ACCOUNT,
  admit,
  ATTEMPT,
  reasonOf,
  refuse,
  renewalOf,
  reportsOf,
  startIdentity,
  tokensOf,
  type Account,
  type Backend,
} from "../../app/testing/start-identity.ts";
import type { AccountPicker } from "./account-picker.ts";

const { email: EMAIL, password: PASSWORD } = ATTEMPT;
const PHONE = "+525512345678";
const CODE = { verificationId: "mensaje-1", code: new Secret("123456") };
const BY_PASSWORD = { providerId: "password", rawId: EMAIL, email: EMAIL };
const BY_PHONE = { providerId: "phone", rawId: PHONE, phoneNumber: PHONE };
const BY_GOOGLE = { providerId: "google.com", rawId: "g-1", email: "ana.torres@correo.example" };
const ANA: Account = { ...ACCOUNT, emailVerified: false, providerUserInfo: [BY_PASSWORD] };
const CHOSEN = JSON.stringify({ sub: "g-1", email: EMAIL });
const chosen: AccountPicker = { credential: Promise.resolve(CHOSEN), close: () => undefined };

/** The account after Ana has signed in, so long ago (s), and the requests since. */
async function startAccount(account: Account = ANA, age = 0) {
  const { backend, identity } = await startIdentity();
  admit(backend, account);
  backend.on(identityPaths.signIn, { ...tokensOf(account.localId, age), ...account });
  await identity.signIn(ATTEMPT);
  const auth = await identity.account();
  backend.asked.length = 0;
  return { backend, identity, auth };
}

const noMail = () => Promise.reject(new Error("no code came by mail"));

function asked(backend: Backend, path: string): unknown[] {
  return backend.asked.filter((request) => request.path === path).map(({ body }) => body);
}

describe("reading the account", () => {
  it("asks the service anew, and gives the sign-in methods in their order, each as it is known", async () => {
    const { backend, auth } = await startAccount();
    admit(backend, {
      ...ANA,
      emailVerified: true,
      phoneNumber: PHONE,
      providerUserInfo: [BY_GOOGLE, { providerId: "twitter.com" }, BY_PHONE, BY_PASSWORD],
    });
    expect(await auth.readAuthAccount()).toEqual({
      email: EMAIL,
      emailVerified: true,
      phone: PHONE,
      methods: [
        { method: "password", label: EMAIL },
        { method: "phone", label: PHONE },
        { method: "google", label: BY_GOOGLE.email },
      ],
    });
  });

  it("forgets a way that was taken away on another device", async () => {
    const { backend, auth } = await startAccount({ ...ANA, providerUserInfo: [BY_PASSWORD, BY_GOOGLE] });
    admit(backend, { ...ANA, providerUserInfo: [BY_GOOGLE] });
    expect((await auth.readAuthAccount()).methods.map(({ method }) => method)).toEqual(["google"]);
  });

  it("notifies the session's subscribers of changes", async () => {
    const { backend, identity, auth } = await startAccount();
    const reports = await reportsOf(identity);
    admit(backend, { ...ANA, emailVerified: true });
    await auth.readAuthAccount();
    expect(reports.at(-1)).toEqual({
      type: "identity.signedIn",
      identity: { uid: "ana", email: EMAIL, name: "Ana Torres", emailVerified: true, phone: null },
    });
  });

  it("requires a new sign-in when no user is signed in", async () => {
    const { identity, auth } = await startAccount();
    await identity.end();
    expect(await reasonOf(auth.readAuthAccount())).toBe("needsRecentSignIn");
  });

  it("is refused with the reason of the service", async () => {
    const { backend, auth } = await startAccount();
    refuse(backend, identityPaths.lookup, "USER_DISABLED");
    expect(await reasonOf(auth.readAuthAccount())).toBe("disabled");
  });

  it("is refused as unreachable when there is no network to load its code", async () => {
    const { identity } = await startIdentity();
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    onTestFinished(() => onLine.mockRestore());
    expect(await reasonOf(identity.account())).toBe("unreachable");
  });
});

describe("the mails of the account", () => {
  it("verify its address, and lead back to it", async () => {
    const { backend, auth } = await startAccount();
    backend.on(identityPaths.sendOobCode, { email: EMAIL });
    await auth.sendVerification();
    expect(asked(backend, identityPaths.sendOobCode)).toEqual([
      expect.objectContaining({ requestType: "VERIFY_EMAIL", continueUrl: `${backend.origin}/cuenta` }),
    ]);
  });

  it("let a new address be verified before it takes the place of the old one", async () => {
    const { backend, auth } = await startAccount();
    backend.on(identityPaths.sendOobCode, { email: EMAIL });
    await auth.changeEmail({ email: "ana.nueva@correo.example" });
    expect(asked(backend, identityPaths.sendOobCode)).toEqual([
      expect.objectContaining({
        requestType: "VERIFY_AND_CHANGE_EMAIL",
        newEmail: "ana.nueva@correo.example",
        continueUrl: `${backend.origin}/cuenta`,
      }),
    ]);
  });

  it("are refused with the reason of the service", async () => {
    const { backend, auth } = await startAccount();
    refuse(backend, identityPaths.sendOobCode, "EMAIL_EXISTS");
    expect(await reasonOf(auth.changeEmail({ email: "ana.nueva@correo.example" }))).toBe("emailTaken");
  });
});

describe("the reauthentication", () => {
  const PHONE_CODE = { method: "phone", ...CODE } as const;
  const MAIL_CODE = { method: "emailCode", email: EMAIL, code: CODE.code } as const;

  it("takes the code of a mail, for which the shop gives a token, and stays in the same session", async () => {
    const { backend, identity, auth } = await startAccount(ANA, 6 * 60);
    const reports = await reportsOf(identity);
    await auth.reauthenticate(MAIL_CODE, async ({ email, code }) => ({ token: `${email} ${code}` }));
    expect(asked(backend, identityPaths.signInWithCustomToken)).toEqual([
      expect.objectContaining({ token: `${EMAIL} 123456` }),
    ]);
    expect(await auth.link({ method: "google" }, chosen)).toBeUndefined();
    expect(new Set(reports.map(({ type }) => type))).toEqual(new Set(["identity.signedIn"]));
    expect(identity.uid()).toBe("ana");
  });

  it.each<[Failure, SignInFailure]>([
    [{ id: 422, field: "code", reason: "signInCodeWrong" }, "wrongCode"],
    [{ id: 422, field: "code", reason: "signInCodeEnded" }, "codeExpired"],
    [{ id: 403, reason: "notYours" }, "unexpected"],
  ])("that the shop refuses with %j is refused as %s", async (failure, reason) => {
    const { auth } = await startAccount();
    const refused = auth.reauthenticate(MAIL_CODE, () => Promise.reject(new FailureError(failure)));
    expect(await reasonOf(refused)).toBe(reason);
  });

  it("takes the code of an SMS", async () => {
    const { backend, auth } = await startAccount();
    await auth.reauthenticate(PHONE_CODE, noMail);
    expect(asked(backend, identityPaths.signInWithPhone)).toEqual([
      expect.objectContaining({ sessionInfo: "mensaje-1", code: "123456", operation: "REAUTH" }),
    ]);
  });

  it("takes no other account than the one that is signed in", async () => {
    const { backend, identity, auth } = await startAccount();
    backend.on(identityPaths.signInWithPhone, tokensOf("beto"));
    expect(await reasonOf(auth.reauthenticate(PHONE_CODE, noMail))).toBe("wrongCredentials");
    await identity.ready();
    expect(await auth.readAuthAccount()).toMatchObject({ email: EMAIL });
  });
});

describe("the password", () => {
  it("is changed where there is one", async () => {
    const { backend, auth } = await startAccount();
    backend.on(identityPaths.update, tokensOf("ana"));
    await auth.setPassword({ password: new Secret("clave-nueva") });
    expect(asked(backend, identityPaths.update)).toEqual([
      expect.objectContaining({ password: "clave-nueva" }),
    ]);
    expect(asked(backend, identityPaths.signUp)).toEqual([]);
  });

  it("is added, with the account's address, where there is none", async () => {
    const { backend, auth } = await startAccount({ ...ANA, providerUserInfo: [BY_GOOGLE] });
    await auth.setPassword({ password: new Secret("clave-nueva") });
    expect(asked(backend, identityPaths.signUp)).toEqual([
      expect.objectContaining({ email: EMAIL, password: "clave-nueva", idToken: expect.any(String) }),
    ]);
    expect(asked(backend, identityPaths.update)).toEqual([]);
  });

  it("is refused with the reason of the service", async () => {
    const { backend, auth } = await startAccount();
    refuse(backend, identityPaths.update, "CREDENTIAL_TOO_OLD_LOGIN_AGAIN");
    expect(await reasonOf(auth.setPassword({ password: PASSWORD }))).toBe("needsRecentSignIn");
  });
});

describe("a sign-in method", () => {
  it("is added by a number and the code that was sent to it", async () => {
    const { backend, identity, auth } = await startAccount();
    const reports = await reportsOf(identity);
    admit(backend, { ...ANA, phoneNumber: PHONE, providerUserInfo: [BY_PASSWORD, BY_PHONE] });
    backend.once(identityPaths.lookup, { users: [ANA] });
    await auth.link({ method: "phone", ...CODE }, undefined);
    expect(asked(backend, identityPaths.signInWithPhone)).toEqual([
      expect.objectContaining({ sessionInfo: "mensaje-1", code: "123456", idToken: expect.any(String) }),
    ]);
    expect(reports.at(-1)).toMatchObject({ identity: { phone: PHONE } });
  });

  it("is added by the account that was chosen", async () => {
    const { backend, auth } = await startAccount();
    admit(backend, { ...ANA, providerUserInfo: [BY_PASSWORD, BY_GOOGLE] });
    backend.once(identityPaths.lookup, { users: [ANA] });
    await auth.link({ method: "google" }, chosen);
    expect(asked(backend, identityPaths.signInWithIdp)).toEqual([
      expect.objectContaining({ idToken: expect.any(String) }),
    ]);
    expect((await auth.readAuthAccount()).methods.map(({ method }) => method)).toEqual([
      "password",
      "google",
    ]);
  });

  it.each(["phone", "google"] as const)("is added by %s only after a recent sign-in", async (method) => {
    const { backend, auth } = await startAccount(ANA, 6 * 60);
    backend.on(identityPaths.token, renewalOf(tokensOf("ana", 6 * 60)));
    const link = () =>
      method === "phone" ? auth.link({ method, ...CODE }, undefined) : auth.link({ method }, chosen);
    expect(await reasonOf(link())).toBe("needsRecentSignIn");
    expect(asked(backend, identityPaths.signInWithPhone)).toEqual([]);
    expect(asked(backend, identityPaths.signInWithIdp)).toEqual([]);
    admit(backend, ANA);
    await auth.reauthenticate({ method: "phone", ...CODE }, noMail);
    expect(await link()).toBeUndefined();
  });

  it("is added by who signed in a moment ago, however fast the clock of the device is", async () => {
    const { backend, auth } = await startAccount();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 20 * 60_000 });
    onTestFinished(() => void vi.useRealTimers());
    backend.on(identityPaths.token, renewalOf(tokensOf("ana", 60)));
    expect(await auth.link({ method: "phone", ...CODE }, undefined)).toBeUndefined();
  });

  it("that belongs to another account stays there", async () => {
    const { backend, auth } = await startAccount();
    refuse(backend, identityPaths.signInWithIdp, "FEDERATED_USER_ID_ALREADY_LINKED");
    expect(await reasonOf(auth.link({ method: "facebook" }, chosen))).toBe("alreadyLinked");
    // For a phone number, the service reports this with a credential that would sign in to the other account.
    backend.on(identityPaths.signInWithPhone, { temporaryProof: "prueba", phoneNumber: PHONE });
    expect(await reasonOf(auth.link({ method: "phone", ...CODE }, undefined))).toBe("alreadyLinked");
  });

  it("that the account has already is not added again", async () => {
    const { backend, auth } = await startAccount({ ...ANA, providerUserInfo: [BY_PASSWORD, BY_GOOGLE] });
    refuse(backend, identityPaths.signInWithIdp, "FEDERATED_USER_ID_ALREADY_LINKED");
    expect(await reasonOf(auth.link({ method: "google" }, chosen))).toBe("alreadyLinked");
  });

  it("is taken away while another is left", async () => {
    const { backend, auth } = await startAccount({ ...ANA, providerUserInfo: [BY_PASSWORD, BY_GOOGLE] });
    backend.on(identityPaths.update, { providerUserInfo: [BY_PASSWORD] });
    await auth.unlink({ method: "google" });
    expect(asked(backend, identityPaths.update)).toEqual([
      expect.objectContaining({ deleteProvider: ["google.com"] }),
    ]);
  });

  it("cannot be unlinked if it is the last one, even if this page is outdated", async () => {
    const { backend, auth } = await startAccount({ ...ANA, providerUserInfo: [BY_PASSWORD, BY_GOOGLE] });
    admit(backend, { ...ANA, providerUserInfo: [BY_PASSWORD] });
    expect(await reasonOf(auth.unlink({ method: "password" }))).toBe("lastMethod");
    expect(asked(backend, identityPaths.update)).toEqual([]);
    admit(backend, { ...ANA, emailVerified: true });
    backend.on(identityPaths.update, { providerUserInfo: [] });
    await auth.unlink({ method: "password" });
    expect(asked(backend, identityPaths.update)).toEqual([
      expect.objectContaining({ deleteProvider: ["password"] }),
    ]);
  });

  it("that is already unlinked is no failure", async () => {
    const { backend, auth } = await startAccount();
    expect(await auth.unlink({ method: "facebook" })).toBeUndefined();
    expect(asked(backend, identityPaths.update)).toEqual([]);
  });
});

it("the name is saved by the service, and the session's subscribers are notified", async () => {
  const { backend, identity, auth } = await startAccount();
  const reports = await reportsOf(identity);
  backend.on(identityPaths.update, { ...tokensOf("ana"), ...ANA, displayName: "Ana T." });
  await auth.rename({ name: "Ana T." });
  expect(asked(backend, identityPaths.update)).toEqual([expect.objectContaining({ displayName: "Ana T." })]);
  expect(reports.at(-1)).toMatchObject({ identity: { name: "Ana T." } });
});
