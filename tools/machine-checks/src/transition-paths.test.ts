import { describe, expect, it } from "vitest";
import { assign, createActor, fromPromise, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import type { ModelEvent } from "./explore.ts";
import { transitionPaths, testPath } from "./transition-paths.ts";

const door = setup({
  types: { context: {} as { tries: number }, events: {} as { type: "door.push" } | { type: "door.close" } },
  actors: { unlock: fromPromise<void>(() => Promise.reject(new Error("not provided"))) },
  actions: { count: assign({ tries: ({ context }) => context.tries + 1 }) },
  guards: { isTired: ({ context }) => context.tries >= 2 },
}).createMachine({
  id: "door",
  context: { tries: 0 },
  initial: "closed",
  states: {
    closed: { on: { "door.push": "unlocking" } },
    unlocking: {
      invoke: {
        id: "unlock",
        src: "unlock",
        onDone: "open",
        onError: [
          { guard: "isTired", target: "jammed" },
          { target: "closed", actions: "count" },
        ],
      },
    },
    open: { on: { "door.close": "closed" } },
    jammed: {},
  },
});

type Run = { door: ActorRefFrom<typeof door>; answers: PromiseWithResolvers<void>[] };

const modelEvents: ModelEvent<SnapshotFrom<typeof door>, Run>[] = [
  {
    title: "push",
    event: () => ({ type: "door.push" }),
    happen: (run) => run.door.send({ type: "door.push" }),
  },
  {
    title: "close",
    event: () => ({ type: "door.close" }),
    happen: (run) => run.door.send({ type: "door.close" }),
  },
  {
    title: "unlocked",
    event: () => ({ type: "xstate.done.actor.unlock", output: undefined }),
    happen: ({ answers }) => {
      answers.at(-1)?.resolve();
      return settle();
    },
  },
  {
    title: "stuck",
    event: () => ({ type: "xstate.error.actor.unlock", error: new Error("stuck") }),
    happen: ({ answers }) => {
      answers.at(-1)?.reject(new Error("stuck"));
      return settle();
    },
  },
];

const pathsOf = (machine: typeof door) =>
  transitionPaths(machine, {
    modelEvents,
    keyOf: ({ value, context }) => JSON.stringify([value, context.tries]),
    starts: [{ title: "a door", input: undefined }],
  });

const titlesOf = (machine: typeof door) =>
  pathsOf(machine)
    .map(({ title }) => title)
    .toSorted();

function start(machine: typeof door): Run {
  const answers: PromiseWithResolvers<void>[] = [];
  const unlock = fromPromise<void>(() => {
    const held = Promise.withResolvers<void>();
    answers.push(held);
    return held.promise;
  });
  return { door: createActor(machine.provide({ actors: { unlock } })).start(), answers };
}

async function settle(times = 5): Promise<void> {
  if (times === 0) return;
  await Promise.resolve();
  await settle(times - 1);
}

describe("the paths", () => {
  it("take the shortest way to everything that can happen, and none is the beginning of another", () => {
    expect(titlesOf(door)).toEqual([
      "a door → push → stuck → push → stuck → push → stuck",
      "a door → push → unlocked → close",
    ]);
  });

  it("are others when a rule is another", () => {
    const patient = door.provide({ guards: { isTired: ({ context }) => context.tries >= 1 } });
    expect(titlesOf(patient)).toEqual([
      "a door → push → stuck → push → stuck",
      "a door → push → unlocked → close",
    ]);
  });

  it("are checked after every step, so that a deviating implementation is found", async () => {
    const path = pathsOf(door).find(({ title }) => title.includes("unlocked"));
    const broken = door.provide({ guards: { isTired: () => true } });
    const run = start(broken);
    const wrong: string[] = [];
    const stuck = { steps: path?.steps.map((step) => (step.title === "unlocked" ? STUCK : step)) ?? [] };
    await testPath(stuck, run, ({ title, value }) => {
      if (run.door.getSnapshot().value !== value) wrong.push(title);
    });
    expect(wrong).toEqual(["stuck", "close"]);
  });
});

const STUCK = {
  title: "stuck",
  value: "open",
  happen: ({ answers }: Run) => {
    answers.at(-1)?.reject(new Error("stuck"));
    return settle();
  },
};
