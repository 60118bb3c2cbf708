import { StoreUseError } from "./store-error.ts";

/** The production engine takes 1 MiB a document, in a format of its own. */
const DOCUMENT_BYTES = 1_000_000;

/**
 * Counts what a transaction writes.
 * @param maxBytes of all together
 * @returns counts one more document; throws StoreUseError when it, or all together, are more than every engine takes
 */
export function createSizeCheck(maxBytes: number): (collection: string, doc: unknown) => void {
  let total = 0;
  return (collection, doc) => {
    const bytes = Buffer.byteLength(JSON.stringify(doc));
    total += bytes;
    if (bytes > DOCUMENT_BYTES)
      throw new StoreUseError(`a document of ${collection} has ${bytes} bytes, of ${DOCUMENT_BYTES} at most`);
    if (total > maxBytes)
      throw new StoreUseError(`a transaction writes ${total} bytes, of ${maxBytes} at most`);
  };
}
