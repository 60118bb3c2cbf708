/** All that the worker keeps begins so: what else is kept at this origin is not its business. */
const OURS = "alacena:";

export const PICTURES = `${OURS}pictures`;

/** Versions besides the newest that stay, for the tabs that still run them. */
const EARLIER_VERSIONS = 2;

export function isOurs(name: string): boolean {
  return name.startsWith(OURS);
}

export function shellName(version: string): string {
  return `${OURS}shell:${version}`;
}

/** Answers are read by the code that asked for them: another version of it keeps its own. */
export function answersName(version: string): string {
  return `${OURS}answers:${version}`;
}

/** Whether a cache tells what was looked at. */
export function isOfShopper(name: string): boolean {
  return name === PICTURES || name.startsWith(answersName(""));
}

/**
 * The caches that nobody needs any more.
 * @param names in the order in which they were made
 */
export function outdatedNames(names: readonly string[], version: string): string[] {
  const shells = shellName("");
  const others = names
    .filter((name) => name.startsWith(shells) && name !== shellName(version))
    .map((name) => name.slice(shells.length));
  const staying = [version, ...others.slice(-EARLIER_VERSIONS)];
  const needed = new Set([PICTURES, ...staying.flatMap((each) => [shellName(each), answersName(each)])]);
  return names.filter((name) => isOurs(name) && !needed.has(name));
}
