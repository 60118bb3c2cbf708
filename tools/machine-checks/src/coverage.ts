/** A path, and the transitions that it covers. */
type TestPath = { title: string; steps: readonly unknown[]; covered: readonly string[] };

/** How many steps the start of a path costs. */
const START = 3;

/**
 * A few of the paths that together cover what all of them cover. Greedy set cover: each time the path with the most new
 * transitions for its steps. The same paths give the same cover.
 */
export function coverageOf<T extends TestPath>(testPaths: readonly T[]): T[] {
  const left = new Set(testPaths.flatMap(({ covered }) => covered));
  const chosen: T[] = [];
  while (left.size > 0) {
    const worth = ({ covered, steps }: T) =>
      covered.filter((name) => left.has(name)).length / (steps.length + START);
    const best = testPaths.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    for (const name of best.covered) left.delete(name);
    chosen.push(best);
  }
  return chosen.reduceRight<T[]>((rest, testPath) => {
    const others = new Set(rest.filter((other) => other !== testPath).flatMap(({ covered }) => covered));
    // What those after it take as well makes an earlier one superfluous.
    return testPath.covered.every((name) => others.has(name))
      ? rest.filter((other) => other !== testPath)
      : rest;
  }, chosen);
}
