/** Notifies at once if the browser has no network, then on each change. */
export function watchNetwork(listener: (isOnline: boolean) => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  addEventListener("online", () => listener(true), { signal });
  addEventListener("offline", () => listener(false), { signal });
  if (!navigator.onLine) listener(false);
  return () => stopped.abort();
}
