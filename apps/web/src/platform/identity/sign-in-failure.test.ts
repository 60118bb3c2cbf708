import { SignInFailureError, type SignInFailure } from "@shop/session-machine";
import { FirebaseError } from "firebase/app";
import { AuthErrorCodes } from "firebase/auth";
import { describe, expect, it } from "vitest";
import { isSessionOver, toFailureError } from "./sign-in-failure.ts";

/** What every code of the SDK means; those that are not named here are the next list. */
const MEANINGS: Partial<Record<SignInFailure, string[]>> = {
  wrongCredentials: [
    "auth/invalid-credential",
    "auth/invalid-email",
    "auth/missing-password",
    "auth/rejected-credential",
    "auth/user-mismatch",
    "auth/user-not-found",
    "auth/wrong-password",
  ],
  emailTaken: ["auth/email-already-in-use"],
  weakPassword: ["auth/password-does-not-meet-requirements", "auth/weak-password"],
  disabled: ["auth/user-disabled"],
  tooManyAttempts: ["auth/quota-exceeded", "auth/too-many-requests"],
  cannotSave: ["auth/insufficient-storage", "auth/database-busy"],
  unreachable: ["auth/network-request-failed", "auth/timeout", "auth/unavailable"],
  wrongCode: ["auth/invalid-verification-code", "auth/missing-verification-code"],
  codeExpired: ["auth/code-expired", "auth/invalid-verification-id", "auth/missing-verification-id"],
  invalidPhone: ["auth/invalid-phone-number", "auth/missing-phone-number"],
  popupBlocked: ["auth/popup-blocked"],
  cancelled: [
    "auth/cancelled-popup-request",
    "auth/popup-closed-by-user",
    "auth/redirect-cancelled-by-user",
    "auth/user-cancelled",
  ],
  accountExists: ["auth/account-exists-with-different-credential"],
  needsRecentSignIn: [
    "auth/invalid-refresh-token",
    "auth/invalid-user-token",
    "auth/null-user",
    "auth/requires-recent-login",
    "auth/user-signed-out",
    "auth/user-token-expired",
  ],
  alreadyLinked: ["auth/credential-already-in-use", "auth/provider-already-linked"],
  notOffered: [
    "auth/admin-restricted-operation",
    "auth/auth-domain-config-required",
    "auth/billing-not-enabled",
    "auth/configuration-not-found",
    "auth/invalid-oauth-client-id",
    "auth/operation-not-allowed",
    "auth/unauthorized-domain",
  ],
};

/** Bugs of the shop or errors of its project, and what belongs to things that the shop does not use. */
const UNEXPECTED = [
  "auth/already-initialized",
  "auth/app-deleted",
  "auth/app-not-authorized",
  "auth/app-not-installed",
  "auth/argument-error",
  "auth/captcha-check-failed",
  "auth/cordova-not-ready",
  "auth/cors-unsupported",
  "auth/custom-token-mismatch",
  "auth/dependent-sdk-initialized-before-auth",
  "auth/dynamic-link-not-activated",
  "auth/email-change-needs-verification",
  "auth/emulator-config-failed",
  "auth/expired-action-code",
  "auth/internal-error",
  "auth/invalid-action-code",
  "auth/invalid-api-key",
  "auth/invalid-app-credential",
  "auth/invalid-app-id",
  "auth/invalid-auth-event",
  "auth/invalid-cert-hash",
  "auth/invalid-continue-uri",
  "auth/invalid-cordova-configuration",
  "auth/invalid-custom-token",
  "auth/invalid-dynamic-link-domain",
  "auth/invalid-emulator-scheme",
  "auth/invalid-hosting-link-domain",
  "auth/invalid-message-payload",
  "auth/invalid-multi-factor-session",
  "auth/invalid-oauth-provider",
  "auth/invalid-persistence-type",
  "auth/invalid-provider-id",
  "auth/invalid-recaptcha-action",
  "auth/invalid-recaptcha-token",
  "auth/invalid-recaptcha-version",
  "auth/invalid-recipient-email",
  "auth/invalid-req-type",
  "auth/invalid-sender",
  "auth/invalid-tenant-id",
  "auth/maximum-second-factor-count-exceeded",
  "auth/missing-android-pkg-name",
  "auth/missing-app-credential",
  "auth/missing-client-type",
  "auth/missing-continue-uri",
  "auth/missing-iframe-start",
  "auth/missing-ios-bundle-id",
  "auth/missing-multi-factor-info",
  "auth/missing-multi-factor-session",
  "auth/missing-or-invalid-nonce",
  "auth/missing-recaptcha-token",
  "auth/missing-recaptcha-version",
  "auth/multi-factor-auth-required",
  "auth/multi-factor-info-not-found",
  "auth/no-auth-event",
  "auth/no-such-provider",
  "auth/operation-not-supported-in-this-environment",
  "auth/recaptcha-not-enabled",
  "auth/redirect-operation-pending",
  "auth/second-factor-already-in-use",
  "auth/tenant-id-mismatch",
  "auth/unauthorized-continue-uri",
  "auth/unsupported-first-factor",
  "auth/unsupported-persistence-type",
  "auth/unsupported-tenant-operation",
  "auth/unverified-email",
  "auth/web-storage-unsupported",
];

/** In the SDK's list by a name, and spelled with its prefix twice. */
const KNOWN = new Set(Object.values(AuthErrorCodes).map(String));

function failureOf(code: string): SignInFailure {
  return toFailureError(new FirebaseError(code, "for a developer")).reason;
}

describe("an error of the SDK", () => {
  it.each(Object.entries(MEANINGS))("is %s for exactly its codes", (failure, codes) => {
    expect(codes.map((code) => [code, failureOf(code)])).toEqual(codes.map((code) => [code, failure]));
  });

  it("is unexpected for every other code of the SDK, and none is forgotten", () => {
    expect(UNEXPECTED.map(failureOf)).toEqual(UNEXPECTED.map(() => "unexpected"));
    const listed = new Set([...Object.values(MEANINGS).flat(), ...UNEXPECTED]);
    expect([...KNOWN].filter((code) => !listed.has(code)).toSorted()).toEqual([]);
  });

  it.each<[string, unknown]>([
    ["a code that nobody knows", new FirebaseError("auth/something-new", "for a developer")],
    ["no code", new Error("wrong-password")],
    ["nothing", undefined],
  ])("with %s is unexpected", (_, error) => {
    expect(toFailureError(error).reason).toBe("unexpected");
  });

  it("that is a rejection already stays the one that it is", () => {
    const error = new SignInFailureError("accountExists", { provider: "google" });
    expect(toFailureError(error)).toBe(error);
  });
});

describe("a session", () => {
  it.each([
    "auth/invalid-refresh-token",
    "auth/invalid-user-token",
    "auth/user-disabled",
    "auth/user-token-expired",
  ])("is over with %s", (code) => {
    expect(isSessionOver(new FirebaseError(code, ""))).toBe(true);
  });

  it.each(["auth/network-request-failed", "auth/quota-exceeded", "auth/internal-error"])(
    "is not over with %s",
    (code) => {
      expect(isSessionOver(new FirebaseError(code, ""))).toBe(false);
    },
  );
});
