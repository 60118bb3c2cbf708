import { describe, expect, it, onTestFinished, vi } from "vitest";
import { assign, createActor, fromPromise, setup, type AnyActorRef } from "xstate";
import { attachInspector } from "./attach-inspector.ts";
import { CHANNEL, FIRST_SEEN, type FromApp, type FromPage } from "./protocol.ts";

const lamp = setup({
  types: {
    context: {} as { watts: number; owner: string },
    events: {} as { type: "lamp.turn"; watts: number },
  },
  actors: { burn: fromPromise(() => new Promise(() => {})) },
  actions: { setWatts: assign({ watts: (_, { watts }: { watts: number }) => watts }) },
}).createMachine({
  id: "lamp",
  context: { watts: 0, owner: "Ana Pérez" },
  initial: "off",
  states: {
    off: {
      on: { "lamp.turn": { target: "on", actions: { type: "setWatts", params: ({ event }) => event } } },
    },
    on: { invoke: { id: "burn", src: "burn" }, on: { "lamp.turn": "off" } },
  },
});
const house = setup({ types: { events: {} as { type: "house.leave" } }, actors: { lamp } }).createMachine({
  id: "house",
  invoke: { id: "kitchen", src: "lamp" },
});

/** Milliseconds, as for what is polled: a message to another page may be late on a busy machine. */
const TIMEOUT = 10_000;

/** A page that is open, and all that it receives. */
function openPage() {
  const bus = new BroadcastChannel(CHANNEL);
  const received: FromApp[] = [];
  bus.addEventListener("message", ({ data }: MessageEvent<FromApp>) => received.push(data));
  onTestFinished(() => bus.close());
  return {
    received,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
    post: (message: FromPage) => bus.postMessage(message),
    all: () => vi.waitUntil(() => received.find((message) => message.kind === "all"), TIMEOUT),
    step: (type: string) =>
      vi.waitUntil(
        () => received.find((each) => each.kind === "step" && each.step.event.type === type),
        TIMEOUT,
      ),
  };
}

function attach(root: AnyActorRef, maxSteps?: number) {
  const options = {
    title: "A house",
    shown: new Set(["watts"]),
    ...(maxSteps !== undefined && { maxSteps }),
  };
  const { app, detach } = attachInspector(root, options);
  onTestFinished(detach);
  return app;
}

describe("an inspector that comes late", () => {
  it("finds what runs already, as it is now", async () => {
    const actor = createActor(house, { id: "house" }).start();
    actor.getSnapshot().children["kitchen"]?.send({ type: "lamp.turn", watts: 60 });
    const page = openPage();
    const app = attach(actor);
    page.post({ v: 1, kind: "hello" });
    const all = await page.all();
    expect(all).toMatchObject({
      app,
      title: "A house",
      actors: [
        { name: "house", machine: "house", parent: null },
        { name: "kitchen", machine: "lamp", parent: actor.sessionId },
        { name: "burn", machine: null },
      ],
    });
    expect(all?.kind === "all" && all.steps[1]).toMatchObject({
      event: { type: FIRST_SEEN },
      after: {
        status: "active",
        value: "on",
        context: { watts: 60, owner: "•••" },
        active: ["lamp", "lamp.on"],
        next: ["lamp.turn"],
      },
    });
  });

  it("receives every event from then on, with the transition that was taken", async () => {
    const actor = createActor(lamp).start();
    const page = openPage();
    attach(actor);
    page.post({ v: 1, kind: "hello" });
    await page.all();
    actor.send({ type: "lamp.turn", watts: 60 });
    expect(await page.step("lamp.turn")).toMatchObject({
      step: {
        session: actor.sessionId,
        source: null,
        event: { type: "lamp.turn", watts: 60 },
        taken: ["lamp.off|lamp.turn||lamp.on"],
        after: { value: "on" },
      },
    });
  });

  it("tells what an actor receives while it is busy from what it is busy with", async () => {
    const answers = setup({
      types: { events: {} as { type: "ask" } | { type: "answer" } },
      actions: { answer: ({ self }) => self.send({ type: "answer" }) },
    }).createMachine({
      initial: "idle",
      states: { idle: { on: { ask: "asked" } }, asked: { entry: "answer", on: { answer: "idle" } } },
    });
    const actor = createActor(answers, { id: "echo" }).start();
    const page = openPage();
    attach(actor);
    page.post({ v: 1, kind: "hello" });
    await page.all();
    actor.send({ type: "ask" });
    expect(await page.step("ask")).toMatchObject({ step: { after: { value: "asked" } } });
    expect(await page.step("answer")).toMatchObject({ step: { after: { value: "idle" } } });
  });

  it("marks what nobody listens to with no transition", async () => {
    const actor = createActor(house).start();
    const page = openPage();
    attach(actor);
    page.post({ v: 1, kind: "hello" });
    await page.all();
    actor.send({ type: "house.leave" });
    expect(await page.step("house.leave")).toMatchObject({ step: { taken: [] } });
  });

  it("finds other roots as they start, or as they are read", async () => {
    const early = createActor(lamp, { id: "early" }).start();
    const page = openPage();
    attach(createActor(house, { id: "house" }).start());
    createActor(lamp, { id: "late" }).start();
    early.getSnapshot();
    page.post({ v: 1, kind: "hello" });
    const all = await page.all();
    expect(all?.kind === "all" && all.actors.map(({ name }) => name)).toEqual([
      "house",
      "kitchen",
      "late",
      "early",
    ]);
  });

  it("keeps an actor that was made with another as its owner", async () => {
    const owner = createActor(house, { id: "house" }).start();
    const page = openPage();
    attach(owner);
    createActor(lamp, { id: "owned", parent: owner }).start();
    owner.send({ type: "house.leave" });
    page.post({ v: 1, kind: "hello" });
    const all = await page.all();
    expect(all?.kind === "all" && all.actors.map(({ name, parent, last }) => [name, parent, last])).toEqual([
      ["house", null, null],
      ["kitchen", owner.sessionId, null],
      ["owned", owner.sessionId, null],
    ]);
  });

  it("finds an actor that was made with another as its owner before, by its name in the system", async () => {
    const owner = createActor(house, { id: "house", systemId: "house" }).start();
    createActor(lamp, { id: "owned", systemId: "owned", parent: owner }).start();
    const page = openPage();
    attach(owner);
    page.post({ v: 1, kind: "hello" });
    const all = await page.all();
    expect(all?.kind === "all" && all.actors.map(({ name, parent }) => [name, parent])).toEqual([
      ["house", null],
      ["kitchen", owner.sessionId],
      ["owned", owner.sessionId],
    ]);
  });

  it("knows who is gone", async () => {
    const actor = createActor(lamp).start();
    const page = openPage();
    attach(actor);
    actor.send({ type: "lamp.turn", watts: 60 });
    actor.send({ type: "lamp.turn", watts: 0 });
    actor.stop();
    page.post({ v: 1, kind: "hello" });
    const all = await page.all();
    expect(all?.kind === "all" && all.actors.map(({ machine, last }) => [machine, last === null])).toEqual([
      [null, false],
      ["lamp", false],
    ]);
  });

  it("knows how a quiet actor is when more has happened elsewhere than is kept", async () => {
    const owner = createActor(house, { id: "house" }).start();
    const page = openPage();
    attach(owner, 2);
    owner.getSnapshot().children["kitchen"]?.send({ type: "lamp.turn", watts: 60 });
    for (let times = 0; times < 5; times += 1) owner.send({ type: "house.leave" });
    page.post({ v: 1, kind: "hello" });
    const all = await page.all();
    const seen = all?.kind === "all" ? all : undefined;
    expect(seen?.steps.map(({ event }) => event.type)).toEqual(["house.leave", "house.leave"]);
    const nameOf = (session: string) => seen?.actors.find((card) => card.session === session)?.name;
    expect(seen?.older.map(({ session, after }) => [nameOf(session), after.status, after.value])).toEqual([
      ["house", "active", {}],
      ["kitchen", "active", "on"],
      ["burn", "active", null],
    ]);
  });

  it("does not list an actor anew that is sent something after its end", async () => {
    const actor = createActor(lamp, { id: "lamp" }).start();
    const page = openPage();
    attach(actor);
    actor.stop();
    actor.send({ type: "lamp.turn", watts: 40 });
    page.post({ v: 1, kind: "hello" });
    const all = await page.all();
    expect(all?.kind === "all" && all.actors).toEqual([
      { session: actor.sessionId, name: "lamp", machine: "lamp", parent: null, last: 2 },
    ]);
  });
});

describe("a page", () => {
  it("sends events to an actor", async () => {
    const actor = createActor(lamp).start();
    const page = openPage();
    const app = attach(actor);
    const event = { type: "lamp.turn", watts: 40 };
    page.post({ v: 1, kind: "send", app, session: actor.sessionId, event });
    await expect.poll(() => actor.getSnapshot().value).toBe("on");
    expect(actor.getSnapshot().context.watts).toBe(40);
  });

  it("cannot pretend to be XState, nor reach another app", async () => {
    const actor = createActor(lamp).start();
    const page = openPage();
    const app = attach(actor);
    page.post({ v: 1, kind: "send", app, session: actor.sessionId, event: { type: "xstate.stop" } });
    page.post({ v: 1, kind: "send", app: "another", session: actor.sessionId, event: { type: "lamp.turn" } });
    page.post({ v: 1, kind: "hello" });
    await page.all();
    expect(actor.getSnapshot()).toMatchObject({ status: "active", value: "off" });
  });

  it("leaves everything as it was once it is over", () => {
    const actor = createActor(lamp);
    const shared = Object.getPrototypeOf(actor) as object;
    const before = { ...Object.getOwnPropertyDescriptors(shared) };
    const { detach } = attachInspector(actor, { title: "", shown: new Set() });
    expect(Object.getOwnPropertyDescriptors(shared)).not.toEqual(before);
    detach();
    expect(Object.getOwnPropertyDescriptors(shared)).toEqual(before);
  });
});
