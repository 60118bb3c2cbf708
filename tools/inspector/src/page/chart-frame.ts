import { MIN_READABLE } from "../chart/draw-chart.ts";

/** How large a chart is shown: all of it at once, as large as it can be read, or by a factor. */
export type Scale = "fit" | "readable" | number;

const MIN_SCALE = 0.1;
const MAX_SCALE = 2;

type Point = { x: number; y: number };

/** Shows the drawing of a frame in a size. */
export function resize(frame: HTMLElement, scale: Scale): void {
  const drawing = frame.querySelector("svg");
  if (!drawing) return;
  const { width, height } = drawing.viewBox.baseVal;
  const factor = typeof scale === "number" ? scale : factorOf(frame, scale, width, height);
  drawing.style.width = `${Math.floor(width * factor)}px`;
  drawing.style.height = `${Math.floor(height * factor)}px`;
}

/**
 * Enlarges the drawing of a frame around a point, which stays where it is.
 * @param by a factor
 * @param point of the viewport, in pixels; the active state where it is visible, or the middle of the frame
 * @returns the new scale
 */
export function zoom(frame: HTMLElement, by: number, point = anchorOf(frame)): number {
  const drawing = frame.querySelector("svg");
  const width = drawing?.viewBox.baseVal.width;
  if (!drawing || !width) return 1;
  const before = drawing.getBoundingClientRect();
  const scale = Math.min(MAX_SCALE, Math.max(MIN_SCALE, (before.width / width) * by));
  resize(frame, scale);
  const after = drawing.getBoundingClientRect();
  const growth = after.width / before.width;
  frame.scrollBy({
    left: after.left + (point.x - before.left) * growth - point.x,
    top: after.top + (point.y - before.top) * growth - point.y,
  });
  return scale;
}

/** Scrolls the frame alone, and only when the active state is not fully visible. */
export function showActive(frame: HTMLElement): void {
  const box = activeBox(frame);
  if (!box || isInside(frame, box)) return;
  frame.scrollBy(scrollToShow(frame.getBoundingClientRect(), box));
}

type Rect = Pick<DOMRect, "left" | "top" | "width" | "height">;

/**
 * How far to scroll, in pixels, until a state is in the middle of the frame. Of one that does not fit, the middle would
 * be visible and its name, which is at the top on the left, perhaps not: it is shown from there.
 */
export function scrollToShow(frame: Rect, box: Rect): { left: number; top: number } {
  const middle = middleOf(frame);
  const { x, y } = middleOf(box);
  return {
    left: box.width > frame.width ? box.left - frame.left : x - middle.x,
    top: box.height > frame.height ? box.top - frame.top : y - middle.y,
  };
}

function factorOf(frame: HTMLElement, scale: "fit" | "readable", width: number, height: number): number {
  const fit = Math.min(1, frame.clientWidth / width, frame.clientHeight / height);
  return scale === "fit" ? fit : Math.max(MIN_READABLE, fit);
}

function anchorOf(frame: HTMLElement): Point {
  const box = activeBox(frame);
  return middleOf(box && isInside(frame, box) ? box : frame.getBoundingClientRect());
}

/** Outer states are active with those inside them: the last one is the innermost. */
function activeBox(frame: HTMLElement): DOMRect | undefined {
  return [...frame.querySelectorAll("[data-state][data-active] > rect")].at(-1)?.getBoundingClientRect();
}

function isInside(frame: HTMLElement, box: DOMRect): boolean {
  const view = frame.getBoundingClientRect();
  return box.left >= view.left && box.right <= view.right && box.top >= view.top && box.bottom <= view.bottom;
}

function middleOf({ left, top, width, height }: Rect): Point {
  return { x: left + width / 2, y: top + height / 2 };
}
