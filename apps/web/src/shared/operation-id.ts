/** A new idempotency key, for one change of a cart or an address book. */
export function newOperationId(): string {
  // `crypto.randomUUID` exists on https and loopback alone; a shop on a plain local address needs keys too.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(36)).join("");
}
