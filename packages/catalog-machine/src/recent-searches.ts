/** The most searches that a device stores. */
const MAX_RECENT = 8;

/** The searches with this one first; searches are compared without case. */
export function remember(recent: readonly string[], words: string): string[] {
  if (words === "") return [...recent];
  return [words, ...forget(recent, words)].slice(0, MAX_RECENT);
}

export function forget(recent: readonly string[], words: string): string[] {
  const normalized = words.toLocaleLowerCase("es");
  return recent.filter((each) => each.toLocaleLowerCase("es") !== normalized);
}
