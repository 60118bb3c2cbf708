import { CoveredTransitions } from "@shop/machine-checks";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { aChange, FakeDesk } from "./testing.ts";
import { logMachine, provideLog } from "./log-machine.ts";

const transitions = new CoveredTransitions(logMachine);

function openLog() {
  const services = new FakeDesk();
  const log = createActor(provideLog(services), { inspect: transitions.note }).start();
  return {
    pages: services.logPages,
    more: () => log.send({ type: "log.more" }),
    get seen() {
      const { context, value } = log.getSnapshot();
      return { ...context, changes: context.changes.map(({ id }) => id), value };
    },
  };
}

const SHOWN = { changes: ["c-3", "c-2"], nextCursor: "c-2", failure: null, value: "ready" };

/** Shows two changes; there are older ones. */
async function openFirstPage() {
  const log = openLog();
  await log.pages.last.answer({
    changes: [aChange({ id: "c-3" }), aChange({ id: "c-2" })],
    nextCursor: "c-2",
  });
  return log;
}

describe("the log", () => {
  it("is read when it opens", async () => {
    const log = openLog();
    expect(log.seen).toEqual({ changes: [], nextCursor: null, failure: null, value: "loading" });
    expect((await openFirstPage()).seen).toEqual(SHOWN);
  });

  it("has older changes added until there are no more", async () => {
    const log = await openFirstPage();
    log.more();
    log.more();
    expect(log.seen).toEqual({ ...SHOWN, value: "loading" });
    await log.pages.last.answer({ changes: [aChange({ id: "c-1" })] });
    log.more();
    expect(log.seen).toEqual({ ...SHOWN, changes: ["c-3", "c-2", "c-1"], nextCursor: null });
    expect(log.pages.inputs).toEqual([null, "c-2"]);
  });

  it("keeps what is shown when older changes cannot be read, and asks for them again", async () => {
    const log = await openFirstPage();
    log.more();
    await log.pages.last.refuse({ id: 503 });
    expect(log.seen).toEqual({ ...SHOWN, failure: { id: 503 }, value: "failed" });
    log.more();
    expect(log.seen).toEqual({ ...SHOWN, value: "loading" });
    expect(log.pages.inputs).toEqual([null, "c-2", "c-2"]);
  });
});

describe("the chart", () => {
  it("has no transition that the tests above leave untaken", () => {
    expect(transitions.uncovered).toEqual([]);
  });
});
