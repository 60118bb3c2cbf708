import { FailureError } from "@shop/contract";
import { describe, expect, it } from "vitest";
import { FakeAccount } from "./testing.ts";
import { watchSession } from "./watch-session.ts";

function watch() {
  const account = new FakeAccount();
  let refusals = 0;
  const services = watchSession(account.services, () => (refusals += 1));
  return {
    account,
    services,
    get refusals() {
      return refusals;
    },
  };
}

describe("a watched call", () => {
  it("gives what it gave, of what it was given", async () => {
    const watched = watch();
    const removal = watched.services.removeAddress({ id: "casa" });
    await watched.account.removals.last.answer({ addresses: [] });
    expect(await removal).toEqual({ addresses: [] });
    expect(watched.account.removals.inputs).toEqual([{ id: "casa" }]);
    expect(watched.refusals).toBe(0);
  });

  it("that the shop refuses for the session tells so, and fails as before", async () => {
    const watched = watch();
    const reading = watched.services.getProfile();
    await watched.account.profiles.last.refuse({ id: 401 });
    await expect(reading).rejects.toEqual(new FailureError({ id: 401 }));
    expect(watched.refusals).toBe(1);
  });

  it("that fails for anything else tells nothing", async () => {
    const watched = watch();
    const deleting = watched.services.deleteAccount();
    await watched.account.deletions.last.refuse({ id: 403, reason: "signInTooOld" });
    await expect(deleting).rejects.toEqual(new FailureError({ id: 403, reason: "signInTooOld" }));
    expect(watched.refusals).toBe(0);
  });

  it("of the identity service starts in the same moment", () => {
    const watched = watch();
    void watched.services.link({ method: "google" });
    expect(watched.account.links.inputs).toEqual([{ method: "google" }]);
  });
});
