/** Names one change of the cart, so that sending it again changes nothing twice. */
export function newOperationId(): string {
  // `crypto.randomUUID` exists on https and loopback alone; a shop on a plain local address needs names too.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(36)).join("");
}
