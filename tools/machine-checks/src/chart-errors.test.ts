import { describe, expect, it } from "vitest";
import { createMachine, fromPromise } from "xstate";
import { chartErrors } from "./chart-errors.ts";

describe("the errors of a chart", () => {
  it("are found, every kind of them", () => {
    const misspelt = { to: "second", guard: () => true, description: "Leads nowhere." };
    const faulty = createMachine(
      {
        id: "faulty",
        description: "A machine with one error of each kind.",
        initial: "first",
        states: {
          first: {
            description: "Names nothing.",
            entry: () => undefined,
            invoke: { id: "loader", src: "load" },
            after: { timeout: { target: "second", description: "It took too long." } },
            on: {
              go: misspelt,
              say: { actions: "shout", description: "Nobody knows how." },
              come: { target: "second" },
            },
          },
          second: {},
          third: { description: "Nobody comes here." },
        },
      },
      { actions: { whisper: () => undefined }, actors: { load: fromPromise(() => Promise.resolve()) } },
    );
    expect(chartErrors(faulty)).toEqual([
      "faulty.first: action inline is not implemented",
      "faulty.first: action shout is not implemented",
      "faulty.first: guard inline is not implemented",
      "faulty.first: delay timeout is not implemented",
      "whisper is not used",
      "faulty.first: loader fails without an answer",
      "faulty.first: come [] → faulty.second is not described",
      "faulty.second is not described",
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
