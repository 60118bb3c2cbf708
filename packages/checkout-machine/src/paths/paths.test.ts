import { transitionPaths, testPath } from "@shop/machine-checks";
import { afterAll, describe, expect, it } from "vitest";
import type { CheckoutEvent } from "../checkout-events.ts";
import type { CheckoutSnapshot } from "../checkout-machine.ts";
import { taken } from "../scenarios/run-checkout.ts";
import { explored, modelEvents, keyOf } from "./model-events.ts";
import { errorsOf } from "./invariants.ts";
import { CheckoutUnderTest } from "./checkout-under-test.ts";

/**
 * Nothing can make the last one happen but the browser, before the first event. The others are heard and leave
 * nothing, which a search for what changes something does not see. The scenarios take them all.
 */
const HAND_WRITTEN = [
  "checkout.open.paying: step.open [] → stays",
  "checkout.open.placed.unseen: step.open [] → stays",
  "checkout.open.shopping: step.open [isShown] → stays",
  "checkout: account.opened [isSameAccount] → stays",
  "checkout: xstate.error.actor.watchNetwork [] → stays",
];

type Find = typeof transitionPaths<CheckoutSnapshot, CheckoutEvent, undefined, CheckoutUnderTest>;

// The search knows no machine that emits, and hears nothing of it: what is told is for the scenarios.
const chart = explored as unknown as Parameters<Find>[0];
const paths = transitionPaths<CheckoutSnapshot, CheckoutEvent, undefined, CheckoutUnderTest>(chart, {
  starts: [{ title: "closed", input: undefined }],
  modelEvents,
  keyOf,
});
const titles = paths.map(({ title }) => title).toSorted();

describe("every path through the checkout", () => {
  it.each(paths)("$title", async (path) => {
    const underTest = new CheckoutUnderTest();
    await testPath(path, underTest, ({ title, value }) => {
      expect({ title, value: underTest.value, errors: errorsOf(underTest) }).toEqual({
        title,
        value,
        errors: [],
      });
    });
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
    expect(taken.untaken.toSorted()).toEqual(HAND_WRITTEN);
  });
});

afterAll(() => console.log(`${paths.length} paths: ${taken.figure}`));
