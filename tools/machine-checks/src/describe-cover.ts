import { afterAll, describe, expect, it } from "vitest";
import type { AnyStateMachine } from "xstate";
import { TakenTransitions } from "./taken-transitions.ts";
import { writtenCover } from "./written-cover.ts";

/** A path of a cover, with the transitions that it takes. */
type Walked = { title: string; steps: readonly unknown[]; taken: readonly string[] };

/**
 * The tests of a cover for the browser: its paths take every transition of the chart, and they are those that stand in
 * `cover.json` beside the test, which the specs walk in Chromium.
 * @param byHand transitions that no browser takes, in the chart's order, each with the reason
 */
export function describeBrowserCover(
  machine: AnyStateMachine,
  cover: readonly Walked[],
  byHand: Readonly<Record<string, string>>,
): void {
  const { all } = new TakenTransitions(machine);
  const taken = new Set(cover.flatMap((path) => path.taken));

  describe("the paths that a browser takes", () => {
    it("go through every transition but those named here, each for a reason", () => {
      expect(all.filter((name) => !taken.has(name))).toEqual(Object.keys(byHand));
    });

    it("are written down for the browser, with what its page has to show", async () => {
      await expect(writtenCover(cover)).toMatchFileSnapshot("cover.json");
    });
  });

  afterAll(() =>
    console.log(
      `${cover.length} paths in a browser: ${taken.size} of ${all.length} transitions taken, ${Object.keys(byHand).length} named by hand`,
    ),
  );
}
