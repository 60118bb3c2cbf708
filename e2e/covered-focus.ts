import type { Page } from "@playwright/test";

/** The focused element, if it is completely covered. Source: WCAG 2.2, 2.4.11. */
export function coveredFocus(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // The browser scrolls to the focused element before the next frame.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const focused = document.activeElement;
    if (!focused || focused === document.body) return [];
    const box = focused.closest("label") ?? focused;
    const { left, top, width, height } = box.getBoundingClientRect();
    const spots = [0.1, 0.5, 0.9].flatMap((across) => [0.1, 0.5, 0.9].map((down) => [across, down] as const));
    const isSeen = spots.some(([across, down]) => {
      const hit = document.elementFromPoint(left + width * across, top + height * down);
      return hit !== null && (box.contains(hit) || hit.contains(box));
    });
    return isSeen ? [] : [`${focused.localName} ${focused.ariaLabel ?? focused.textContent.trim()}`];
  });
}
