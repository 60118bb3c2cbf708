import { CoveredTransitions, transitionPaths, testPath } from "@shop/machine-checks";
import { describe, expect, it } from "vitest";
import { sessionMachines, start } from "../tests/start-session.ts";
import { modelEvents } from "./model-events.ts";
import { errorsOf } from "./invariants.ts";
import { sessionChart, snapshotsIn } from "./session-chart.ts";
import { OTHER_VALUES, STARTS } from "./starts.ts";

/** Only a browser, before the first event, or a bug of the shop can cause these: `../tests` cover them. */
const HAND_WRITTEN = [
  "session: xstate.error.actor.watchSessionCookie [] → stays",
  "session.starting: session.start [] → stays",
  "session.absent.signingIn: xstate.error.actor.signInAttempt [] → session.endingIdentity",
  "session.present: xstate.error.actor.openSession [] → session.signingOut",
  "openSession: xstate.error.actor.watchIdentity [] → openSession.unconfirmed",
];

const transitions = new CoveredTransitions(...sessionMachines);

const paths = transitionPaths(sessionChart, {
  starts: [...STARTS, ...OTHER_VALUES],
  modelEvents,
  keyOf: (system) => {
    const { session, openSession, signInAttempt } = snapshotsIn(system);
    const { context } = session;
    return JSON.stringify([
      system.value,
      { ...context, failure: context.failure !== null, detail: null },
      openSession?.context,
      signInAttempt?.context.identity,
    ]);
  },
});

describe("every path through the session", () => {
  it.each(paths)("$title", async (path) => {
    const session = start({ ...path.input, note: transitions.note });
    expect(errorsOf(session)).toEqual([]);
    await testPath(path, session, ({ title, value }) => {
      expect({ title, value: session.values, errors: errorsOf(session) }).toEqual({
        title,
        value,
        errors: [],
      });
    });
    session.actor.stop();
  });
});

describe("whatever happens, in whatever order", () => {
  it.each(Array.from({ length: 200 }, (_, seed) => seed))("no rule is broken (run %i)", async (seed) => {
    const pick = picker(seed);
    const session = start(pick(STARTS).input);
    for (let step = 0; step < 40; step += 1) {
      // A call may be answered after it was aborted.
      const { title, happen } = pick(modelEvents.filter(({ call }) => !call || session.fake.isWaiting(call)));
      // In sequence, as a path is.
      // oxlint-disable-next-line no-await-in-loop
      await happen(session);
      expect({ step, title, errors: errorsOf(session) }).toEqual({ step, title, errors: [] });
    }
    session.actor.stop();
  });
});

/** The same choices for the same seed (mulberry32). */
function picker(seed: number) {
  let state = seed;
  return <T>(choices: readonly T[]): T => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    const choice = choices[((mixed ^ (mixed >>> 14)) >>> 0) % choices.length];
    if (choice === undefined) throw new Error("nothing to choose from");
    return choice;
  };
}

describe("the chart", () => {
  it("has no transition that the paths above leave uncovered, but for the hand-written ones", () => {
    expect(transitions.uncovered).toEqual(HAND_WRITTEN);
  });
});
