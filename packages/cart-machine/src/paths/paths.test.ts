import { transitionPaths, testPath } from "@shop/machine-checks";
import { afterAll, describe, expect, it } from "vitest";
import { taken } from "../scenarios/run-cart.ts";
import { explored, modelEvents, keyOf } from "./model-events.ts";
import { errorsOf } from "./invariants.ts";
import { CartUnderTest } from "./cart-under-test.ts";

/** Nothing can make these happen but the browser, before the first event; the scenarios do. */
const HAND_WRITTEN = [
  "cart: xstate.error.actor.watchNetwork [] → stays",
  "cart: xstate.error.actor.watchCart [] → stays",
];

const paths = transitionPaths(explored, { starts: [{ title: "closed", input: {} }], modelEvents, keyOf });
const titles = paths.map(({ title }) => title).toSorted();

describe("every path through the cart", () => {
  it.each(paths)("$title", async (path) => {
    const underTest = new CartUnderTest();
    await testPath(path, underTest, ({ title, value }) => {
      expect({ title, value: underTest.value, errors: errorsOf(underTest) }).toEqual({
        title,
        value,
        errors: [],
      });
    });
    await underTest.comeToRest();
    expect({ shown: underTest.units, errors: errorsOf(underTest) }).toEqual({
      shown: underTest.referenceModel.real,
      errors: [],
    });
    underTest.cart.stop();
  });

  it("is written down, so that another rule is seen in the difference", async () => {
    await expect(`${titles.join("\n")}\n`).toMatchFileSnapshot("paths.txt");
  });

  it("is told apart from the others by its title", () => {
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe("the chart", () => {
  it("has no transition that the paths above leave untaken, but for what is done by hand", () => {
    expect(taken.untaken).toEqual(HAND_WRITTEN);
  });
});

afterAll(() => console.log(`${paths.length} paths: ${taken.figure}`));
