import { type ReactNode, useLayoutEffect, useRef } from "react";

/** The position of an element: its parent and its index there. */
type Place = { parent: Element; index: number };

const FOCUSABLE = "a[href], button, input:not(:disabled), select, textarea";

/**
 * Restores the focus when the focused element is removed: the element that is now at its position gets it, such as a
 * list's next line, or the last one before it; without one, the nearest focusable container.
 * @property atEnd of what is before it, the end gets the focus: so it is for a list that has a button below it
 */
export function KeepFocus({ children, atEnd = false }: { children: ReactNode; atEnd?: boolean }) {
  const root = useRef<HTMLDivElement>(null);
  // Before any element in there can have the focus.
  useLayoutEffect(() => {
    const region = root.current;
    if (!region) return;
    const stopped = new AbortController();
    let places: Place[] = [];
    region.addEventListener("focusin", ({ target }) => (places = placesOf(target, region)), stopped);
    region.addEventListener(
      "focusout",
      ({ target }) => {
        const placesOfTarget = places;
        // A browser also fires this event when it removes the focused element, whose places are then needed. They are
        // forgotten only if the element is still in the page.
        queueMicrotask(() => {
          if (places === placesOfTarget && target instanceof Node && target.isConnected) places = [];
        });
      },
      stopped,
    );
    const watch = new MutationObserver(() => {
      if (places.length === 0 || document.activeElement !== document.body) return;
      const place = places.find(({ parent }) => parent.isConnected);
      places = [];
      const fallbackFocus = fallbackFocusAt(place, atEnd);
      if (fallbackFocus) fallbackFocus.focus();
      else containerOf(region)?.focus({ preventScroll: true });
    });
    watch.observe(region, { childList: true, subtree: true });
    return () => {
      stopped.abort();
      watch.disconnect();
    };
  }, [atEnd]);
  return (
    <div ref={root} style={{ display: "contents" }}>
      {children}
    </div>
  );
}

/** The nearest focusable container: a dialog's panel, or the main part of the screen. */
function containerOf(region: Element): HTMLElement | null {
  return region.closest<HTMLElement>('[tabindex="-1"]') ?? document.querySelector("main");
}

/** The positions of the element and its ancestors up to the region, the nearest first. */
function placesOf(target: EventTarget | null, region: Element): Place[] {
  const places: Place[] = [];
  for (let node = target; node instanceof Element && node !== region; node = node.parentElement) {
    const parent = node.parentElement;
    if (parent) places.push({ parent, index: [...parent.children].indexOf(node) });
  }
  return places;
}

/** A focusable element of what is at a position, or of the last one before it. */
function fallbackFocusAt(place: Place | undefined, atEnd: boolean): HTMLElement | undefined {
  const children = [...(place?.parent.children ?? [])];
  const there = children[place?.index ?? 0];
  const found = there ? focusableIn(there) : children.slice(-1).flatMap(focusableIn);
  return !there && atEnd ? found.at(-1) : found[0];
}

function focusableIn(element: Element): HTMLElement[] {
  const inside = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)];
  return element instanceof HTMLElement && element.matches(FOCUSABLE) ? [element, ...inside] : inside;
}
