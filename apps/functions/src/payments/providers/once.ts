/** Memoizes a successful call; a failed one is repeated. */
export function once<R>(make: () => Promise<R>): () => Promise<R> {
  let made: Promise<R> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
