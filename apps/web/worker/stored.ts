import { CacheExpiration } from "workbox-expiration";

const SHELL = "alacena:shell:";
const ANSWERS = "alacena:answers:";
export const PICTURES = "alacena:pictures";

/** How many earlier versions stay cached, for tabs that still run them. */
const EARLIER_VERSIONS = 2;

export function shellName(version: string): string {
  return `${SHELL}${version}`;
}

/** Responses belong to the code that requested them, so each version has its own cache. */
export function answersName(version: string): string {
  return `${ANSWERS}${version}`;
}

/**
 * The caches that are no longer needed. Some earlier shells stay, for tabs that still run their code. No earlier
 * responses stay: the active worker serves all tabs, and reads those of its own version alone.
 * @param names in the order of their creation
 */
export function outdatedNames(names: string[], version: string): string[] {
  const shells = names.filter((name) => name.startsWith(SHELL) && name !== shellName(version));
  const answers = names.filter((name) => name.startsWith(ANSWERS) && name !== answersName(version));
  return [...shells.slice(0, -EARLIER_VERSIONS), ...answers];
}

/** The caches that reveal what a shopper has viewed. */
export function seenNames(names: string[]): string[] {
  return names.filter((name) => name === PICTURES || name.startsWith(ANSWERS));
}

/** Deletes caches, and Workbox's records of the URLs in them and of their last use. */
export async function deleteCaches(choose: (names: string[]) => string[]): Promise<void> {
  const deleteCache = async (name: string) => {
    await caches.delete(name);
    await new CacheExpiration(name, { maxEntries: 1 }).delete();
  };
  await Promise.all(choose(await caches.keys()).map(deleteCache));
}
