import { CacheExpiration } from "workbox-expiration";

const SHELL = "alacena:shell:";
const ANSWERS = "alacena:answers:";
export const PICTURES = "alacena:pictures";

/** Versions besides the newest that stay, for the tabs that still run them. */
const EARLIER_VERSIONS = 2;

export function shellName(version: string): string {
  return `${SHELL}${version}`;
}

/** Answers are read by the code that asked for them: another version has its own. */
export function answersName(version: string): string {
  return `${ANSWERS}${version}`;
}

/**
 * The caches of no version that a tab may still run.
 * @param names in the order in which they were made
 */
export function outdatedNames(names: string[], version: string): string[] {
  const shells = names.filter((name) => name.startsWith(SHELL) && name !== shellName(version));
  const answers = names.filter((name) => name.startsWith(ANSWERS) && name !== answersName(version));
  return [...shells.slice(0, -EARLIER_VERSIONS), ...answers];
}

/** The caches that show what a shopper has looked at. */
export function seenNames(names: string[]): string[] {
  return names.filter((name) => name === PICTURES || name.startsWith(ANSWERS));
}

/** Deletes caches, and what Workbox notes apart: the addresses in them, and when each was used. */
export async function deleteCaches(choose: (names: string[]) => string[]): Promise<void> {
  const deleteCache = async (name: string) => {
    await caches.delete(name);
    await new CacheExpiration(name, { maxEntries: 1 }).delete();
  };
  await Promise.all(choose(await caches.keys()).map(deleteCache));
}
