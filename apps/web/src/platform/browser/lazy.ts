/**
 * Loads something once, when it is first asked for. A load that failed is forgotten, so that the next one
 * tries again: code that a lost network did not deliver must not stay missing. A browser never asks again for a
 * module that failed to arrive until the page is loaded anew, so nothing is asked for while it cannot arrive.
 */
export function lazy<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= arrival(load).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** Without a network, code arrives only from the worker that keeps it. */
async function arrival<T>(load: () => Promise<T>): Promise<T> {
  if (!navigator.onLine && !navigator.serviceWorker?.controller) throw new Error("there is no network");
  return load();
}
