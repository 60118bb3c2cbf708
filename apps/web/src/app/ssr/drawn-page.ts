/**
 * Whether this page was drawn for this visit. One that the browser had kept, and shows again without asking, may tell
 * prices of another day: it is not believed.
 */
export function isDrawn(page: HTMLElement): boolean {
  const [load] = performance.getEntriesByType("navigation");
  const wasKept = load instanceof PerformanceNavigationTiming && load.transferSize === 0;
  return page.dataset["drawn"] !== undefined && !wasKept;
}

/** Nothing holds what is pressed any more, and nothing in the head is said twice. */
export function dropDrawn(page: HTMLElement): void {
  delete page.dataset["drawn"];
  for (const each of document.head.querySelectorAll("[data-drawn]")) each.remove();
}
