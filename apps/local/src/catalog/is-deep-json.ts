const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_RECORD, CLOSE_RECORD] = Buffer.from('"\\[]{}');

/**
 * Whether more lists and records stand one within the other than a number, in the bytes of a text that may be JSON.
 * JSON.parse would take 70 times the size of such a text before anybody could see it.
 */
export function isDeepJson(bytes: Uint8Array, max: number): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) isText = !isText;
    else if (isText) {
      // Whatever is escaped, a quote or another one of these, ends nothing.
      if (byte === BACKSLASH) at += 1;
    } else if (byte === OPEN_LIST || byte === OPEN_RECORD) {
      depth += 1;
      if (depth > max) return true;
    } else if (byte === CLOSE_LIST || byte === CLOSE_RECORD) depth -= 1;
  }
  return false;
}
