import { FailureError } from "@shop/contract";

/** The store was used in a way that no adapter allows: a bug in the code, never in the data. */
export class StoreUseError extends Error {
  override name = "StoreUseError";
}

/** `tx.create` found an existing document. */
export class AlreadyExistsError extends Error {
  override name = "AlreadyExistsError";

  constructor(collection: string) {
    super(`a document of ${collection} with this id exists`);
  }
}

/** How long a caller waits before the next try, in seconds. */
const RETRY_AFTER = 2;

/** Lasting contention: a transaction could not be committed. Nothing was written; a retry may work. */
export class ContentionError extends FailureError {
  override name = "ContentionError";

  /** @param cause the last error of the engine */
  constructor(cause?: unknown) {
    super({ id: 429, retryAfter: RETRY_AFTER, reason: "busy" }, { cause });
  }
}
