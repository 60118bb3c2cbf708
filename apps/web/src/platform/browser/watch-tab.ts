/**
 * Reports at once when nobody sees this tab, and then each time that it is seen or not. A page that the browser has
 * kept and brings back is seen again, too.
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
