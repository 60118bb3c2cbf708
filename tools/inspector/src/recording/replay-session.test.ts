import { describe, expect, it } from "vitest";
import {
  assign,
  createActor,
  sendTo,
  setup,
  type ActorRef,
  type AnyStateMachine,
  type Snapshot,
} from "xstate";
import { replaySession } from "./replay-session.ts";
import { recordWhile } from "./testing.ts";

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

const replay = (session: ReturnType<typeof record>, machine: AnyStateMachine) =>
  replaySession(session, new Map([[machine.id, machine]]));

describe("a saved session", () => {
  it("leads where it did as long as the machine is the same", () => {
    expect(replay(record(["coins", "value", "owner"]), turnstile)).toEqual([
      { machine: "turnstile", same: 4, recorded: 0, others: [], unclear: 0 },
    ]);
  });

  it("reports every step that leads elsewhere in a changed machine", () => {
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
});
