/**
 * Tells at once when nobody sees this tab, and then each time that it is seen or not. A page that the browser has
 * kept and brings back is seen again, too.
 */
export function watchTab(listener: (isSeen: boolean) => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const tell = () => listener(document.visibilityState === "visible");
  document.addEventListener("visibilitychange", tell, { signal });
  addEventListener("pageshow", ({ persisted }) => persisted && tell(), { signal });
  if (document.visibilityState !== "visible") listener(false);
  return () => stopped.abort();
}
