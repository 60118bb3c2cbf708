import { CoveredTransitions } from "@shop/machine-checks";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { errorsOf } from "./invariants.ts";
import { modelEvents } from "./model-events.ts";
import { sessionMachines, start } from "./start-session.ts";
import { STARTS } from "./starts.ts";

/** Only a browser, before the first event, or a bug of the shop can cause these: hand-written tests cover them. */
const HAND_WRITTEN = [
  "session: xstate.error.actor.watchSessionCookie [] → stays",
  "session.starting: session.start [] → stays",
  "session.absent.signingIn: xstate.error.actor.signInAttempt [] → session.endingIdentity",
  "session.present: xstate.error.actor.openSession [] → session.signingOut",
  "openSession: xstate.error.actor.watchIdentity [] → openSession.unconfirmed",
];

const happenings = new Map(modelEvents);
const story = fc.record({
  start: fc.constantFrom(...Object.keys(STARTS)),
  taken: fc.array(fc.constantFrom(...happenings.keys()), { maxLength: 60, size: "max" }),
});

async function play(session: ReturnType<typeof start>, [title, ...rest]: string[]): Promise<void> {
  if (title === undefined) return;
  await happenings.get(title)?.(session);
  expect({ title, errors: errorsOf(session) }).toEqual({ title, errors: [] });
  await play(session, rest);
}

it(
  "whatever happens, no invariant is violated, and every transition but the hand-written ones is covered",
  { timeout: 60_000 },
  async () => {
    expect.hasAssertions();
    const transitions = new CoveredTransitions(...sessionMachines);
    const property = fc.asyncProperty(story, async ({ start: title, taken }) => {
      const session = start({ ...STARTS[title], note: transitions.note });
      expect(errorsOf(session)).toEqual([]);
      await play(session, taken);
      session.actor.stop();
    });
    // The same sequences in every run, so that they cover the same transitions.
    await fc.assert(property, { numRuns: 300, seed: 1 });
    expect(transitions.uncovered).toEqual(HAND_WRITTEN);
  },
);
