import { SignInFailureError, type SignInFailure } from "@shop/session-machine";
import { FirebaseError } from "firebase/app";
import { describe, expect, it } from "vitest";
import { toFailureError } from "./sign-in-failure.ts";

/** The meaning of the SDK's codes; any other is a bug of the shop or of its project. */
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

function failureOf(code: string): SignInFailure {
  return toFailureError(new FirebaseError(code, "for a developer")).reason;
}

describe("an error of the SDK", () => {
  it.each(Object.entries(MEANINGS))("is %s for exactly its codes", (failure, codes) => {
    expect(codes.map((code) => [code, failureOf(code)])).toEqual(codes.map((code) => [code, failure]));
  });

  it.each<[string, unknown]>([
    ["a code of what the shop does not use", new FirebaseError("auth/invalid-tenant-id", "for a developer")],
    ["an unknown code", new FirebaseError("auth/something-new", "for a developer")],
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
