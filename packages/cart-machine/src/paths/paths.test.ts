import { transitionPaths, walk } from "@shop/machine-checks";
import { afterAll, describe, expect, it } from "vitest";
import { taken } from "../scenarios/run-cart.ts";
import { explored, happenings, keyOf } from "./happenings.ts";
import { errorsOf } from "./invariants.ts";
import { WalkedCart } from "./walked-cart.ts";

/** Nothing can make these happen but the browser, before the first event; the scenarios do. */
const BY_HAND = [
  "cart: xstate.error.actor.watchNetwork [] → stays",
  "cart: xstate.error.actor.watchCart [] → stays",
];

const paths = transitionPaths(explored, { starts: [{ title: "closed", input: {} }], happenings, keyOf });
const titles = paths.map(({ title }) => title).toSorted();

describe("every path through the cart", () => {
  it.each(paths)("$title", async (path) => {
    const walked = new WalkedCart();
    await walk(path, walked, ({ title, value }) => {
      expect({ title, value: walked.value, errors: errorsOf(walked) }).toEqual({ title, value, errors: [] });
    });
    await walked.comeToRest();
    expect({ shown: walked.units, errors: errorsOf(walked) }).toEqual({
      shown: walked.ledger.real,
      errors: [],
    });
    walked.cart.stop();
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
    expect(taken.untaken).toEqual(BY_HAND);
  });
});

afterAll(() => console.log(`${paths.length} paths: ${taken.figure}`));
