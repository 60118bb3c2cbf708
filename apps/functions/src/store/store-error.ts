import { FailureError } from "@shop/contract";

/** The shop asked its store for something that no adapter may do: a bug in this code, never in the data. */
export class StoreUseError extends Error {
  override name = "StoreUseError";
}

/** `tx.create` met a document. */
export class AlreadyExistsError extends Error {
  override name = "AlreadyExistsError";

  constructor(collection: string) {
    super(`a document of ${collection} with this id exists`);
  }
}

/** How long a caller waits before the next try, in seconds. */
const RETRY_AFTER = 2;

/** Others kept writing what a transaction wanted to write. Nothing was written; trying again later may work. */
export class ContentionError extends FailureError {
  override name = "ContentionError";

  /** @param cause what the engine said at last */
  constructor(cause?: unknown) {
    super({ id: 429, retryAfter: RETRY_AFTER, reason: "busy" }, { cause });
  }
}
