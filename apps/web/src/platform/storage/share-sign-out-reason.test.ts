import { describe, expect, it } from "vitest";
import { readSharedReason, shareSignOutReason } from "./share-sign-out-reason.ts";
import { sharedReason } from "./storage.ts";

const NOW = Date.UTC(2026, 10, 21);
const MINUTE = 60_000;

describe("the reason that a tab leaves for a sign-out", () => {
  it("is none before any tab has left one", () => {
    expect(readSharedReason(NOW)).toBeNull();
  });

  it("counts for a minute", () => {
    shareSignOutReason("revoked", NOW);
    expect(readSharedReason(NOW + MINUTE)).toBe("revoked");
    expect(readSharedReason(NOW + MINUTE + 1)).toBeNull();
  });

  it("does not outweigh a sign-out of later on, however strong it was", () => {
    shareSignOutReason("accountDeleted", NOW);
    expect(shareSignOutReason("signedOut", NOW + MINUTE + 1)).toBe("signedOut");
  });

  it("counts in a tab whose clock is a little behind", () => {
    shareSignOutReason("revoked", NOW);
    expect(readSharedReason(NOW - 1)).toBe("revoked");
  });

  it("does not count when the clock was set back by more than a minute since", () => {
    shareSignOutReason("revoked", NOW);
    expect(readSharedReason(NOW - MINUTE - 1)).toBeNull();
  });

  it.each(["revoked", "{", "null", '{"reason":"revoked"}', `{"reason":"<b>","at":${NOW}}`])(
    "is null when %s was stored, by an earlier version or another script",
    (stored) => {
      sharedReason.write(stored);
      expect(readSharedReason(NOW)).toBeNull();
    },
  );
});
