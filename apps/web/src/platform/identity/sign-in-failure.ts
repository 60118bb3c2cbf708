import { SignInFailureError, type SignInFailure } from "@shop/session-machine";
import { writeThrown } from "../api/write-failure.ts";

/**
 * What each code of the identity SDK means to the shopper; every other code is `unexpected`. Some codes of the service
 * are not in the SDK's list: it passes them on in its own spelling.
 */
const REASONS: Readonly<Record<string, SignInFailure>> = {
  "auth/invalid-credential": "wrongCredentials",
  "auth/wrong-password": "wrongCredentials",
  "auth/missing-password": "wrongCredentials",
  "auth/user-not-found": "wrongCredentials",
  "auth/invalid-email": "wrongCredentials",
  "auth/rejected-credential": "wrongCredentials",
  // The shopper reauthenticated with another account than the signed-in one.
  "auth/user-mismatch": "wrongCredentials",
  "auth/email-already-in-use": "emailTaken",
  "auth/weak-password": "weakPassword",
  "auth/password-does-not-meet-requirements": "weakPassword",
  "auth/user-disabled": "disabled",
  "auth/too-many-requests": "tooManyAttempts",
  "auth/quota-exceeded": "tooManyAttempts",
  // Codes of the auth emulator only.
  "auth/insufficient-storage": "cannotSave",
  "auth/database-busy": "cannotSave",
  "auth/network-request-failed": "unreachable",
  "auth/timeout": "unreachable",
  "auth/unavailable": "unreachable",

  "auth/invalid-verification-code": "wrongCode",
  "auth/missing-verification-code": "wrongCode",
  "auth/code-expired": "codeExpired",
  // The SMS or mail of the code is no longer known to the service.
  "auth/invalid-verification-id": "codeExpired",
  "auth/missing-verification-id": "codeExpired",
  "auth/invalid-phone-number": "invalidPhone",
  "auth/missing-phone-number": "invalidPhone",

  "auth/popup-blocked": "popupBlocked",
  "auth/popup-closed-by-user": "cancelled",
  "auth/cancelled-popup-request": "cancelled",
  "auth/redirect-cancelled-by-user": "cancelled",
  "auth/user-cancelled": "cancelled",
  "auth/account-exists-with-different-credential": "accountExists",

  "auth/requires-recent-login": "needsRecentSignIn",
  "auth/invalid-refresh-token": "needsRecentSignIn",
  "auth/invalid-user-token": "needsRecentSignIn",
  "auth/user-token-expired": "needsRecentSignIn",
  "auth/user-signed-out": "needsRecentSignIn",
  "auth/null-user": "needsRecentSignIn",
  "auth/credential-already-in-use": "alreadyLinked",
  "auth/provider-already-linked": "alreadyLinked",

  // A method that is not enabled in the shop's Firebase project: a retry cannot help.
  "auth/operation-not-allowed": "notOffered",
  "auth/admin-restricted-operation": "notOffered",
  "auth/configuration-not-found": "notOffered",
  "auth/billing-not-enabled": "notOffered",
  "auth/unauthorized-domain": "notOffered",
  "auth/auth-domain-config-required": "notOffered",
  "auth/invalid-oauth-client-id": "notOffered",
};

/** The codes of a token renewal that mean that the session is over; any other failure proves nothing. */
const SESSION_OVER: ReadonlySet<string> = new Set([
  "auth/invalid-refresh-token",
  "auth/invalid-user-token",
  "auth/user-token-expired",
  "auth/user-disabled",
]);

/** The code of an error of the SDK; empty for anything else. */
export function codeOf(error: unknown): string {
  return typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
}

export function isSessionOver(error: unknown): boolean {
  return SESSION_OVER.has(codeOf(error));
}

/** The only place that translates errors of the SDK. A `SignInFailureError` is returned unchanged. */
export function toFailureError(error: unknown): SignInFailureError {
  if (error instanceof SignInFailureError) return error;
  return new SignInFailureError(REASONS[codeOf(error)] ?? "unexpected");
}

/** Throws the translation of an SDK error, whose own message is for developers. */
export function throwSignInFailure(error: unknown): never {
  if (!(error instanceof SignInFailureError)) writeThrown("identity", error);
  throw toFailureError(error);
}
