import type { IdentityReport } from "@shop/session-machine";
import { describe, expect, it } from "vitest";
import { identityPaths } from "../../app/testing/identity-paths.ts";
import {
  ACCOUNT,
  admit,
  ANA,
  ATTEMPT,
  reasonOf,
  refuse,
  reportsOf,
  startIdentity,
  tokensOf,
} from "../../app/testing/start-identity.ts";

const PASSWORD = ATTEMPT.password.reveal();
const SIGN_UP = { ...ATTEMPT, method: "signUp", name: ANA.name } as const;

describe("signing in", () => {
  it("gives the shopper as the shop knows them", async () => {
    const { backend, identity } = await startIdentity();
    admit(backend, ACCOUNT);
    expect(await identity.signIn(ATTEMPT)).toEqual(ANA);
    expect(backend.asked[0]).toMatchObject({
      path: identityPaths.signIn,
      body: { email: ANA.email, password: PASSWORD },
    });
  });

  it("is refused with the reason of the service", async () => {
    const { backend, identity } = await startIdentity();
    refuse(backend, identityPaths.signIn, "INVALID_LOGIN_CREDENTIALS");
    expect(await reasonOf(identity.signIn(ATTEMPT))).toBe("wrongCredentials");
  });

  it("is refused as unreachable when the service is not there", async () => {
    const { backend, identity } = await startIdentity();
    await backend.stop();
    expect(await reasonOf(identity.signIn(ATTEMPT))).toBe("unreachable");
  });
});

describe("signing up", () => {
  it("makes the account, gives it its name, and sends a mail that leads back to the account", async () => {
    const { backend, identity } = await startIdentity();
    admit(backend, { localId: ANA.uid, email: ANA.email });
    backend.on(identityPaths.update, { ...tokensOf(ANA.uid), ...ACCOUNT });
    backend.on(identityPaths.sendOobCode, { email: ANA.email });
    expect(await identity.signIn(SIGN_UP)).toEqual(ANA);
    await expect.poll(() => backend.asked.at(-1)?.path).toBe(identityPaths.sendOobCode);
    const bodies = new Map(backend.asked.map(({ path, body }) => [path, body]));
    expect(bodies.get(identityPaths.signUp)).toMatchObject({ email: ANA.email, password: PASSWORD });
    expect(bodies.get(identityPaths.update)).toMatchObject({ displayName: ANA.name });
    expect(bodies.get(identityPaths.sendOobCode)).toMatchObject({
      requestType: "VERIFY_EMAIL",
      continueUrl: `${backend.origin}/cuenta`,
    });
  });

  it("creates the account even when name and mail fail", async () => {
    const { backend, identity } = await startIdentity();
    admit(backend, { localId: ANA.uid, email: ANA.email });
    refuse(backend, identityPaths.update, "UNAVAILABLE");
    refuse(backend, identityPaths.sendOobCode, "QUOTA_EXCEEDED");
    expect(await identity.signIn(SIGN_UP)).toEqual({ ...ANA, name: null });
    await expect.poll(() => backend.asked.at(-1)?.path).toBe(identityPaths.sendOobCode);
  });

  it("is refused with the reason of the service", async () => {
    const { backend, identity } = await startIdentity();
    refuse(backend, identityPaths.signUp, "EMAIL_EXISTS");
    expect(await reasonOf(identity.signIn(SIGN_UP))).toBe("emailTaken");
  });
});

describe("watching", () => {
  it("reports who is signed in, from none to the shopper and back", async () => {
    const { backend, identity } = await startIdentity();
    admit(backend, ACCOUNT);
    const reports = await reportsOf(identity);
    await identity.signIn(ATTEMPT);
    await identity.end();
    expect(reports).toEqual([
      { type: "identity.nobody" },
      { type: "identity.signedIn", identity: ANA },
      { type: "identity.nobody" },
    ]);
  });

  it("reports that the service refuses a new token to a signed-in user", async () => {
    const { backend, identity } = await startIdentity();
    admit(backend, ACCOUNT);
    refuse(backend, identityPaths.token, "USER_NOT_FOUND");
    const reports = await reportsOf(identity);
    await identity.signIn(ATTEMPT);
    expect(await identity.refresh()).toBe(false);
    await identity.signIn(ATTEMPT);
    await identity.end();
    expect(reports).toEqual([
      { type: "identity.nobody" },
      { type: "identity.signedIn", identity: ANA },
      { type: "identity.refused" },
      { type: "identity.signedIn", identity: ANA },
      { type: "identity.nobody" },
    ]);
  });

  it.each(["USER_DISABLED", "USER_NOT_FOUND", "TOKEN_EXPIRED"])(
    "reports that the service refuses with %s a stored user",
    async (message) => {
      const { backend, identity, reopen } = await startIdentity();
      admit(backend, ACCOUNT);
      await identity.signIn(ATTEMPT);
      refuse(backend, identityPaths.lookup, message);
      const reports = await reportsOf(await reopen());
      expect(reports).toEqual([{ type: "identity.refused" }]);
    },
  );

  it("reports no user where none is stored", async () => {
    const { backend, identity, reopen } = await startIdentity();
    admit(backend, ACCOUNT);
    await identity.signIn(ATTEMPT);
    await identity.end();
    const reports = await reportsOf(await reopen());
    expect(reports).toEqual([{ type: "identity.nobody" }]);
  });

  it("reports nothing once it is stopped", async () => {
    const { backend, identity } = await startIdentity();
    admit(backend, ACCOUNT);
    const reports: IdentityReport[] = [];
    identity.watch((report) => reports.push(report))();
    await identity.signIn(ATTEMPT);
    expect(reports).toEqual([]);
  });
});

describe("a new token", () => {
  it.each(["TOKEN_EXPIRED", "USER_DISABLED", "USER_NOT_FOUND", "INVALID_REFRESH_TOKEN", "INVALID_ID_TOKEN"])(
    "that the service refuses with %s ends the session",
    async (message) => {
      const { backend, identity } = await startIdentity();
      admit(backend, ACCOUNT);
      refuse(backend, identityPaths.token, message);
      await identity.signIn(ATTEMPT);
      expect(await identity.refresh()).toBe(false);
    },
  );

  it.each(["QUOTA_EXCEEDED", "UNAVAILABLE", "SOMETHING_NEW"])(
    "that fails with %s says nothing about the session",
    async (message) => {
      const { backend, identity } = await startIdentity();
      admit(backend, ACCOUNT);
      refuse(backend, identityPaths.token, message);
      const reports = await reportsOf(identity);
      await identity.signIn(ATTEMPT);
      await expect(identity.refresh()).rejects.toMatchObject({ name: "FirebaseError" });
      await identity.end();
      // The sign-out is notified again: the failed attempt has not silenced the listener.
      expect(reports.at(-1)).toEqual({ type: "identity.nobody" });
    },
  );
});
