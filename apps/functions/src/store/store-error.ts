/** The shop asked its store for something that no adapter may do: a fault in this code, never in the data. */
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

/** Others kept writing what a transaction had read. Trying again later may work. */
export class ContentionError extends Error {
  override name = "ContentionError";

  constructor(attempts: number) {
    super(`a transaction lost its race ${attempts} times`);
  }
}
