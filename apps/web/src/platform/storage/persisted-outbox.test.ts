import type { Change, PersistedChanges } from "@shop/cart-machine";
import { lineOf } from "@shop/cart-machine/testing";
import { describe, expect, it } from "vitest";
import { FakeLocks } from "../../app/testing/fake-locks.ts";
import { openPersistedOutbox } from "./persisted-outbox.ts";

const RICE = lineOf("arroz", 2);
const CHANGES: Change[] = [
  { operationId: "op-1", frozen: true, type: "line.add", item: RICE },
  { operationId: "op-2", type: "line.set", item: lineOf("frijol", 3) },
  { operationId: "op-3", type: "line.remove", id: "arroz" },
  { operationId: "op-4", type: "cart.clear" },
  { operationId: "op-5", type: "lines.add", items: [RICE, lineOf("leche")] },
];
const PERSISTED: PersistedChanges = { items: [RICE], changes: CHANGES };
const ONE: PersistedChanges = { items: [], changes: CHANGES.slice(0, 1) };
const OTHER: PersistedChanges = { items: [RICE], changes: CHANGES.slice(1, 2) };

/** One browser whose pages are opened and closed. */
function browser() {
  const locks = new FakeLocks();
  const load = async () => {
    const page = locks.page();
    return { outbox: await openPersistedOutbox({ locks: page }), die: () => page.die() };
  };
  return {
    load,
    /** A page stores what these accounts have not sent, and is closed. */
    leave: async (stored: Record<string, PersistedChanges>) => {
      const { outbox, die } = await load();
      for (const [account, changes] of Object.entries(stored)) outbox.save(account, changes);
      await Promise.resolve();
      die();
    },
  };
}

describe("what a page stores", () => {
  it("is there for the next page when this one is closed, change by change as it was", async () => {
    const { load, leave } = browser();
    await leave({ ana: PERSISTED });
    expect((await load()).outbox.take("ana")).toMatchObject(PERSISTED);
  });

  it("belongs to one account", async () => {
    const { load, leave } = browser();
    await leave({ ana: PERSISTED, eva: ONE });
    const { outbox } = await load();
    expect(outbox.take("eva")).toMatchObject(ONE);
    expect(outbox.take("rita")).toBeNull();
  });

  it("is passed from page to page until it is sent, even if its account does not sign in", async () => {
    const { load, leave } = browser();
    await leave({ ana: PERSISTED });
    await leave({ eva: ONE });
    const third = await load();
    expect(third.outbox.take("ana")).toMatchObject(PERSISTED);
    third.outbox.save("ana", null);
    third.outbox.save("eva", null);
    expect(Object.entries(localStorage)).toEqual([]);
  });

  it("is not claimed by another page while the page is open", async () => {
    const { load } = browser();
    const first = await load();
    first.outbox.save("ana", PERSISTED);
    await Promise.resolve();
    const second = await load();
    expect(second.outbox.take("ana")).toBeNull();
    second.outbox.save("ana", ONE);
    await Promise.resolve();
    second.die();
    expect((await load()).outbox.take("ana")).toMatchObject(ONE);
    expect(first.outbox.take("ana")).toMatchObject(PERSISTED);
  });

  it("is claimed by one of two pages that open at once", async () => {
    const { load, leave } = browser();
    await leave({ ana: PERSISTED });
    const pages = await Promise.all([load(), load()]);
    expect(pages.filter(({ outbox }) => outbox.take("ana") !== null)).toHaveLength(1);
  });

  it("of several dead pages is taken together", async () => {
    const { load } = browser();
    const pages = await Promise.all([load(), load()]);
    pages[0]?.outbox.save("ana", ONE);
    pages[1]?.outbox.save("ana", OTHER);
    await Promise.resolve();
    for (const { die } of pages) die();
    const storedValue = (await load()).outbox.take("ana");
    expect(storedValue?.changes.map(({ operationId }) => operationId).toSorted()).toEqual(["op-1", "op-2"]);
  });

  it("is not locked once there is nothing left to send, so that the browser may put the page aside", async () => {
    const locks = new FakeLocks();
    const outbox = await openPersistedOutbox({ locks: locks.page() });
    const held = async () => (await locks.page().query()).held?.length;
    expect(await held()).toBe(0);
    outbox.save("ana", PERSISTED);
    await Promise.resolve();
    expect(await held()).toBe(1);
    outbox.save("ana", null);
    await expect.poll(held).toBe(0);
    expect(outbox.take("ana")).toBeNull();
  });

  it("is dropped after thirty days", async () => {
    const day = 86_400_000;
    const at = async (now: number) => openPersistedOutbox({ locks: undefined, now: () => now });
    (await at(0)).save("ana", PERSISTED);
    expect((await at(29 * day)).take("ana")).toMatchObject(PERSISTED);
    (await at(0)).save("ana", PERSISTED);
    expect((await at(60 * day)).take("ana")).toBeNull();
    expect(Object.entries(localStorage)).toEqual([]);
  });

  it("is as old as it was when it is written again: the server has forgotten its operation by then", async () => {
    const day = 86_400_000;
    const at = async (now: number) => openPersistedOutbox({ locks: undefined, now: () => now });
    (await at(0)).save("ana", ONE);
    const second = await at(29 * day);
    second.save("ana", { ...ONE, changes: [...ONE.changes, ...OTHER.changes] });
    expect((await at(31 * day)).take("ana")?.changes).toEqual(OTHER.changes);
  });

  it.each([
    "{",
    "null",
    '"ana"',
    '{"ana":null}',
    '{"ana":{}}',
    '{"ana":{"changes":[{"at":99999999999999,"type":"cart.clear"},{"at":99999999999999,"operationId":"op-1","type":"steal"},{"at":99999999999999,"operationId":"op-2","type":"line.add","item":{"id":"arroz"}},{"operationId":"op-3","type":"cart.clear"}]}}',
  ])("is nothing where this stands: %s", async (text) => {
    localStorage.setItem("alacena:pendientes:otra", text);
    localStorage.setItem("ajena", "1");
    const outbox = await openPersistedOutbox({ locks: undefined });
    expect(outbox.take("ana")).toBeNull();
    expect(Object.entries(localStorage)).toEqual([["ajena", "1"]]);
  });

  it("is in memory if the browser blocks storage", async () => {
    const outbox = await openPersistedOutbox({
      open: () => {
        throw new DOMException("blocked", "SecurityError");
      },
      locks: undefined,
    });
    outbox.save("ana", PERSISTED);
    expect(outbox.take("ana")).toMatchObject(PERSISTED);
  });

  it("stays stored when the browser does not report which pages are open", async () => {
    const refused: LockManager = {
      request: () => Promise.reject(new DOMException("no locks here", "SecurityError")),
      query: () => Promise.resolve({}),
    };
    (await openPersistedOutbox({ locks: refused })).save("ana", PERSISTED);
    const { length } = Object.keys(localStorage);
    expect((await openPersistedOutbox({ locks: refused })).take("ana")).toBeNull();
    expect(Object.keys(localStorage)).toHaveLength(length);
  });
});
