/**
 * Whether this page was drawn for this visit. One that the browser had kept, and shows again without asking, may tell
 * prices of another day: it is not believed.
 */
export function isServerRendered(page: HTMLElement): boolean {
  const [load] = performance.getEntriesByType("navigation");
  const isFromCache = load instanceof PerformanceNavigationTiming && load.transferSize === 0;
  return page.dataset["serverRendered"] !== undefined && !isFromCache;
}

/** Nothing holds what is pressed any more, and nothing in the head is said twice. */
export function removeServerRendered(page: HTMLElement): void {
  delete page.dataset["serverRendered"];
  for (const each of document.head.querySelectorAll("[data-server-rendered]")) each.remove();
}
