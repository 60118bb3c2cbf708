import { CoveredTransitions, testPath, transitionPaths } from "@shop/machine-checks";
import { describe, expect, it } from "vitest";
import { cartMachine } from "../cart-machine.ts";
import { outboxMachine } from "../outbox-machine.ts";
import { cartChart } from "./cart-chart.ts";
import { CartUnderTest } from "./cart-under-test.ts";
import { errorsOf } from "./invariants.ts";
import { keyOf, modelEvents } from "./model-events.ts";

/** Only a browser can cause these: `../tests` cover them. */
const HAND_WRITTEN = [
  "cart.open: xstate.error.actor.watchNetwork [] → stays",
  "cart.open: xstate.error.actor.watchCart [] → stays",
];

const transitions = new CoveredTransitions(cartMachine, outboxMachine);
const paths = transitionPaths(cartChart, {
  starts: [{ title: "closed", input: undefined }],
  modelEvents,
  keyOf,
});

describe("every path through the cart", () => {
  it.each(paths)("$title", async (path) => {
    const underTest = new CartUnderTest(transitions);
    await testPath(path, underTest, ({ title, value }) => {
      expect({ title, value: underTest.system.value, errors: errorsOf(underTest) }).toEqual({
        title,
        value,
        errors: [],
      });
    });
    await underTest.settle();
    expect({ shown: underTest.shop.units, errors: errorsOf(underTest) }).toEqual({
      shown: underTest.referenceModel.real,
      errors: [],
    });
    underTest.shop.cart.stop();
  });
});

describe("the charts", () => {
  it("have no transition that the paths above leave uncovered, but for the hand-written ones", () => {
    expect(transitions.uncovered).toEqual(HAND_WRITTEN);
  });
});
