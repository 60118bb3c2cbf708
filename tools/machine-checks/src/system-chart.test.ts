import { expect, it } from "vitest";
import { assign, fromPromise, setup } from "xstate";
import { systemChart, type SystemSnapshot } from "./system-chart.ts";
import { transitionPaths } from "./transition-paths.ts";

const key = setup({
  types: { events: {} as { type: "key.turn" }, output: {} as "open" },
  actors: { turn: fromPromise<void>(() => new Promise(() => undefined)) },
}).createMachine({
  id: "anyKey",
  initial: "resting",
  output: "open",
  states: {
    resting: { on: { "key.turn": "turning" } },
    turning: { invoke: { id: "turn", src: "turn", onDone: "turned", onError: "resting" } },
    turned: { type: "final" },
  },
});

const door = setup({
  types: {
    context: {} as { opened: number },
    events: {} as { type: "door.unlock" } | { type: "door.close" },
  },
  actors: { key },
  actions: { count: assign({ opened: ({ context }) => context.opened + 1 }) },
}).createMachine({
  id: "door",
  context: { opened: 0 },
  initial: "closed",
  states: {
    closed: { on: { "door.unlock": "unlocking" } },
    unlocking: {
      invoke: { id: "key", src: "key", onDone: { target: "open", actions: "count" }, onError: "closed" },
    },
    open: { on: { "door.close": "closed" } },
  },
});

const modelEvents = (
  [
    ["unlock", { type: "door.unlock" }],
    ["close", { type: "door.close" }],
    ["turn", { type: "key.turn" }],
    ["turned", { type: "xstate.done.actor.turn", output: undefined }],
    ["stuck", { type: "xstate.error.actor.turn", error: new Error("stuck") }],
  ] as const
).map(([title, event]) => ({ title, event: () => event, happen: () => undefined }));

it("paths are found through a machine and those that it runs, each where it is by its id", () => {
  const paths = transitionPaths(systemChart(door), {
    modelEvents,
    keyOf: ({ value }: SystemSnapshot) => JSON.stringify(value),
    starts: [{ title: "a door", input: undefined }],
  });
  expect(
    paths
      .map(({ title, steps }) => [title, steps.at(-1)?.value])
      .toSorted(([one = ""], [other = ""]) => (one < other ? -1 : 1)),
  ).toEqual([
    ["a door → unlock → turn → stuck", { door: "unlocking", key: "resting" }],
    ["a door → unlock → turn → turned → close", { door: "closed" }],
  ]);
});

it("a moment knows what the machines know, and leaves the one before as it was", () => {
  const chart = systemChart(door);
  const scope = {} as Parameters<typeof chart.transition>[2];
  const at = (types: readonly string[]) =>
    types.reduce(
      (snapshot, type) => chart.transition(snapshot, { type }, scope),
      chart.getInitialSnapshot(scope, undefined),
    );
  const turning = at(["door.unlock", "key.turn"]);
  const open = chart.transition(turning, { type: "xstate.done.actor.turn" }, scope);
  expect(open.snapshots["door"]?.context).toEqual({ opened: 1 });
  expect(turning.snapshots["door"]?.context).toEqual({ opened: 0 });
  expect(turning.can({ type: "door.close" })).toBe(false);
  expect(open.can({ type: "door.close" })).toBe(true);
});
