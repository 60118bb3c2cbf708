/** One value inside another, by the way to it. A side that is undefined has no such value. */
export type Difference = { path: string; before: unknown; after: unknown };

/** What differs between two values of plain data, in the order of the later one. */
export function contextDiff(before: unknown, after: unknown): Difference[] {
  const old = new Map(leavesOf(before, ""));
  const now = new Map(leavesOf(after, ""));
  const paths = [...now.keys(), ...[...old.keys()].filter((path) => !now.has(path))];
  return paths
    .map((path) => ({ path, before: old.get(path), after: now.get(path) }))
    .filter((each) => JSON.stringify(each.before) !== JSON.stringify(each.after));
}

function leavesOf(value: unknown, path: string): [string, unknown][] {
  if (typeof value !== "object" || value === null) return [[path, value]];
  const inner = Object.entries(value);
  if (inner.length === 0) return [[path, value]];
  return inner.flatMap(([key, each]) => leavesOf(each, path === "" ? key : `${path}.${key}`));
}
