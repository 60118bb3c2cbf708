import { Secret, type SignInFailure } from "@shop/session-machine";
import { describe, expect, it } from "vitest";
import { identityPaths } from "../../app/testing/start-backend.ts";
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

  it.each<[string, SignInFailure]>([
    ["INVALID_PHONE_NUMBER : TOO_SHORT", "invalidPhone"],
    ["TOO_MANY_ATTEMPTS_TRY_LATER", "tooManyAttempts"],
    ["QUOTA_EXCEEDED : Exceeded quota for verifying phone numbers.", "tooManyAttempts"],
    ["OPERATION_NOT_ALLOWED : SMS unable to be sent until this region is enabled.", "notOffered"],
    ["BILLING_NOT_ENABLED", "notOffered"],
    ["SOMETHING_NEW", "unexpected"],
  ])("that the service refuses with %s is refused as %s", async (message, reason) => {
    const { backend, identity } = await startIdentity();
    backend.on(identityPaths.recaptchaConfig, { recaptchaKey: "projects/p/keys/k" });
    refuse(backend, identityPaths.sendVerificationCode, message);
    expect(await reasonOf(identity.sendCode({ phone: PHONE }))).toBe(reason);
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

  it.each<[string, SignInFailure]>([
    ["INVALID_CODE", "wrongCode"],
    ["SESSION_EXPIRED", "codeExpired"],
    ["INVALID_SESSION_INFO", "codeExpired"],
    ["USER_DISABLED", "disabled"],
    ["TOO_MANY_ATTEMPTS_TRY_LATER", "tooManyAttempts"],
  ])("that the service refuses with %s is refused as %s", async (message, reason) => {
    const { backend, identity } = await startIdentity();
    refuse(backend, identityPaths.signInWithPhone, message);
    expect(await reasonOf(identity.signIn(BY_PHONE))).toBe(reason);
  });
});
