import { transitionPaths, testPath } from "@shop/machine-checks";
import { afterAll, describe, expect, it } from "vitest";
import { catalogMachine } from "../catalog-machine.ts";
import { runCatalog, transitions } from "../run-catalog.ts";
import { modelEvents, keyOf } from "./model-events.ts";
import { errorsOf } from "./invariants.ts";

/** Only the browser can cause it, before the first event: the hand-written examples cover it. */
const HAND_WRITTEN = ["catalog: xstate.error.actor.watchNetwork [] → stays"];

const paths = transitionPaths(catalogMachine, {
  starts: [{ title: "closed", input: { isEndless: false } }],
  modelEvents,
  keyOf,
});

describe("every path through the marketplace", () => {
  it.each(paths)("$title", async (path) => {
    const underTest = runCatalog();
    await testPath(path, underTest, ({ title, value }) => {
      expect({ title, value: underTest.actor.getSnapshot().value, errors: errorsOf(underTest) }).toEqual({
        title,
        value,
        errors: [],
      });
    });
    underTest.actor.stop();
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
