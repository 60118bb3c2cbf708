import { CoveredTransitions, transitionPaths, testPath } from "@shop/machine-checks";
import { afterAll, describe, expect, it } from "vitest";
import { sessionMachines, start } from "../tests/start-session.ts";
import { modelEvents } from "./model-events.ts";
import { errorsOf } from "./invariants.ts";
import { sessionChart, snapshotsIn } from "./session-chart.ts";
import { OTHER_VALUES, STARTS } from "./starts.ts";

/** Only a browser, before the first event, or a bug of the shop makes these happen: `../tests` take them. */
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

  it("has a title of its own", () => {
    expect(new Set(paths.map(({ title }) => title)).size).toBe(paths.length);
  });
});

describe("the chart", () => {
  it("has no transition that the paths above leave uncovered, but for the hand-written ones", () => {
    expect(transitions.uncovered).toEqual(HAND_WRITTEN);
  });
});

afterAll(() => console.log(`${paths.length} paths: ${transitions.figure}`));
