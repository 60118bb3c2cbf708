import { afterEach, describe, expect, it } from "vitest";
import { readFarewell } from "./read-sign-out-reason.ts";
import { farewellNote } from "./storage.ts";

afterEach(() => sessionStorage.clear());

describe("the farewell", () => {
  it.each(["signedOut", "revoked", "signedOutEverywhere", "accountDeleted"] as const)(
    "%s is told to one load of the page, and to no other",
    (note) => {
      farewellNote.write(note);
      expect(readFarewell()).toBe(note);
      expect(readFarewell()).toBeNull();
    },
  );

  it("is none when the shop did not reload the page", () => {
    expect(readFarewell()).toBeNull();
  });

  it("is none when somebody else wrote it", () => {
    farewellNote.write("<b>adiós</b>");
    expect(readFarewell()).toBeNull();
    expect(farewellNote.read()).toBeNull();
  });
});
