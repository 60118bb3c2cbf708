import { createActor, setup } from "xstate";
import { expect, test } from "vitest";
import { forwardEmitted } from "./forward-emitted.ts";
import { emitUnlessNull } from "./emit-unless-null.ts";

const lamp = setup({
  types: {
    events: {} as { type: "watts.set"; watts: number },
    emitted: {} as { type: "lamp.bright"; watts: number },
  },
  actions: {
    notifyBright: emitUnlessNull((_, { watts }: { watts: number }) =>
      watts > 40 ? { type: "lamp.bright", watts } : null,
    ),
  },
}).createMachine({
  id: "lamp",
  on: { "watts.set": { actions: { type: "notifyBright", params: ({ event }) => event } } },
});

const house = setup({
  types: {
    events: {} as { type: "lamp.bring" } | { type: "lamp.bright"; watts: number },
    children: {} as { lampEvents: "forwardEmitted"; lamp: "lamp" },
  },
  actors: { forwardEmitted, lamp },
}).createMachine({
  id: "house",
  initial: "dark",
  states: {
    dark: { on: { "lamp.bring": "lit" } },
    lit: {
      invoke: [
        { id: "lampEvents", src: "forwardEmitted", input: ["lamp"] },
        { id: "lamp", src: "lamp", systemId: "lamp" },
      ],
      on: { "lamp.bright": "bright" },
    },
    bright: {},
  },
});

test("an event is emitted, and null is not", () => {
  const actor = createActor(lamp).start();
  const emitted: unknown[] = [];
  actor.on("lamp.bright", (event) => emitted.push(event));
  actor.send({ type: "watts.set", watts: 40 });
  expect(emitted).toEqual([]);
  actor.send({ type: "watts.set", watts: 60 });
  expect(emitted).toEqual([{ type: "lamp.bright", watts: 60 }]);
});

test("what a child of a state emits reaches the parent", () => {
  const actor = createActor(house).start();
  actor.send({ type: "lamp.bring" });
  actor.getSnapshot().children.lamp?.send({ type: "watts.set", watts: 60 });
  expect(actor.getSnapshot().value).toBe("bright");
});
