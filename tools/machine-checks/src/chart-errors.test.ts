import { describe, expect, it } from "vitest";
import { createMachine, enqueueActions, fromPromise } from "xstate";
import { chartErrors } from "./chart-errors.ts";

describe("the errors of a chart", () => {
  it("are found, every kind of them", () => {
    const misspelt = { to: "second", guard: () => true };
    const faulty = createMachine(
      {
        id: "faulty",
        initial: "first",
        states: {
          first: {
            entry: () => undefined,
            invoke: { id: "loader", src: "load" },
            after: { timeout: { target: "second" } },
            on: {
              go: misspelt,
              say: { actions: "shout" },
              come: { target: "second", actions: "greet" },
            },
          },
          second: {},
          third: {},
        },
      },
      {
        actions: {
          whisper: () => undefined,
          greet: enqueueActions(({ enqueue }) => enqueue("nod")),
          nod: () => undefined,
        },
        actors: { load: fromPromise(() => Promise.resolve()) },
      },
    );
    expect(chartErrors(faulty)).toEqual([
      "faulty.first: action inline is not implemented",
      "faulty.first: action shout is not implemented",
      "faulty.first: guard inline is not implemented",
      "faulty.first: delay timeout is not implemented",
      "whisper is not used",
      "faulty.first: loader fails without an answer",
      "faulty.first: to is read by nobody",
      "faulty.third is never reached",
    ]);
  });

  it("are the end of the check when a state begins or leads where there is nothing", () => {
    const begins = createMachine({ id: "lost", initial: "nowhere", states: { here: {} } });
    expect(() => chartErrors(begins)).toThrow('Initial state node "nowhere" not found');
    const leads = () =>
      createMachine({ id: "lost", initial: "here", states: { here: { on: { go: "nowhere" } } } });
    expect(leads).toThrow("Child state 'nowhere' does not exist");
  });
});
