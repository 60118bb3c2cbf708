import { describe, expect, it } from "vitest";
import type { FromApp, Step } from "../bridge/protocol.ts";
import { readSession } from "../recording/saved-session.ts";
import { actorsAt, receive, lastOf, stepBefore, stepsUntil, type Apps } from "./apps.ts";
import { contextDiff } from "./what-changed.ts";
import { lastPayload, possibleEvents } from "./known-events.ts";
import { nameOfValue } from "./name-of-value.ts";
import { isIgnored, readTransition } from "./read-step.ts";
import { card, recordOf, step } from "./testing.ts";

const RECORD = recordOf(
  [card("lamp", { parent: "house" }), card("house"), card("guest", { last: 3 })],
  [step(1, "house"), step(2, "lamp"), step(3, "guest"), step(4, "lamp")],
);
const CHART = { id: "house", description: "", nodes: [], edges: [] };
const ALL = { title: "A house", charts: [], actors: [card("house")], older: [], steps: [] };

describe("what a page knows", () => {
  const afterMessages = (apps: Apps, ...messages: FromApp[]) => messages.reduce(receive, apps);

  it("is what apps report", () => {
    const apps = afterMessages(
      new Map(),
      { v: 1, app: "tab", kind: "all", ...ALL },
      { v: 1, app: "tab", kind: "chart", chart: CHART },
      { v: 1, app: "tab", kind: "actor", actor: card("lamp") },
      { v: 1, app: "tab", kind: "step", step: step(1, "lamp") },
      { v: 1, app: "tab", kind: "gone", session: "lamp", last: 1 },
      { v: 1, app: "unknown", kind: "step", step: step(9, "lamp") },
    );
    expect([...apps.keys()]).toEqual(["tab"]);
    expect(apps.get("tab")).toEqual({
      ...recordOf([card("house"), card("lamp", { last: 1 })], [step(1, "lamp")]),
      charts: [CHART],
    });
  });

  it("is also what tabs did that have left since, the last five of them", () => {
    const visit = (app: string, steps: Step[]): FromApp[] => [
      { v: 1, app, kind: "all", ...ALL, title: app, steps },
      { v: 1, app, kind: "bye" },
    ];
    const visits = [1, 2, 3, 4, 5, 6].flatMap((n) => visit(`tab ${n}`, [step(n, "house")]));
    const left = [...afterMessages(new Map(), ...visit("idle", []), ...visits).values()];
    expect(left.map(({ title, isSaved }) => [title, isSaved])).toEqual(
      [2, 3, 4, 5, 6].map((n) => [`tab ${n} (cerrada)`, true]),
    );
    expect(left.at(-1)?.steps).toEqual([step(6, "house")]);
  });

  it("can be looked at as it was", () => {
    expect(lastOf(RECORD)).toBe(4);
    expect(stepsUntil(RECORD, 3).get("lamp")?.n).toBe(2);
    expect(stepBefore(RECORD, step(4, "lamp"))?.n).toBe(2);
    const namesAt = (at: number) =>
      actorsAt(RECORD, at).map((each) => `${" ".repeat(each.depth)}${each.card.name}`);
    expect(namesAt(1)).toEqual(["house"]);
    expect(namesAt(2)).toEqual(["house", " lamp"]);
    expect(namesAt(4)).toEqual(["house", " lamp"]);
  });

  it("is how each actor is, also of one that has been quiet for longer than steps are kept", () => {
    const busy = Array.from({ length: 2500 }, (_, at): FromApp => ({
      v: 1,
      app: "tab",
      kind: "step",
      step: step(at + 3, "lamp"),
    }));
    const all = {
      ...ALL,
      actors: [card("house"), card("lamp")],
      steps: [step(1, "house"), step(2, "lamp")],
    };
    const apps = afterMessages(new Map(), { v: 1, app: "tab", kind: "all", ...all }, ...busy);
    const record = apps.get("tab") ?? RECORD;
    expect(record.steps).toHaveLength(2000);
    expect(actorsAt(record, 1500).map((each) => each.card.name)).toEqual(["house", "lamp"]);
    expect(stepsUntil(record, 1500).get("house")?.n).toBe(1);
    expect(stepBefore(record, record.steps[0] ?? step(0, ""))?.n).toBe(502);
  });
});

describe("a step", () => {
  it("was ignored when a machine took no transition, unless it only began", () => {
    expect(isIgnored(RECORD, step(1, "lamp", { taken: [] }))).toBe(true);
    expect(isIgnored(RECORD, step(1, "lamp"))).toBe(false);
    expect(isIgnored(RECORD, step(1, "lamp", { event: { type: "xstate.init" }, taken: [] }))).toBe(false);
    expect(isIgnored(RECORD, step(1, "no machine", { taken: [] }))).toBe(false);
  });

  it("is shown by its transition", () => {
    expect(readTransition("cart.open|line.add|isNotRetrying|cart.deciding")).toBe(
      "cart.open: line.add [isNotRetrying] > cart.deciding",
    );
    expect(readTransition("cart.open|||")).toBe("cart.open: always");
  });

  it("shows what has changed in the context, and nothing else", () => {
    expect(
      contextDiff(
        { lines: [{ id: "a", n: 1 }], gone: true, same: null, empty: [] },
        { lines: [{ id: "a", n: 2 }, { id: "b" }], same: null, empty: [] },
      ),
    ).toEqual([
      { path: "lines.0.n", before: 1, after: 2 },
      { path: "lines.1.id", before: undefined, after: "b" },
      { path: "gone", before: true, after: undefined },
    ]);
  });

  it("names its state in a line", () => {
    expect(nameOfValue("on")).toBe("on");
    expect(nameOfValue({ open: { settled: "ready" } })).toBe("open.settled.ready");
    expect(nameOfValue({ left: "on", right: { slow: {} } })).toBe("left.on, right.slow");
  });
});

describe("an event to send", () => {
  const seen = ["cookie.read", "cookie.gone", "sign.out", "cookie.read"].map((type, n) =>
    step(n, "house", { event: { type, n } }),
  );

  it("is one that the machine waits for; of a kind, those that were seen", () => {
    expect(possibleEvents(["sign.out", "cookie.*", "cookie.read"], seen)).toEqual([
      "cookie.gone",
      "cookie.read",
      "sign.out",
    ]);
  });

  it("begins with the data of the last one of its type", () => {
    expect(lastPayload("cookie.read", seen)).toBe('{\n  "n": 3\n}');
    expect(lastPayload("lamp.turn", [step(1, "lamp")])).toBe("");
    expect(lastPayload("never.seen", seen)).toBe("");
  });
});

describe("a saved session", () => {
  it("is read from its file, and from no other", () => {
    const session = { v: 1, ...ALL, older: [step(1, "lamp")] };
    expect(readSession(JSON.stringify(session))).toEqual(session);
    for (const text of ["", "[]", "null", '{"v":2}', '{"v":1,"title":"x"}'])
      expect(readSession(text)).toBeUndefined();
  });

  it.each([
    ["an event that is null", { steps: [{ ...step(1, "lamp"), event: null }] }],
    ["an actor that is null", { actors: [null] }],
    ["charts that are no list", { charts: null }],
    ["a step that led nowhere", { steps: [{ ...step(1, "lamp"), after: undefined }] }],
    ["states that have no name", { older: [{ ...step(1, "lamp"), taken: [1] }] }],
  ])("with %s is no session", (_, damage) => {
    const session = { v: 1, ...ALL, ...damage };
    expect(readSession(JSON.stringify(session))).toBeUndefined();
  });
});
