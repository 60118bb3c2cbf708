import { describe, expect, it } from "vitest";
import { assign, createActor, fromPromise, setup, type AnyActorRef } from "xstate";
import { ActorWatch } from "./actor-watch.ts";
import { createMask } from "./create-mask.ts";
import { FIRST_SEEN, INSPECTOR } from "./protocol.ts";

const lamp = setup({
  types: {
    context: {} as { watts: number; owner: string },
    events: {} as
      | { type: "lamp.turn" }
      | { type: "owner.name"; owner: string }
      | { type: "watts.set"; watts: number }
      | { type: "bell.ring"; at: AnyActorRef },
  },
  actions: {
    nameOwner: assign({ owner: (_, { owner }: { owner: string }) => owner }),
    setWatts: assign({ watts: (_, { watts }: { watts: number }) => watts }),
    ring: (_, { at }: { at: AnyActorRef }) => at.send({ type: "lamp.turn" }),
  },
}).createMachine({
  id: "lamp",
  context: { watts: 0, owner: "Ana" },
  initial: "off",
  on: {
    "owner.name": { actions: { type: "nameOwner", params: ({ event }) => event } },
    "watts.set": { actions: { type: "setWatts", params: ({ event }) => event } },
    "bell.ring": { actions: { type: "ring", params: ({ event }) => event } },
  },
  states: { off: { on: { "lamp.turn": "on" } }, on: { on: { "lamp.turn": "off" } } },
});
const withLamps = setup({ types: { events: {} as { type: "house.leave" } }, actors: { lamp } });
const house = withLamps.createMachine({ id: "house", invoke: { id: "kitchen", src: "lamp" } });

/** Follows an actor, and reads what was recorded of it. */
function watch(actor: AnyActorRef, maxSteps = 100) {
  const watching = new ActorWatch(createMask(new Set(["watts"])), maxSteps, () => undefined);
  watching.follow(actor);
  const steps = () =>
    watching.record.steps.filter(({ event }) => event.type !== FIRST_SEEN && event.type !== "xstate.init");
  return { watching, types: () => watching.record.steps.map(({ event }) => event.type), steps };
}

/** Stops an actor and its children as React's hook does, for a component that may be remounted. */
function leave(actor: AnyActorRef): void {
  const { children }: { children: Record<string, AnyActorRef> } = actor.getSnapshot();
  const kept = [actor, ...Object.values(children)].map((each) => [each, each.getSnapshot()] as const);
  actor.stop();
  for (const [each, snapshot] of kept) Object.assign(each, { _processingStatus: 0, _snapshot: snapshot });
}

describe("the record", () => {
  it("begins with the start of an actor that is followed before it starts", () => {
    const actor = createActor(house);
    const { types } = watch(actor);
    actor.start();
    expect(types()).toEqual(["xstate.init", "xstate.init"]);
  });

  it("omits an event by which nothing changed and nothing was done", () => {
    const actor = createActor(lamp).start();
    const { steps } = watch(actor);
    actor.send({ type: "watts.set", watts: 60 });
    actor.send({ type: "watts.set", watts: 60 });
    expect(steps()).toMatchObject([{ n: 2, event: { watts: 60 }, changed: true }]);
  });

  it("includes an event that changed nothing but was ignored, did something, or came from the page", () => {
    const actor = createActor(lamp).start();
    const other = createActor(lamp).start();
    const { steps, watching } = watch(actor);
    actor.send({ type: "nobody.listens" } as never);
    actor.send({ type: "bell.ring", at: other });
    watching.send(actor.sessionId, { type: "watts.set", watts: 0 } as { type: string });
    expect(steps().map(({ event, changed }) => [event.type, changed])).toEqual([
      ["nobody.listens", false],
      ["bell.ring", false],
      ["watts.set", false],
    ]);
  });

  it("distinguishes what an actor receives while it is busy from what it is processing", () => {
    const echo = setup({
      types: { events: {} as { type: "ask" } | { type: "answer" } },
      actions: { answer: ({ self }) => self.send({ type: "answer" }) },
    }).createMachine({
      initial: "idle",
      states: { idle: { on: { ask: "asked" } }, asked: { entry: "answer", on: { answer: "idle" } } },
    });
    const actor = createActor(echo).start();
    const { steps } = watch(actor);
    actor.send({ type: "ask" });
    expect(steps().map(({ event, after }) => [event.type, after.value])).toEqual([
      ["ask", "asked"],
      ["answer", "idle"],
    ]);
  });

  it("has the last step of a quiet actor, however much has happened elsewhere", () => {
    const owner = createActor(house).start();
    const { watching } = watch(owner, 2);
    owner.getSnapshot().children["kitchen"]?.send({ type: "lamp.turn" });
    for (let times = 0; times < 5; times += 1) owner.send({ type: "house.leave" });
    const { steps, older } = watching.record;
    expect(steps.map(({ event }) => event.type)).toEqual(["house.leave", "house.leave"]);
    expect(older.map(({ after }) => after.value)).toEqual([{}, "on"]);
  });

  it("knows of a change that is hidden", () => {
    const actor = createActor(lamp).start();
    const { steps } = watch(actor);
    actor.send({ type: "owner.name", owner: "Eva" });
    actor.send({ type: "lamp.turn" });
    expect(steps().map(({ after, changed }) => [after.context, changed])).toEqual([
      [{ watts: 0, owner: "•••" }, true],
      [{ watts: 0, owner: "•••" }, true],
    ]);
  });
});

describe("the actors", () => {
  it("are also those that were made with another as their owner, before or afterwards", () => {
    const owner = createActor(house, { id: "house", systemId: "house" }).start();
    createActor(lamp, { id: "before", systemId: "before", parent: owner }).start();
    const { watching } = watch(owner);
    createActor(lamp, { id: "afterwards", parent: owner }).start();
    owner.send({ type: "house.leave" });
    expect(watching.record.actors.map(({ name, parent, last }) => [name, parent, last])).toEqual([
      ["house", null, null],
      ["kitchen", owner.sessionId, null],
      ["before", owner.sessionId, null],
      ["afterwards", owner.sessionId, null],
    ]);
  });

  it("of one machine share a chart, whatever is provided to it", () => {
    const other = lamp.provide({ actions: { ring: () => undefined } });
    const actor = createActor(
      setup({ actors: { lamp, other } }).createMachine({
        invoke: [
          { id: "hall", src: "lamp" },
          { id: "attic", src: "other" },
        ],
      }),
    ).start();
    const { charts, actors } = watch(actor).watching.record;
    expect(charts.map(({ id }) => id)).toEqual(["(machine)", "lamp"]);
    expect(actors.map(({ chart }) => chart)).toEqual([0, 1, 1]);
  });

  it("are gone for good once they have ended", () => {
    const actor = createActor(lamp).start();
    const { watching } = watch(actor);
    actor.stop();
    actor.send({ type: "lamp.turn" });
    expect(watching.record.actors).toMatchObject([{ session: actor.sessionId, last: 2 }]);
  });

  it("are the running ones: not one that gets a response after its parent was stopped", async () => {
    const answered = Promise.withResolvers<void>();
    const form = setup({ actors: { submit: fromPromise(() => answered.promise) } }).createMachine({
      id: "form",
      invoke: { id: "submit", src: "submit" },
    });
    const actor = createActor(form).start();
    const { watching } = watch(actor);
    leave(actor);
    answered.resolve();
    await new Promise(setImmediate);
    expect(watching.record.actors.filter(({ last }) => last === null)).toEqual([]);
  });

  it("come back when they are started again", () => {
    const actor = createActor(lamp, { id: "lamp" }).start();
    const { watching } = watch(actor);
    leave(actor);
    actor.start();
    expect(watching.record.actors.filter(({ last }) => last === null)).toMatchObject([{ name: "lamp" }]);
  });
});

describe("the source of an event", () => {
  it("is nobody for code outside of the actors, and the page for what the page sends", () => {
    const actor = createActor(lamp).start();
    const { steps, watching } = watch(actor);
    actor.send({ type: "lamp.turn" });
    watching.send(actor.sessionId, { type: "lamp.turn" });
    expect(steps().map(({ source }) => source)).toEqual([null, INSPECTOR]);
  });

  it("is the actor whose action, listener or observer sends it", () => {
    const actor = createActor(lamp, { id: "sender" }).start();
    const other = createActor(lamp, { id: "receiver" }).start();
    const { steps, watching } = watch(actor);
    watching.follow(other);
    actor.send({ type: "bell.ring", at: other });
    actor.subscribe(() => other.send({ type: "lamp.turn" }));
    actor.send({ type: "lamp.turn" });
    other.send({ type: "lamp.turn" });
    const sent = steps().filter(({ session }) => session === other.sessionId);
    expect(sent.map(({ source }) => source)).toEqual([actor.sessionId, actor.sessionId, null]);
  });

  it("is the actor that stops another one, unless that is stopped from outside", () => {
    const actor = createActor(
      withLamps.createMachine({
        initial: "lit",
        on: { "house.leave": ".dark" },
        states: {
          lit: { invoke: { id: "kitchen", src: "lamp" } },
          dark: { invoke: { id: "hall", src: "lamp" } },
        },
      }),
    ).start();
    const { steps } = watch(actor);
    actor.send({ type: "house.leave" });
    actor.stop();
    const stopped = steps().filter(({ event }) => event.type === "xstate.stop");
    expect(stopped.map(({ source }) => source)).toEqual([actor.sessionId, null, null]);
  });

  it("is no actor that has failed", () => {
    const faulty = setup({
      actions: {
        fail: () => {
          throw new Error("no fuse");
        },
      },
    }).createMachine({ id: "faulty", on: { turn: { actions: "fail" } } });
    const actor = createActor(faulty).start();
    actor.subscribe({ error: () => undefined });
    const other = createActor(lamp).start();
    const { steps, watching } = watch(actor);
    watching.follow(other);
    actor.send({ type: "turn" });
    other.send({ type: "lamp.turn" });
    expect(steps().map(({ event, source }) => [event.type, source])).toEqual([["lamp.turn", null]]);
  });
});
