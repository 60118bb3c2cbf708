import { type ReactNode, useLayoutEffect, useRef } from "react";

/** Where an element stood: its parent, and its place there. */
type Place = { parent: Element; index: number };

const FOCUSABLE = "a[href], button, input:not(:disabled), select, textarea";

/**
 * Keeps the focus in its place: when what had it is taken out, what now stands there has it, a list's next
 * line for one. Where nothing stands there any more, what takes the focus for everything around it has it.
 */
export function KeepFocus({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  // Before anybody can have the focus in there.
  useLayoutEffect(() => {
    const region = root.current;
    if (!region) return;
    const over = new AbortController();
    let places: Place[] = [];
    region.addEventListener("focusin", ({ target }) => (places = placesOf(target, region)), over);
    region.addEventListener(
      "focusout",
      ({ target }) => {
        const left = places;
        // Told for what is taken out as well: only what is still there has really been left.
        queueMicrotask(() => {
          if (places === left && target instanceof Node && target.isConnected) places = [];
        });
      },
      over,
    );
    const watch = new MutationObserver(() => {
      if (places.length === 0 || document.activeElement !== document.body) return;
      const place = places.find(({ parent }) => parent.isConnected);
      places = [];
      const fallbackFocus = fallbackFocusAt(place);
      if (fallbackFocus) fallbackFocus.focus();
      else around(region)?.focus({ preventScroll: true });
    });
    watch.observe(region, { childList: true, subtree: true });
    return () => {
      over.abort();
      watch.disconnect();
    };
  }, []);
  return (
    <div ref={root} style={{ display: "contents" }}>
      {children}
    </div>
  );
}

/** What takes the focus for all that is in it: a dialog's panel, the main part of the screen. */
function around(region: Element): HTMLElement | null {
  return region.closest<HTMLElement>('[tabindex="-1"]') ?? document.querySelector("main");
}

/** Every place on the way up to the region, the nearest first. */
function placesOf(target: EventTarget | null, region: Element): Place[] {
  const places: Place[] = [];
  for (let node = target; node instanceof Element && node !== region; node = node.parentElement) {
    const parent = node.parentElement;
    if (parent) places.push({ parent, index: [...parent.children].indexOf(node) });
  }
  return places;
}

/** What can have the focus at a place, or at the last one before it. */
function fallbackFocusAt(place: Place | undefined): HTMLElement | null | undefined {
  const children = [...(place?.parent.children ?? [])];
  const there = children[Math.min(place?.index ?? 0, children.length - 1)];
  if (!there) return null;
  return there.matches(FOCUSABLE) && there instanceof HTMLElement
    ? there
    : there.querySelector<HTMLElement>(FOCUSABLE);
}
