// @vitest-environment node
import { SignInRefusal, type IdentityReport, type SignInProblem } from "@shop/session-machine";
import { deleteApp, initializeApp } from "firebase/app";
import { describe, expect, it, onTestFinished } from "vitest";
import { identityPaths, startBackend } from "../testing/start-backend.ts";
import { createIdentityClient } from "./identity.ts";

const ANA = { uid: "ana", email: "ana@correo.example", name: "Ana Torres" };
const PASSWORD = "clave-secreta";
const ACCOUNT = { localId: ANA.uid, email: ANA.email, displayName: ANA.name };

/** The real SDK in an app of its own, before a server that answers as the test says. */
async function startIdentity() {
  const backend = await startBackend();
  const app = initializeApp({ apiKey: "embedded", projectId: "demo-alacena" }, backend.origin);
  onTestFinished(async () => {
    await deleteApp(app);
    await backend.stop();
  });
  return { backend, identity: createIdentityClient(app, backend.origin) };
}

/** A token that nobody has signed: the SDK reads its times alone. */
function tokens() {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const now = Math.floor(Date.now() / 1000);
  return {
    idToken: `${part({ alg: "none" })}.${part({ sub: ANA.uid, iat: now, exp: now + 3600 })}.`,
    refreshToken: "refresco",
    expiresIn: "3600",
  };
}

/** Why an attempt was refused; anything but a `SignInRefusal` is a fault of the client. */
async function reasonOf(attempt: Promise<unknown>): Promise<SignInProblem> {
  const error: unknown = await attempt.then(
    () => new Error("the attempt succeeded"),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof SignInRefusal)) throw new Error("not a SignInRefusal", { cause: error });
  return error.reason;
}

describe("signing in", () => {
  it("gives the shopper as the shop knows them", async () => {
    const { backend, identity } = await startIdentity();
    backend.on(identityPaths.signIn, { ...tokens(), ...ACCOUNT });
    backend.on(identityPaths.lookup, { users: [ACCOUNT] });
    expect(await identity.signIn({ email: ANA.email, password: PASSWORD })).toEqual(ANA);
    expect(backend.asked[0]).toMatchObject({
      path: identityPaths.signIn,
      body: { email: ANA.email, password: PASSWORD },
    });
  });

  it.each<[string, SignInProblem]>([
    ["INVALID_LOGIN_CREDENTIALS", "wrongCredentials"],
    ["INVALID_PASSWORD", "wrongCredentials"],
    ["EMAIL_NOT_FOUND", "wrongCredentials"],
    ["INVALID_EMAIL", "wrongCredentials"],
    ["USER_DISABLED", "disabled"],
    ["TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account was disabled for a while.", "tooManyAttempts"],
    ["QUOTA_EXCEEDED", "unexpected"],
    ["SOMETHING_NEW", "unexpected"],
  ])("that the service refuses with %s is refused as %s", async (message, reason) => {
    const { backend, identity } = await startIdentity();
    backend.on(identityPaths.signIn, { error: { code: 400, message } }, 400);
    expect(await reasonOf(identity.signIn({ email: ANA.email, password: PASSWORD }))).toBe(reason);
  });

  it("is refused as unreachable when the service is not there", async () => {
    const { backend, identity } = await startIdentity();
    await backend.stop();
    expect(await reasonOf(identity.signIn({ email: ANA.email, password: PASSWORD }))).toBe("unreachable");
  });
});

describe("signing up", () => {
  it("makes the account and gives it its name", async () => {
    const { backend, identity } = await startIdentity();
    backend.on(identityPaths.signUp, { ...tokens(), localId: ANA.uid, email: ANA.email });
    backend.on(identityPaths.lookup, { users: [{ localId: ANA.uid, email: ANA.email }] });
    backend.on(identityPaths.update, { ...tokens(), ...ACCOUNT });
    expect(await identity.signUp({ name: ANA.name, email: ANA.email, password: PASSWORD })).toEqual(ANA);
    expect(backend.asked.find(({ path }) => path === identityPaths.update)?.body).toMatchObject({
      displayName: ANA.name,
    });
  });

  it("has made the account even when the name could not be kept", async () => {
    const { backend, identity } = await startIdentity();
    backend.on(identityPaths.signUp, { ...tokens(), localId: ANA.uid, email: ANA.email });
    backend.on(identityPaths.lookup, { users: [{ localId: ANA.uid, email: ANA.email }] });
    backend.on(identityPaths.update, { error: { code: 503, message: "UNAVAILABLE" } }, 503);
    expect(await identity.signUp({ name: ANA.name, email: ANA.email, password: PASSWORD })).toEqual({
      ...ANA,
      name: null,
    });
  });

  it.each<[string, SignInProblem]>([
    ["EMAIL_EXISTS", "emailTaken"],
    ["WEAK_PASSWORD : Password should be at least 6 characters", "weakPassword"],
    ["OPERATION_NOT_ALLOWED", "unexpected"],
  ])("that the service refuses with %s is refused as %s", async (message, reason) => {
    const { backend, identity } = await startIdentity();
    backend.on(identityPaths.signUp, { error: { code: 400, message } }, 400);
    const attempt = identity.signUp({ name: ANA.name, email: ANA.email, password: PASSWORD });
    expect(await reasonOf(attempt)).toBe(reason);
  });
});

describe("watching", () => {
  it("tells who is signed in, from nobody to the shopper and back", async () => {
    const { backend, identity } = await startIdentity();
    backend.on(identityPaths.signIn, { ...tokens(), ...ACCOUNT });
    backend.on(identityPaths.lookup, { users: [ACCOUNT] });
    const reports: IdentityReport[] = [];
    onTestFinished(identity.watch((report) => reports.push(report)));
    await identity.ready();
    await identity.signIn({ email: ANA.email, password: PASSWORD });
    await identity.end();
    expect(reports).toEqual([
      { type: "identity.nobody" },
      { type: "identity.signedIn", identity: ANA },
      { type: "identity.nobody" },
    ]);
  });

  it("leaves it to the refused call to tell that the service gives no new token", async () => {
    const { backend, identity } = await startIdentity();
    backend.on(identityPaths.signIn, { ...tokens(), ...ACCOUNT });
    backend.on(identityPaths.lookup, { users: [ACCOUNT] });
    backend.on(identityPaths.token, { error: { code: 400, message: "USER_NOT_FOUND" } }, 400);
    const reports: IdentityReport[] = [];
    onTestFinished(identity.watch((report) => reports.push(report)));
    await identity.ready();
    await identity.signIn({ email: ANA.email, password: PASSWORD });
    expect(await identity.refresh()).toBe(false);
    await identity.signIn({ email: ANA.email, password: PASSWORD });
    await identity.end();
    expect(reports).toEqual([
      { type: "identity.nobody" },
      { type: "identity.signedIn", identity: ANA },
      { type: "identity.signedIn", identity: ANA },
      { type: "identity.nobody" },
    ]);
  });

  it("tells nothing more once it is stopped", async () => {
    const { backend, identity } = await startIdentity();
    backend.on(identityPaths.signIn, { ...tokens(), ...ACCOUNT });
    backend.on(identityPaths.lookup, { users: [ACCOUNT] });
    const reports: IdentityReport[] = [];
    identity.watch((report) => reports.push(report))();
    await identity.signIn({ email: ANA.email, password: PASSWORD });
    expect(reports).toEqual([]);
  });
});
