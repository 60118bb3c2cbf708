import { describe, expect, it } from "vitest";
import { INSPECTOR, type ActorCard, type FromApp, type Glance, type Step } from "../bridge/protocol.ts";
import { readSession } from "../recording/saved-session.ts";
import { actorsAt, receive, lastOf, stepBefore, stepsUntil, toRecord, type Apps } from "./apps.ts";
import { contextDiff } from "./context-diff.ts";
import { nameOfValue } from "./name-of-value.ts";
import { possibleEvents } from "./possible-events.ts";
import { isIgnored, readTransition } from "./read-step.ts";
import { repeatEvents } from "./repeat-events.ts";

const card = (session: string, more: Partial<ActorCard> = {}): ActorCard => ({
  session,
  name: session,
  machine: session,
  parent: null,
  last: null,
  ...more,
});
const after: Glance = { status: "active", value: "on", context: {}, active: [], next: [] };
const step = (n: number, session: string, type = "lamp.turn", more: Partial<Step> = {}): Step => ({
  n,
  at: n,
  session,
  source: null,
  event: { type },
  taken: ["a|b||c"],
  changed: true,
  after,
  ...more,
});

const RECORD = toRecord({
  title: "A house",
  actors: [card("lamp", { parent: "house" }), card("house"), card("guest", { last: 3 })],
  older: [],
  steps: [step(1, "house"), step(2, "lamp"), step(3, "guest"), step(4, "lamp")],
});

describe("what a page knows", () => {
  const afterMessages = (apps: Apps, ...messages: FromApp[]) => messages.reduce(receive, apps);

  it("is what apps tell", () => {
    const apps = afterMessages(
      new Map(),
      { v: 1, app: "tab", kind: "all", title: "Home", actors: [card("house")], older: [], steps: [] },
      { v: 1, app: "tab", kind: "actor", actor: card("lamp") },
      { v: 1, app: "tab", kind: "step", step: step(1, "lamp") },
      { v: 1, app: "tab", kind: "gone", session: "lamp", last: 1 },
      { v: 1, app: "unknown", kind: "step", step: step(9, "lamp") },
    );
    expect([...apps.keys()]).toEqual(["tab"]);
    expect(apps.get("tab")).toEqual(
      toRecord({
        title: "Home",
        actors: [card("house"), card("lamp", { last: 1 })],
        older: [],
        steps: [step(1, "lamp")],
      }),
    );
  });

  it("is also what tabs did that have left since, the last five of them", () => {
    const visit = (app: string, steps: Step[]): FromApp[] => [
      { v: 1, app, kind: "all", title: app, actors: [card("house")], older: [], steps },
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
      actors: [card("house"), card("lamp")],
      older: [],
      steps: [step(1, "house"), step(2, "lamp")],
    };
    const apps = afterMessages(new Map(), { v: 1, app: "tab", kind: "all", title: "", ...all }, ...busy);
    const record = apps.get("tab") ?? RECORD;
    expect(record.steps).toHaveLength(2000);
    expect(actorsAt(record, 1500).map((each) => each.card.name)).toEqual(["house", "lamp"]);
    expect(stepsUntil(record, 1500).get("house")?.n).toBe(1);
    expect(stepBefore(record, record.steps[0] ?? step(0, ""))?.n).toBe(502);
  });
});

describe("a step", () => {
  it("was ignored when a machine took no transition, unless it only began", () => {
    expect(isIgnored(RECORD, step(1, "lamp", "lamp.turn", { taken: [] }))).toBe(true);
    expect(isIgnored(RECORD, step(1, "lamp"))).toBe(false);
    expect(isIgnored(RECORD, step(1, "lamp", "xstate.init", { taken: [] }))).toBe(false);
    expect(isIgnored(RECORD, step(1, "no machine", "x", { taken: [] }))).toBe(false);
  });

  it("is told by its transition", () => {
    expect(readTransition("cart.open|line.add|isNotRetrying|cart.sending")).toBe(
      "cart.open: line.add [isNotRetrying] > cart.sending",
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

it("a descriptor of many events offers those that are known", () => {
  const schemas = { "cookie.read": {}, "cookie.gone": {}, "sign.out": {} };
  expect(possibleEvents(["sign.out", "cookie.*", "cookie.read"], schemas)).toEqual([
    "cookie.gone",
    "cookie.read",
    "sign.out",
  ]);
});

describe("a saved session", () => {
  it("is read from its file, and from no other", () => {
    const session = { v: 1, title: "A house", actors: [], older: [step(1, "lamp")], steps: [] };
    expect(readSession(JSON.stringify(session))).toEqual(session);
    for (const text of ["", "[]", "null", '{"v":2}', '{"v":1,"title":"x"}'])
      expect(readSession(text)).toBeUndefined();
  });

  it.each([
    ["an event that is null", { steps: [{ ...step(1, "lamp"), event: null }] }],
    ["an actor that is null", { actors: [null] }],
    ["a step that led nowhere", { steps: [{ ...step(1, "lamp"), after: undefined }] }],
    ["states that have no name", { older: [{ ...step(1, "lamp"), taken: [1] }] }],
  ])("with %s is no session", (_, damage) => {
    const session = { v: 1, title: "A house", actors: [], older: [], steps: [], ...damage };
    expect(readSession(JSON.stringify(session))).toBeUndefined();
  });

  it("is repeated by what came from outside, with what is not hidden", () => {
    const saved = toRecord(
      {
        title: "",
        older: [],
        actors: [
          card("x1", { name: "lamp", machine: "lamp" }),
          card("x2", { name: "gone", machine: "gone" }),
        ],
        steps: [
          step(1, "x1", "inspector.attached"),
          step(2, "x1", "lamp.turn", { event: { type: "lamp.turn", watts: 60 } }),
          step(3, "x1", "lamp.report", { source: "x2" }),
          step(4, "x1", "lamp.name", { event: { type: "lamp.name", text: "•••" } }),
          step(5, "x2", "gone.call"),
          step(6, "x1", "xstate.done.actor.burn"),
          step(7, "x1", "lamp.turn", { source: INSPECTOR }),
        ],
      },
      true,
    );
    const running = toRecord({
      title: "",
      actors: [card("x7", { name: "lamp", machine: "lamp" })],
      older: [],
      steps: [],
    });
    const sent: unknown[] = [];
    expect(repeatEvents(saved, running, (session, event) => sent.push([session, event]))).toEqual({
      sent: 2,
      left: 2,
    });
    expect(sent).toEqual([
      ["x7", { type: "lamp.turn", watts: 60 }],
      ["x7", { type: "lamp.turn" }],
    ]);
  });
});
