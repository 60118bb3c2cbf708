import { afterAll, describe, expect, it } from "vitest";
import type { AnyStateMachine } from "xstate";
import { CoveredTransitions } from "./covered-transitions.ts";
import { writtenCoverage } from "./written-coverage.ts";

/** A path of a cover, with the transitions that it takes. */
type CoveredPath = { title: string; steps: readonly unknown[]; covered: readonly string[] };

/**
 * The tests of a cover for the browser: its paths cover every transition of the charts, and are those of `coverage.json`
 * beside the test, which the specs take in Chromium.
 * @param uncoverable transitions that no browser takes, in the order of the charts, each with the reason
 */
export function describeBrowserCoverage(
  machines: readonly AnyStateMachine[],
  coverage: readonly CoveredPath[],
  uncoverable: Readonly<Record<string, string>>,
): void {
  const { all } = new CoveredTransitions(...machines);
  const covered = new Set(coverage.flatMap((path) => path.covered));

  describe("the paths that a browser takes", () => {
    it("go through every transition but those named here, each for a reason", () => {
      expect(all.filter((name) => !covered.has(name))).toEqual(Object.keys(uncoverable));
    });

    it("are written down for the browser, with what its page has to show", async () => {
      await expect(writtenCoverage(coverage)).toMatchFileSnapshot("coverage.json");
    });
  });

  afterAll(() =>
    console.log(
      `${coverage.length} paths in a browser: ${covered.size} of ${all.length} transitions covered, ${Object.keys(uncoverable).length} named as uncoverable`,
    ),
  );
}
