import { CoveredTransitions } from "@shop/machine-checks";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { CheckoutUnderTest } from "./checkout-under-test.ts";
import { errorsOf } from "./invariants.ts";
import { modelEvents } from "./model-events.ts";
import { checkoutMachines } from "./run-checkout.ts";

/** Only a deficient browser can cause these: hand-written tests cover them. */
const HAND_WRITTEN = [
  "checkout.open.placing: xstate.error.actor.placement [] → checkout.open.failed",
  "checkout.open.shopping: xstate.error.actor.steps [] → checkout.open.failed",
  "checkout: xstate.error.actor.watchNetwork [] → stays",
  "placement.outcomeUnknown: xstate.error.actor.watchNetwork [] → stays",
];

const happenings = new Map(modelEvents);
/** What leads on from step to step: without it, few sequences would reach the end. */
const ONWARD = ["go on", "priced", "prepared", "pay", "the cart is there"];
/** Half of the sequences begin at the review of an order. */
const story = fc.record({
  isAtReview: fc.boolean(),
  taken: fc.array(fc.oneof(fc.constantFrom(...ONWARD), fc.constantFrom(...happenings.keys())), {
    maxLength: 100,
    size: "max",
  }),
});

async function play(underTest: CheckoutUnderTest, [title, ...rest]: string[]): Promise<void> {
  if (title === undefined) return;
  await happenings.get(title)?.(underTest);
  expect({ title, errors: errorsOf(underTest) }).toEqual({ title, errors: [] });
  await play(underTest, rest);
}

it(
  "whatever happens, no invariant is violated, and every transition but the hand-written ones is covered",
  { timeout: 60_000 },
  async () => {
    expect.hasAssertions();
    const transitions = new CoveredTransitions(...checkoutMachines);
    const property = fc.asyncProperty(story, async ({ isAtReview, taken }) => {
      const underTest = new CheckoutUnderTest(transitions);
      if (isAtReview) await underTest.review();
      await play(underTest, taken);
    });
    // The same sequences in every run, so that they cover the same transitions.
    await fc.assert(property, { numRuns: 300, seed: 0 });
    expect(transitions.uncovered.toSorted()).toEqual(HAND_WRITTEN);
  },
);
