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
const house = setup({ actors: { lamp } }).createMachine({
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
    step: (type: string) =>
      vi.waitUntil(
        () => received.find((each) => each.kind === "step" && each.step.event.type === type),
        TIMEOUT,
      ),
  };
}

/** Attaches to a root while a page is open. */
function attach(root: AnyActorRef) {
  const page = openPage();
  const { app, detach } = attachInspector(root, { title: "A house", shown: new Set(["watts"]) });
  onTestFinished(detach);
  return { page, app };
}

async function greet(page: ReturnType<typeof openPage>) {
  page.post({ v: 1, kind: "hello" });
  return vi.waitUntil(() => page.received.find((message) => message.kind === "all"), TIMEOUT);
}

describe("an inspector that comes late", () => {
  it("finds what runs already, as it is now", async () => {
    const actor = createActor(house, { id: "house" }).start();
    actor.getSnapshot().children["kitchen"]?.send({ type: "lamp.turn", watts: 60 });
    const { page, app } = attach(actor);
    const all = await greet(page);
    expect(all).toMatchObject({
      app,
      title: "A house",
      charts: [{ id: "house" }, { id: "lamp" }],
      actors: [
        { name: "house", machine: "house", chart: 0, parent: null },
        { name: "kitchen", machine: "lamp", chart: 1, parent: actor.sessionId },
        { name: "burn", machine: null, chart: null },
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
    const { page } = attach(actor);
    await greet(page);
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

  it("finds other roots as they start, or as they are read", async () => {
    const early = createActor(lamp, { id: "early" }).start();
    const { page } = attach(createActor(house, { id: "house" }).start());
    createActor(lamp, { id: "late" }).start();
    early.getSnapshot();
    const all = await greet(page);
    expect(all?.kind === "all" && all.actors.map(({ name }) => name)).toEqual([
      "house",
      "kitchen",
      "late",
      "early",
    ]);
  });
});

describe("a page", () => {
  it("sends events to an actor", async () => {
    const actor = createActor(lamp).start();
    const { page, app } = attach(actor);
    const event = { type: "lamp.turn", watts: 40 };
    page.post({ v: 1, kind: "send", app, session: actor.sessionId, event });
    await expect.poll(() => actor.getSnapshot().value).toBe("on");
    expect(actor.getSnapshot().context.watts).toBe(40);
  });

  it("cannot pretend to be XState, nor reach another app", async () => {
    const actor = createActor(lamp).start();
    const { page, app } = attach(actor);
    page.post({ v: 1, kind: "send", app, session: actor.sessionId, event: { type: "xstate.stop" } });
    page.post({ v: 1, kind: "send", app: "another", session: actor.sessionId, event: { type: "lamp.turn" } });
    await greet(page);
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
