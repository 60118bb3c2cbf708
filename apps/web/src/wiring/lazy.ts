/**
 * Loads something once, when it is first asked for. A load that failed is forgotten, so that the next one
 * tries again: code that a lost network did not deliver must not stay missing.
 */
export function lazy<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
