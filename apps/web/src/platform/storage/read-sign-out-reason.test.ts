import { describe, expect, it } from "vitest";
import { readSignOutReason } from "./read-sign-out-reason.ts";
import { signOutReasonNote } from "./storage.ts";

describe("the sign-out reason", () => {
  it.each(["signedOut", "revoked", "signedOutEverywhere", "accountDeleted"] as const)(
    "%s is read by one load of the page, and by no other",
    (note) => {
      signOutReasonNote.write(note);
      expect(readSignOutReason()).toBe(note);
      expect(readSignOutReason()).toBeNull();
    },
  );

  it("is null when another script wrote it", () => {
    signOutReasonNote.write("<b>adiós</b>");
    expect(readSignOutReason()).toBeNull();
    expect(signOutReasonNote.read()).toBeNull();
  });
});
