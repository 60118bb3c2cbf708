import { describe, expect, it } from "vitest";
import { assign, createActor, setup, type AnyStateMachine } from "xstate";
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
    keepCoin: assign({ coins: ({ context }, { value }: { value: number }) => context.coins + value }),
  },
  guards: { isEnough: ({ context }) => context.coins >= 2, isMine: ({ context }) => context.owner === "Ana" },
}).createMachine({
  id: "turnstile",
  context: { coins: 0, owner: "Ana" },
  initial: "locked",
  states: {
    locked: {
      on: {
        "coin.drop": { actions: { type: "keepCoin", params: ({ event }) => event } },
        "arm.push": { guard: "isEnough", target: "open" },
      },
    },
    open: { on: { "arm.push": { guard: "isMine", target: "locked" } } },
  },
});

/** A session of the turnstile, as a page saves it and a file keeps it. */
function record(shown: readonly string[]) {
  const actor = createActor(turnstile).start();
  const watch = new ActorWatch(createMask(new Set(shown)), 100, () => undefined);
  watch.follow(actor);
  actor.send({ type: "arm.push" });
  actor.send({ type: "coin.drop", value: 2 });
  actor.send({ type: "arm.push" });
  actor.send({ type: "arm.push" });
  const session = readSession(JSON.stringify({ v: 1, title: "", ...watch.record }));
  if (!session) throw new Error("no session");
  return session;
}

const replay = (session: ReturnType<typeof record>, machine: AnyStateMachine) =>
  replaySession(session, new Map([[machine.id, machine]]));

describe("a saved session", () => {
  it("leads where it did as long as the machine is the same", () => {
    expect(replay(record(["coins", "value", "owner"]), turnstile)).toEqual([
      { machine: "turnstile", same: 4, others: [], unclear: 0 },
    ]);
  });

  it("tells every step that leads elsewhere in a machine that was changed", () => {
    const dearer = turnstile.provide({ guards: { isEnough: ({ context }) => context.coins >= 3 } });
    expect(replay(record(["coins", "value", "owner"]), dearer)).toEqual([
      {
        machine: "turnstile",
        same: 3,
        others: [{ n: 4, event: "arm.push", from: "locked", to: "open", now: "locked" }],
        unclear: 0,
      },
    ]);
  });

  it("does not judge a step whose reason is hidden", () => {
    expect(replay(record(["coins", "value"]), turnstile)).toEqual([
      { machine: "turnstile", same: 3, others: [], unclear: 1 },
    ]);
  });

  it("leaves out machines that are not there any more", () => {
    expect(replaySession(record([]), new Map())).toEqual([]);
  });
});
