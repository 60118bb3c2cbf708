/**
 * Stands in a storage for the id of an account or an order, which cannot be read out of it. Two ids share a pseudonym
 * too rarely for a device that keeps a handful of them. The pseudonym of a pseudonym is itself.
 */
export function pseudonymOf(id: string): string {
  if (id.startsWith(MARK)) return id;
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
