/**
 * Replaces the id of an account or an order in a storage; the id cannot be read from it. Collisions are too rare to
 * matter for the few ids of a device. The pseudonym of a pseudonym is itself.
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

/** No id of the identity service or of an order begins with it. */
const MARK = "~";
