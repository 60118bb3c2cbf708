/** A new idempotency key, for one change of a cart or an address book. */
export function newOperationId(): string {
  // `crypto.randomUUID` exists only on https and loopback, and not on a local network's http.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(36)).join("");
}
