import { CoveredTransitions } from "@shop/machine-checks";
import { describe, expect, it } from "vitest";
import { createOffline, type OfflineServices } from "./create-offline.ts";
import { offlineCopyMachine } from "./offline-copy-machine.ts";
import { FakeOffline } from "./testing.ts";
import { updateMachine } from "./update-machine.ts";

const updates = new CoveredTransitions(updateMachine);
const answers = new CoveredTransitions(offlineCopyMachine);

function openPage(change: (services: FakeOffline) => Partial<OfflineServices> = () => ({})) {
  const services = new FakeOffline();
  const { update, copy } = createOffline(Object.assign(services, change(services)), {
    inspect: (event) => {
      updates.note(event);
      answers.note(event);
    },
  });
  return {
    services,
    accept: () => update.send({ type: "update.accept" }),
    postpone: () => update.send({ type: "update.postpone" }),
    dismiss: () => copy.send({ type: "offlineCopy.dismiss" }),
    get isAnnounced() {
      return update.getSnapshot().hasTag("outdated");
    },
    get isOfflineCopyAnnounced() {
      return copy.getSnapshot().hasTag("unread");
    },
    /** Waits until the page is as it was before. */
    settled: async () => {
      await expect.poll(() => update.getSnapshot().matches("current")).toBe(true);
    },
    /** Waits until so much has been asked for; gives what. */
    asked: async (count: number) => {
      await expect.poll(() => services.calls.length).toBeGreaterThanOrEqual(count);
      return services.calls;
    },
  };
}

describe("a new version", () => {
  it("is told, and changes nothing by itself", () => {
    const page = openPage();
    expect(page.isAnnounced).toBe(false);
    page.services.notifyVersion("version.found");
    expect(page.isAnnounced).toBe(true);
    expect(page.services.calls).toEqual([]);
  });

  it("takes over when the shopper asks for it, and then the page is loaded anew", async () => {
    const page = openPage();
    page.services.notifyVersion("version.found");
    page.accept();
    expect(page.isAnnounced).toBe(false);
    expect(page.services.calls).toEqual(["takeVersion"]);
    page.services.answer("takeVersion");
    expect(await page.asked(2)).toEqual(["takeVersion", "reloadPage"]);
  });

  it("is asked for once, however often the button is pressed", () => {
    const page = openPage();
    page.services.notifyVersion("version.found");
    page.accept();
    page.accept();
    expect(page.services.calls).toEqual(["takeVersion"]);
  });

  it("that does not take over is told again, and the page stays", async () => {
    const page = openPage();
    page.services.notifyVersion("version.found");
    page.accept();
    page.services.refuse("takeVersion");
    await expect.poll(() => page.isAnnounced).toBe(true);
    expect(page.services.calls).toEqual(["takeVersion"]);
  });

  it("can be put off, until one more comes", () => {
    const page = openPage();
    page.services.notifyVersion("version.found");
    page.postpone();
    expect(page.isAnnounced).toBe(false);
    page.services.notifyVersion("version.found");
    expect(page.isAnnounced).toBe(true);
  });

  it("is offered again when the browser does not reload", async () => {
    const page = openPage();
    page.services.notifyVersion("version.found");
    page.accept();
    page.services.answer("takeVersion");
    expect(await page.asked(2)).toEqual(["takeVersion", "reloadPage"]);
    page.services.refuse("reloadPage");
    await expect.poll(() => page.isAnnounced).toBe(true);
  });
});

describe("code that does not arrive", () => {
  it("because the server has another version leads to that version", async () => {
    const page = openPage();
    page.services.notifyVersion("code.missing");
    page.services.answer("reloadIfOutdated", true);
    expect(await page.asked(2)).toEqual(["reloadIfOutdated", "reloadPage"]);
  });

  it("for another reason, or for the second time, reloads nothing", async () => {
    const page = openPage();
    page.services.notifyVersion("code.missing");
    page.services.answer("reloadIfOutdated", false);
    await page.settled();
    page.services.notifyVersion("code.missing");
    expect(await page.asked(2)).toEqual(["reloadIfOutdated", "reloadIfOutdated"]);
  });

  it("without a network reloads nothing", async () => {
    const page = openPage();
    page.services.notifyVersion("code.missing");
    page.services.refuse("reloadIfOutdated");
    await page.settled();
    expect(page.services.calls).toEqual(["reloadIfOutdated"]);
  });

  it("while a new version waits makes that one take over", () => {
    const page = openPage();
    page.services.notifyVersion("version.found");
    page.services.notifyVersion("code.missing");
    expect(page.services.calls).toEqual(["takeVersion"]);
  });

  it("makes one take over that had been put off", () => {
    const page = openPage();
    page.services.notifyVersion("version.found");
    page.postpone();
    page.services.notifyVersion("code.missing");
    expect(page.services.calls).toEqual(["takeVersion"]);
  });
});

describe("a shop that is served without a worker by now", () => {
  it("ends the one that is there, and is loaded from the server", async () => {
    const page = openPage();
    page.services.notifyVersion("worker.gone");
    page.services.answer("leaveWorker");
    expect(await page.asked(2)).toEqual(["leaveWorker", "reloadPage"]);
  });

  it("goes on with what it has when that fails", async () => {
    const page = openPage();
    page.services.notifyVersion("worker.gone");
    page.services.refuse("leaveWorker");
    await page.settled();
    expect(page.services.calls).toEqual(["leaveWorker"]);
  });
});

describe("what was seen before", () => {
  it("is told to be that, until the server answers again", () => {
    const page = openPage();
    page.services.notifyAnswer("answer.fresh");
    expect(page.isOfflineCopyAnnounced).toBe(false);
    page.services.notifyAnswer("answer.cached");
    page.services.notifyAnswer("answer.cached");
    expect(page.isOfflineCopyAnnounced).toBe(true);
    page.services.notifyAnswer("answer.fresh");
    expect(page.isOfflineCopyAnnounced).toBe(false);
  });

  it("is told once, and once more after the network was there", () => {
    const page = openPage();
    page.services.notifyAnswer("answer.cached");
    page.dismiss();
    page.services.notifyAnswer("answer.cached");
    expect(page.isOfflineCopyAnnounced).toBe(false);
    page.services.notifyAnswer("answer.fresh");
    page.services.notifyAnswer("answer.cached");
    expect(page.isOfflineCopyAnnounced).toBe(true);
  });
});

describe("a browser without workers", () => {
  it("is a shop all the same", () => {
    const refuse = () => {
      throw new TypeError("navigator.serviceWorker is undefined");
    };
    const page = openPage(() => ({ watchVersion: refuse, watchAnswers: refuse }));
    expect([page.isAnnounced, page.isOfflineCopyAnnounced]).toEqual([false, false]);
  });
});

describe("the charts", () => {
  it("have no transition that the tests above leave untaken", () => {
    expect([...updates.uncovered, ...answers.uncovered]).toEqual([]);
  });
});
