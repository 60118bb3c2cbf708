import { Secret } from "@shop/session-machine";
import { describe, expect, it } from "vitest";
import { identityPaths } from "../../app/testing/identity-paths.ts";
import { admit, reasonOf, refuse, startIdentity } from "../../app/testing/start-identity.ts";

const PHONE = "+525512345678";
const BY_PHONE = { method: "phone", verificationId: "mensaje-1", code: new Secret("123456") } as const;

describe("a code by SMS", () => {
  it("is sent to the number, and known by the id of its message", async () => {
    const { backend, identity } = await startIdentity();
    backend.on(identityPaths.recaptchaConfig, { recaptchaKey: "projects/p/keys/k" });
    backend.on(identityPaths.sendVerificationCode, { sessionInfo: "mensaje-1" });
    expect(await identity.sendCode({ phone: PHONE })).toEqual({ verificationId: "mensaje-1" });
    expect(backend.asked.at(-1)).toMatchObject({
      path: identityPaths.sendVerificationCode,
      body: { phoneNumber: PHONE },
    });
  });

  it("is refused with the reason of the service", async () => {
    const { backend, identity } = await startIdentity();
    backend.on(identityPaths.recaptchaConfig, { recaptchaKey: "projects/p/keys/k" });
    refuse(backend, identityPaths.sendVerificationCode, "INVALID_PHONE_NUMBER : TOO_SHORT");
    expect(await reasonOf(identity.sendCode({ phone: PHONE }))).toBe("invalidPhone");
  });
});

describe("signing in by phone", () => {
  it("proves the number with the code of its message", async () => {
    const { backend, identity } = await startIdentity();
    admit(backend, { localId: "ana", phoneNumber: PHONE });
    expect(await identity.signIn(BY_PHONE)).toEqual({
      uid: "ana",
      email: null,
      name: null,
      emailVerified: false,
      phone: PHONE,
    });
    expect(backend.asked[0]).toMatchObject({
      path: identityPaths.signInWithPhone,
      body: { sessionInfo: "mensaje-1", code: "123456" },
    });
  });

  it("is refused with the reason of the service", async () => {
    const { backend, identity } = await startIdentity();
    refuse(backend, identityPaths.signInWithPhone, "INVALID_CODE");
    expect(await reasonOf(identity.signIn(BY_PHONE))).toBe("wrongCode");
  });
});
