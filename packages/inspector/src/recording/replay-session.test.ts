import { describe, expect, it } from "vitest";
import {
  assign,
  createActor,
  sendTo,
  setup,
  type ActorRef,
  type AnyActorRef,
  type AnyStateMachine,
  type Snapshot,
} from "xstate";
import { ActorWatch } from "../bridge/actor-watch.ts";
import { createMask } from "../bridge/create-mask.ts";
import { replaySession } from "./replay-session.ts";
import { readSession } from "./saved-session.ts";

const turnstile = setup({
  types: {
    context: {} as { coins: number; owner: string },
    events: {} as { type: "coin.drop"; value: number } | { type: "arm.push" },
  },
  actions: {
    setCoin: assign({ coins: ({ context }, { value }: { value: number }) => context.coins + value }),
  },
  guards: { isEnough: ({ context }) => context.coins >= 2, isMine: ({ context }) => context.owner === "Ana" },
}).createMachine({
  id: "turnstile",
  context: { coins: 0, owner: "Ana" },
  initial: "locked",
  states: {
    locked: {
      on: {
        "coin.drop": { actions: { type: "setCoin", params: ({ event }) => event } },
        "arm.push": { guard: "isEnough", target: "open" },
      },
    },
    open: { on: { "arm.push": { guard: "isMine", target: "locked" } } },
  },
});

/** A station whose doors are its children: one by name, one by a reference in its context. */
const station = setup({
  types: {
    context: {} as { spare: ActorRef<Snapshot<unknown>, { type: "arm.push" }> },
    events: {} as { type: "alarm" },
  },
  actors: { turnstile },
  actions: {
    pushMain: sendTo("main", { type: "arm.push" }),
    pushSpare: sendTo(({ context }) => context.spare, { type: "arm.push" }),
  },
}).createMachine({
  id: "station",
  context: ({ spawn }) => ({ spare: spawn("turnstile", { id: "spare" }) }),
  invoke: { id: "main", src: "turnstile" },
  initial: "idle",
  states: {
    idle: { on: { alarm: { target: "evacuated", actions: ["pushMain", "pushSpare"] } } },
    evacuated: {},
  },
});

/** A shift whose worker, called by its bell, goes home at the second. */
const shift = setup({
  types: { events: {} as { type: "bell" } },
  actors: {
    worker: setup({ types: { events: {} as { type: "bell" } } }).createMachine({
      id: "worker",
      initial: "working",
      states: {
        working: { on: { bell: "tired" } },
        tired: { on: { bell: "home" } },
        home: { type: "final" },
      },
    }),
  },
}).createMachine({
  id: "shift",
  initial: "open",
  states: {
    open: {
      invoke: { id: "worker", src: "worker", onDone: "closed" },
      on: { bell: { actions: sendTo("worker", { type: "bell" }) } },
    },
    closed: {},
  },
});

/** A session of the turnstile, as a page saves it and a file keeps it. */
function record(shown: readonly string[]) {
  const actor = createActor(turnstile).start();
  return recordWhile(actor, shown, () => {
    actor.send({ type: "arm.push" });
    actor.send({ type: "coin.drop", value: 2 });
    actor.send({ type: "arm.push" });
    actor.send({ type: "arm.push" });
  });
}

function recordWhile(actor: AnyActorRef, shown: readonly string[], act: () => void) {
  const watch = new ActorWatch(createMask(new Set(shown)), 100, () => undefined);
  watch.follow(actor);
  act();
  const session = readSession(JSON.stringify({ v: 1, title: "", ...watch.record }));
  if (!session) throw new Error("no session");
  return session;
}

const replay = (session: ReturnType<typeof record>, machine: AnyStateMachine) =>
  replaySession(session, new Map([[machine.id, machine]]));

describe("a saved session", () => {
  it("leads where it did as long as the machine is the same", () => {
    expect(replay(record(["coins", "value", "owner"]), turnstile)).toEqual([
      { machine: "turnstile", same: 4, recorded: 0, others: [], unclear: 0 },
    ]);
  });

  it("tells every step that leads elsewhere in a machine that was changed", () => {
    const dearer = turnstile.provide({ guards: { isEnough: ({ context }) => context.coins >= 3 } });
    expect(replay(record(["coins", "value", "owner"]), dearer)).toEqual([
      {
        machine: "turnstile",
        same: 3,
        recorded: 0,
        others: [{ n: 4, event: "arm.push", from: "locked", to: "open", now: "locked" }],
        unclear: 0,
      },
    ]);
  });

  it("sends to the children that an actor had, by name and by reference", () => {
    const actor = createActor(station).start();
    const session = recordWhile(actor, [], () => actor.send({ type: "alarm" }));
    expect(replay(session, station)).toEqual([
      { machine: "station", same: 1, recorded: 0, others: [], unclear: 0 },
    ]);
  });

  it("sends to a child that ended of what it was sent", () => {
    const actor = createActor(shift).start();
    const session = recordWhile(actor, [], () => {
      actor.send({ type: "bell" });
      actor.send({ type: "bell" });
    });
    expect(replay(session, shift)).toEqual([
      { machine: "shift", same: 3, recorded: 0, others: [], unclear: 0 },
    ]);
  });

  it("takes a hidden decision as it was recorded, through a transition that is still there", () => {
    expect(replay(record(["coins", "value"]), turnstile)).toEqual([
      { machine: "turnstile", same: 4, recorded: 1, others: [], unclear: 0 },
    ]);
  });

  it("does not judge a hidden decision whose transition is gone", () => {
    const session = record(["coins", "value"]);
    const steps = session.steps.map((step) => ({
      ...step,
      taken: step.taken.map((id) => id.replace("isMine", "isOwned")),
    }));
    expect(replay({ ...session, steps }, turnstile)).toEqual([
      { machine: "turnstile", same: 3, recorded: 0, others: [], unclear: 1 },
    ]);
  });

  it("leaves out machines that are not there any more", () => {
    expect(replaySession(record([]), new Map())).toEqual([]);
  });
});
