import { CoveredTransitions, transitionPaths, testPath } from "@shop/machine-checks";
import { describe, expect, it } from "vitest";
import { checkoutMachines } from "../tests/run-checkout.ts";
import { explored, modelEvents, keyOf } from "./model-events.ts";
import { errorsOf } from "./invariants.ts";
import { CheckoutUnderTest } from "./checkout-under-test.ts";

/**
 * Only a deficient browser can cause four of them. The others change nothing, so a search by state does not find them.
 * `../tests` cover them all.
 */
const HAND_WRITTEN = [
  "checkout.open.placed.unseen: step.open [] → stays",
  "checkout.open.placing: xstate.error.actor.placement [] → checkout.open.failed",
  "checkout.open.shopping: xstate.error.actor.steps [] → checkout.open.failed",
  "checkout: account.opened [isSameAccount] → stays",
  "checkout: xstate.error.actor.watchNetwork [] → stays",
  "checkoutSteps: missing.choose [] → stays",
  "placement.outcomeUnknown: xstate.error.actor.watchNetwork [] → stays",
];

const transitions = new CoveredTransitions(...checkoutMachines);
const paths = transitionPaths(explored, {
  starts: [{ title: "closed", input: undefined }],
  modelEvents,
  keyOf,
});

describe("every path through the checkout", () => {
  it.each(paths)("$title", async (path) => {
    const underTest = new CheckoutUnderTest(transitions);
    await testPath(path, underTest, ({ title, value }) => {
      expect({ title, value: underTest.system.value, errors: errorsOf(underTest) }).toEqual({
        title,
        value,
        errors: [],
      });
    });
  });
});

describe("the chart", () => {
  it("has no transition that the paths above leave uncovered, but for the hand-written ones", () => {
    expect(transitions.uncovered.toSorted()).toEqual(HAND_WRITTEN);
  });
});
