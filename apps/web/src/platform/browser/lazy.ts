/**
 * Loads something once, on first use. After a failed load the next call tries again: code must not stay missing after
 * the network was lost. A browser never requests a failed module again until the page is reloaded, so nothing is
 * requested while the network is down.
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

/** Without a network, only a service worker can serve code from its cache. */
async function arrival<T>(load: () => Promise<T>): Promise<T> {
  if (!navigator.onLine && !navigator.serviceWorker?.controller) throw new Error("there is no network");
  return load();
}
