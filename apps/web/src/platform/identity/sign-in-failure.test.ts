import { SignInFailureError, type SignInFailure } from "@shop/session-machine";
import { FirebaseError } from "firebase/app";
import { describe, expect, it } from "vitest";
import { toFailureError } from "./sign-in-failure.ts";

describe("an error of the SDK", () => {
  it.each<[string, SignInFailure]>([
    ["auth/weak-password", "weakPassword"],
    ["auth/insufficient-storage", "cannotSave"],
    ["auth/code-expired", "codeExpired"],
    ["auth/operation-not-allowed", "notOffered"],
    ["auth/popup-blocked", "popupBlocked"],
    ["auth/popup-closed-by-user", "cancelled"],
  ])("%s is %s", (code, failure) => {
    expect(toFailureError(new FirebaseError(code, "for a developer")).reason).toBe(failure);
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
