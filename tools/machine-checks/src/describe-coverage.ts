import { afterAll, describe, expect, it } from "vitest";
import type { AnyStateMachine } from "xstate";
import { CoveredTransitions } from "./covered-transitions.ts";
import { writtenCoverage } from "./written-coverage.ts";

/** A path of a cover, with the transitions that it takes. */
type CoveredPath = { title: string; steps: readonly unknown[]; covered: readonly string[] };

/**
 * The tests of a cover for the browser: its paths take every transition of the charts, and they are those that stand in
 * `coverage.json` beside the test, which the specs walk in Chromium.
 * @param byHand transitions that no browser takes, in the order of the charts, each with the reason
 */
export function describeBrowserCoverage(
  machines: readonly AnyStateMachine[],
  coverage: readonly CoveredPath[],
  byHand: Readonly<Record<string, string>>,
): void {
  const { all } = new CoveredTransitions(...machines);
  const covered = new Set(coverage.flatMap((path) => path.covered));

  describe("the paths that a browser takes", () => {
    it("go through every transition but those named here, each for a reason", () => {
      expect(all.filter((name) => !covered.has(name))).toEqual(Object.keys(byHand));
    });

    it("are written down for the browser, with what its page has to show", async () => {
      await expect(writtenCoverage(coverage)).toMatchFileSnapshot("coverage.json");
    });
  });

  afterAll(() =>
    console.log(
      `${coverage.length} paths in a browser: ${covered.size} of ${all.length} transitions taken, ${Object.keys(byHand).length} named by hand`,
    ),
  );
}
