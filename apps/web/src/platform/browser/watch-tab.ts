/**
 * Notifies at once if this tab is hidden, then on each change of its visibility, also when the browser restores the
 * page from its back/forward cache.
 */
export function watchTab(listener: (isSeen: boolean) => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const notify = () => listener(document.visibilityState === "visible");
  document.addEventListener("visibilitychange", notify, { signal });
  addEventListener("pageshow", ({ persisted }) => persisted && notify(), { signal });
  if (document.visibilityState !== "visible") listener(false);
  return () => stopped.abort();
}
