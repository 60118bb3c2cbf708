type Point = { x: number; y: number };

/** Pixels of the wheel, or of two fingers on a trackpad, that enlarge by the factor e. */
const WHEEL = 500;
const TRACKPAD = 100;
/** Pixels of a wheel that counts in lines. */
const LINE = 16;
const KEYS: Readonly<Record<string, number>> = { "+": 1.25, "=": 1.25, "-": 1 / 1.25 };

/**
 * Zooms by wheel, pinch and keys, and moves by dragging with a mouse; fingers and arrow keys scroll by themselves.
 * @param zoom by a factor, around a point of the viewport where there is one
 * @param fit shows all of the chart
 * @returns what ends it
 */
export function listenToGestures(
  frame: HTMLElement,
  { zoom, fit }: { zoom: (by: number, at?: Point) => void; fit: () => void },
): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let spread = 0;
  frame.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
      // Browsers report a pinch on a trackpad as a wheel with this key.
      zoom(Math.exp(-pixels / (event.ctrlKey ? TRACKPAD : WHEEL)), event);
    },
    { signal, passive: false },
  );
  frame.addEventListener("touchstart", ({ touches }) => (spread = spreadOf(touches)), { signal });
  frame.addEventListener(
    "touchmove",
    (event) => {
      const [one, other] = event.touches;
      if (!one || !other || spread === 0) return;
      event.preventDefault();
      const now = spreadOf(event.touches);
      zoom(now / spread, { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 });
      spread = now;
    },
    { signal, passive: false },
  );
  frame.addEventListener(
    "pointerdown",
    ({ pointerType, pointerId, button }) => {
      if (pointerType === "mouse" && button === 0) frame.setPointerCapture(pointerId);
    },
    { signal },
  );
  let last: Point = { x: 0, y: 0 };
  frame.addEventListener(
    "pointermove",
    ({ pointerId, clientX: x, clientY: y }) => {
      if (frame.hasPointerCapture(pointerId)) frame.scrollBy({ left: last.x - x, top: last.y - y });
      last = { x, y };
    },
    { signal },
  );
  frame.addEventListener(
    "keydown",
    ({ key, ctrlKey, metaKey, altKey }) => {
      if (ctrlKey || metaKey || altKey) return;
      const by = KEYS[key];
      if (by !== undefined) zoom(by);
      if (key === "0") fit();
    },
    { signal },
  );
  return () => ending.abort();
}

function spreadOf({ 0: one, 1: other }: TouchList): number {
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
}
