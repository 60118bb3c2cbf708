/**
 * Replaces the id of an account, an order, a list or an address in a storage. A random id cannot be read from it; one
 * that can be guessed could be recognised. Collisions are too rare to matter for the few of a device. A pseudonym is
 * its own, as keys that are read from a storage come here again.
 */
export function pseudonymOf(id: string): string {
  if (id.startsWith(MARK)) return id;
  // Two hashes of 32 bits in the manner of FNV-1a, the second with other constants.
  let [one, other] = [0x811c9dc5, 0x41c6ce57];
  for (const char of id) {
    const code = char.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x5f356495);
  }
  return `${MARK}${(one >>> 0).toString(36)}-${(other >>> 0).toString(36)}`;
}

/** No id begins with it. */
const MARK = "~";
