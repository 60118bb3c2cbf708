import { testPath } from "@shop/machine-checks";
import { afterAll, describe, expect, it } from "vitest";
import { covered } from "../scenarios/run-cart.ts";
import { cartPaths } from "./cart-paths.ts";
import { CartUnderTest } from "./cart-under-test.ts";
import { errorsOf } from "./invariants.ts";

/** Nothing can make these happen but the browser, before the first event, and a device that has too much; the scenarios do. */
const HAND_WRITTEN = [
  "cart: xstate.error.actor.watchNetwork [] → stays",
  "cart: xstate.error.actor.watchCart [] → stays",
  "cart.open: cart.linesRejected [] → stays",
  "guestCart: notice.dismiss [] → stays",
];

describe("every path through the cart", () => {
  it.each(cartPaths)("$title", async (path) => {
    const underTest = new CartUnderTest();
    const steps = path.steps.map((step) => ({
      ...step,
      happen: (run: CartUnderTest) => {
        expect({ step: step.title, isPossible: step.isPossible(run) }).toMatchObject({ isPossible: true });
        return step.happen(run);
      },
    }));
    await testPath({ steps }, underTest, ({ title }) => {
      expect({ title, errors: errorsOf(underTest) }).toEqual({ title, errors: [] });
    });
    await underTest.settle();
    expect({ shown: underTest.units, errors: errorsOf(underTest) }).toEqual({
      shown: underTest.referenceModel.real,
      errors: [],
    });
    underTest.stop();
  });

  it("is told apart from the others by its title", () => {
    expect(new Set(cartPaths.map(({ title }) => title)).size).toBe(cartPaths.length);
  });
});

describe("the charts", () => {
  it("have no transition that the paths above leave uncovered, but for the hand-written ones", () => {
    expect(covered.uncovered).toEqual(HAND_WRITTEN);
  });
});

afterAll(() => console.log(`${cartPaths.length} paths: ${covered.figure}`));
