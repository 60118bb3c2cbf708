import { expect, it } from "vitest";
import { createActor, createMachine, type AnyStateMachine } from "xstate";
import { replayCommand } from "./replay-command.ts";
import { readSession } from "./saved-session.ts";
import { recordWhile } from "./testing.ts";

const lamp = createMachine({
  id: "lamp",
  initial: "off",
  states: { off: { on: { "lamp.turn": "on" } }, on: { on: { "lamp.turn": "off" } } },
});

const deadLamp = createMachine({ id: "lamp", initial: "off", states: { off: {}, on: {} } });

/** A session in which a lamp is turned. */
function record() {
  const actor = createActor(lamp).start();
  return recordWhile(actor, [], () => actor.send({ type: "lamp.turn" }));
}

/** The same session, of a machine with another id. */
function recordOf(machine: string) {
  const session = record();
  return { ...session, actors: session.actors.map((actor) => ({ ...actor, machine })) };
}

function run(session: ReturnType<typeof record>, ...machines: AnyStateMachine[]) {
  const lines: string[] = [];
  const code = replayCommand(session, new Map(machines.map((each) => [each.id, each])), (line) =>
    lines.push(line),
  );
  return { code, lines };
}

it("a session that leads where it did ends with 0", () => {
  expect(run(record(), lamp)).toEqual({ code: 0, lines: ["lamp: 1 of 1 steps lead where they did"] });
});

it("a step that leads elsewhere ends with 1", () => {
  expect(run(record(), deadLamp)).toEqual({
    code: 1,
    lines: [
      "lamp: 0 of 1 steps lead where they did",
      '  step 2, "lamp.turn": "off" led to "on", now to "off"',
    ],
  });
});

it("a machine that is gone is named, and ends with 1", () => {
  expect(run(recordOf("bell"), lamp)).toEqual({
    code: 1,
    lines: ['not taken again, for no machine has this id any more: "bell"'],
  });
});

it("a session without a step ends with 1: nothing was taken again", () => {
  expect(run({ v: 1, title: "", charts: [], actors: [], older: [], steps: [] }, lamp)).toEqual({
    code: 1,
    lines: ["the session has no step of a machine to take again"],
  });
});

it("what a file calls its machines and states steers no terminal", () => {
  const { lines } = run(recordOf("\u009b2J\u202e\u001b[31m"), lamp);
  expect(lines.at(-1)).toBe(
    String.raw`not taken again, for no machine has this id any more: "\u009b2J\u202e\u001b[31m"`,
  );
});

it.for<[string, (text: string) => string, boolean]>([
  ["with a byte order mark is one", (text) => `\ufeff${text}`, true],
  [
    "with data that are nested without end is none",
    (text) => text.replace('"title":""', `"title":"","x":${"[".repeat(20_000)}${"]".repeat(20_000)}`),
    false,
  ],
])("a file %s", ([, change, isOne]) => {
  expect(readSession(change(JSON.stringify(record()))) !== undefined).toBe(isOne);
});
