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
    update,
    dismiss: () => copy.send({ type: "offlineCopy.dismiss" }),
    get isAnnounced() {
      return update.getSnapshot().hasTag("outdated");
    },
    get isOfflineCopyAnnounced() {
      return copy.getSnapshot().hasTag("unread");
    },
    get isCurrent() {
      return update.getSnapshot().matches("current");
    },
  };
}

describe("a new version", () => {
  it("is announced, and changes nothing by itself", () => {
    const page = openPage();
    expect(page.isAnnounced).toBe(false);
    page.services.notifyVersion("version.found");
    expect(page.isAnnounced).toBe(true);
    expect(page.services.calls).toEqual([]);
  });

  it("is activated once when the shopper requests it, and then the page is reloaded", async () => {
    const page = openPage();
    page.services.notifyVersion("version.found");
    page.update.send({ type: "update.accept" });
    page.update.send({ type: "update.accept" });
    expect(page.isAnnounced).toBe(false);
    expect(page.services.calls).toEqual(["takeVersion"]);
    page.services.answer("takeVersion");
    await expect.poll(() => page.services.calls).toEqual(["takeVersion", "reloadPage"]);
    page.services.refuse("reloadPage");
    await expect.poll(() => page.isAnnounced).toBe(true);
  });

  it("that does not take over is announced again, and the page stays", async () => {
    const page = openPage();
    page.services.notifyVersion("version.found");
    page.update.send({ type: "update.accept" });
    page.services.refuse("takeVersion");
    await expect.poll(() => page.isAnnounced).toBe(true);
    expect(page.services.calls).toEqual(["takeVersion"]);
  });

  it("can be postponed until another one is found", () => {
    const page = openPage();
    page.services.notifyVersion("version.found");
    page.update.send({ type: "update.postpone" });
    expect(page.isAnnounced).toBe(false);
    page.services.notifyVersion("version.found");
    expect(page.isAnnounced).toBe(true);
  });
});

describe("code that does not arrive", () => {
  it("because the server has another version leads to that version", async () => {
    const page = openPage();
    page.services.notifyVersion("code.missing");
    page.services.answer("reloadIfOutdated", true);
    await expect.poll(() => page.services.calls).toEqual(["reloadIfOutdated", "reloadPage"]);
  });

  it.each([
    [
      "for another reason, or for the second time",
      (services: FakeOffline) => services.answer("reloadIfOutdated", false),
    ],
    ["without a network", (services: FakeOffline) => services.refuse("reloadIfOutdated")],
  ])("%s reloads nothing", async (_, answer) => {
    const page = openPage();
    page.services.notifyVersion("code.missing");
    answer(page.services);
    await expect.poll(() => page.isCurrent).toBe(true);
    expect(page.services.calls).toEqual(["reloadIfOutdated"]);
  });

  it.each([[[]], [["update.postpone" as const]]])("makes a new version take over that waits %j", (events) => {
    const page = openPage();
    page.services.notifyVersion("version.found");
    for (const type of events) page.update.send({ type });
    page.services.notifyVersion("code.missing");
    expect(page.services.calls).toEqual(["takeVersion"]);
  });
});

describe("a shop that is served without a worker by now", () => {
  it("ends the one that is there, and is loaded from the server", async () => {
    const page = openPage();
    page.services.notifyVersion("worker.gone");
    page.services.answer("leaveWorker");
    await expect.poll(() => page.services.calls).toEqual(["leaveWorker", "reloadPage"]);
  });

  it("keeps the cached responses when that fails", async () => {
    const page = openPage();
    page.services.notifyVersion("worker.gone");
    page.services.refuse("leaveWorker");
    await expect.poll(() => page.isCurrent).toBe(true);
    expect(page.services.calls).toEqual(["leaveWorker"]);
  });
});

it("what was seen before is announced once, and once more after the network was there", () => {
  const page = openPage();
  const announced = (type: "answer.fresh" | "answer.cached") => {
    page.services.notifyAnswer(type);
    return page.isOfflineCopyAnnounced;
  };
  expect([announced("answer.fresh"), announced("answer.cached"), announced("answer.cached")]).toEqual([
    false,
    true,
    true,
  ]);
  expect([announced("answer.fresh"), announced("answer.cached")]).toEqual([false, true]);
  page.dismiss();
  expect([announced("answer.cached"), announced("answer.fresh"), announced("answer.cached")]).toEqual([
    false,
    false,
    true,
  ]);
});

it("a browser without workers is a shop all the same", () => {
  const refuse = () => {
    throw new TypeError("navigator.serviceWorker is undefined");
  };
  const page = openPage(() => ({ watchVersion: refuse, watchAnswers: refuse }));
  expect([page.isAnnounced, page.isOfflineCopyAnnounced]).toEqual([false, false]);
});

it("the charts have no transition that the tests above leave uncovered", () => {
  expect([...updates.uncovered, ...answers.uncovered]).toEqual([]);
});
