import { FailureError } from "@shop/contract";
import { describe, expect, it } from "vitest";
import { FakeAccount } from "../../features/account/testing.ts";
import { watchUnauthorised } from "./watch-unauthorised.ts";

function watch() {
  const account = new FakeAccount();
  let reports = 0;
  const services = watchUnauthorised(account.services, () => (reports += 1));
  return {
    account,
    services,
    get reports() {
      return reports;
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
    expect(watched.reports).toBe(0);
  });

  it("that is answered with 401 reports that, and fails as before", async () => {
    const watched = watch();
    const reading = watched.services.getProfile();
    await watched.account.profiles.last.refuse({ id: 401 });
    await expect(reading).rejects.toEqual(new FailureError({ id: 401 }));
    expect(watched.reports).toBe(1);
  });

  it("that fails for anything else reports nothing", async () => {
    const watched = watch();
    const deleting = watched.services.deleteAccount();
    await watched.account.deletions.last.refuse({ id: 403, reason: "signInTooOld" });
    await expect(deleting).rejects.toEqual(new FailureError({ id: 403, reason: "signInTooOld" }));
    expect(watched.reports).toBe(0);
  });

  it("of the identity service starts in the same moment", () => {
    const watched = watch();
    void watched.services.link({ method: "google" });
    expect(watched.account.links.inputs).toEqual([{ method: "google" }]);
  });
});
