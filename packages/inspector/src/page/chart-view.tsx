import { useEffect, useRef, useState } from "react";
import type { ActorCard } from "../bridge/protocol.ts";
import { texts } from "./texts.ts";
import type { DrawnChart } from "./use-chart.ts";

type Scale = "fit" | number;

/** Below this a chart that fits cannot be read any more. */
const SMALLEST_FIT = 0.9;

/** The chart of an actor's machine, with the states that it is in and what it has done last. */
export function ChartView({
  actor,
  isGone,
  chart,
  active,
  taken,
}: {
  /** Undefined where there is none to show. */
  actor: ActorCard | undefined;
  isGone: boolean;
  /** Null while it is read. */
  chart: DrawnChart | "failed" | null;
  active: readonly string[];
  taken: readonly string[];
}) {
  const frame = useRef<HTMLElement>(null);
  const drawn = useRef("");
  const machine = actor?.machine ?? null;
  const [scale, setScale] = useState<Scale>("fit");
  const svg = typeof chart === "object" && chart !== null ? chart.svg : "";

  // What is lit changes with every step: lists would be new each time.
  const lit = JSON.stringify([active, taken]);
  useEffect(() => {
    if (!frame.current) return;
    // Written by our own build; the same drawing is not made again.
    if (drawn.current !== svg) frame.current.innerHTML = svg;
    drawn.current = svg;
    zoomTo(frame.current, scale);
    lightUp(frame.current, lit);
  }, [svg, scale, lit]);

  const zoom = (by: number) => setScale((now) => Math.min(2, Math.max(0.25, (now === "fit" ? 1 : now) * by)));
  return (
    <section className="chart-view" aria-labelledby="chart-heading">
      <header className="bar">
        <h2 id="chart-heading">{machine === null ? texts.chart : texts.chartOf(machine)}</h2>
        <div className="buttons">
          <button type="button" onClick={() => zoom(1 / 1.25)} aria-label={texts.smaller}>
            −
          </button>
          <button type="button" onClick={() => setScale("fit")} aria-pressed={scale === "fit"}>
            {texts.fit}
          </button>
          <button type="button" onClick={() => zoom(1.25)} aria-label={texts.larger}>
            +
          </button>
        </div>
      </header>
      {actor ? null : <p className="note">{texts.pickActor}</p>}
      {actor?.machine === null ? <p className="note">{texts.noChart}</p> : null}
      {isGone ? <p className="note">{texts.gone}</p> : null}
      {chart === "failed" ? <p className="note">{texts.chartFailed}</p> : null}
      {/* Whoever uses the keyboard alone scrolls it, too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section ref={frame} className="frame" aria-label={texts.chart} tabIndex={0} />
    </section>
  );
}

function zoomTo(frame: HTMLElement, scale: Scale): void {
  const drawing = frame.querySelector("svg");
  if (!drawing) return;
  const own = drawing.viewBox.baseVal.width;
  const fit = Math.min(1, Math.max(SMALLEST_FIT, (frame.clientWidth - 2) / own));
  drawing.style.width = `${Math.round(own * (scale === "fit" ? fit : scale))}px`;
  drawing.style.height = "auto";
}

function lightUp(frame: HTMLElement, lit: string): void {
  const [states = [], edges = []] = JSON.parse(lit) as string[][];
  light(frame, "state", states);
  light(frame, "edge", edges);
  bringIntoView(frame, states.at(-1));
}

function light(frame: HTMLElement, kind: "state" | "edge", ids: readonly string[]): void {
  const mark = kind === "state" ? "data-active" : "data-taken";
  for (const part of frame.querySelectorAll<SVGElement>(`[data-${kind}]`))
    part.toggleAttribute(mark, ids.includes(part.dataset[kind] ?? ""));
}

/** Scrolls the frame alone, and only when the state cannot be seen. */
function bringIntoView(frame: HTMLElement, id: string | undefined): void {
  const box = frame.querySelector(`[data-state="${CSS.escape(id ?? "")}"] > rect`)?.getBoundingClientRect();
  const view = frame.getBoundingClientRect();
  if (!box || view.width === 0) return;
  const isSeen =
    box.left >= view.left && box.right <= view.right && box.top >= view.top && box.bottom <= view.bottom;
  if (isSeen) return;
  frame.scrollBy({
    left: box.left + box.width / 2 - (view.left + view.width / 2),
    top: box.top + box.height / 2 - (view.top + view.height / 2),
  });
}
