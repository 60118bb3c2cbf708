import { useEffect, useRef, useState } from "react";
import type { ActorCard } from "../bridge/protocol.ts";
import type { Chart } from "../chart/chart.ts";
import { resize, showActive, zoom, type Scale } from "./chart-frame.ts";
import { listenToGestures } from "./chart-gestures.ts";
import { texts } from "./texts.ts";
import { useDrawing } from "./use-drawing.ts";

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
  /** Undefined for an actor that is no machine. */
  chart: Chart | undefined;
  active: readonly string[];
  taken: readonly string[];
}) {
  const frame = useRef<HTMLElement>(null);
  const drawing = useDrawing(chart, frame);
  const [scale, setScale] = useState<Scale>("readable");
  const currentScale = useRef<Scale>(scale);
  const isMissing = drawing === null || (typeof actor?.machine === "string" && !chart);
  const svg = drawing ?? "";

  useEffect(() => {
    // Written by `toSvg`, which escapes every name.
    if (frame.current) frame.current.innerHTML = svg;
  }, [svg]);

  useEffect(() => {
    currentScale.current = scale;
    if (frame.current && svg !== "") resize(frame.current, scale);
  }, [svg, scale]);

  // Strings, as lists would be new with every step.
  const lit = JSON.stringify([active, taken]);
  useEffect(() => {
    if (!frame.current || svg === "") return;
    lightUp(frame.current, lit);
    showActive(frame.current);
  }, [svg, lit]);

  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => {
      resize(current, currentScale.current);
      showActive(current);
    });
    observer.observe(current);
    const endGestures = listenToGestures(current, {
      zoom: (by, at) => setScale(zoom(current, by, at)),
      fit: () => setScale("fit"),
    });
    return () => {
      observer.disconnect();
      endGestures();
    };
  }, []);

  const zoomBy = (by: number) => {
    if (frame.current) setScale(zoom(frame.current, by));
  };
  return (
    <div className="chart-view">
      {actor ? null : <p className="note">{texts.pickActor}</p>}
      {actor?.machine === null ? <p className="note">{texts.noChart}</p> : null}
      {isGone ? <p className="note">{texts.gone}</p> : null}
      {isMissing ? <p className="note">{texts.chartFailed}</p> : null}
      {/* Focusable, so that it can be scrolled and zoomed by keyboard. */}
      <section
        ref={frame}
        className="frame"
        aria-label={texts.chart}
        aria-keyshortcuts="+ - 0"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      />
      <div className="zoom buttons">
        <button type="button" onClick={() => zoomBy(1 / 1.25)} aria-label={texts.smaller}>
          −
        </button>
        <button type="button" onClick={() => setScale("fit")} aria-pressed={scale === "fit"}>
          {texts.fit}
        </button>
        <button type="button" onClick={() => zoomBy(1.25)} aria-label={texts.larger}>
          +
        </button>
      </div>
    </div>
  );
}

function lightUp(frame: HTMLElement, lit: string): void {
  const [states = [], edges = []] = JSON.parse(lit) as string[][];
  light(frame, "state", states);
  light(frame, "edge", edges);
}

function light(frame: HTMLElement, kind: "state" | "edge", ids: readonly string[]): void {
  const mark = kind === "state" ? "data-active" : "data-taken";
  for (const part of frame.querySelectorAll<SVGElement>(`[data-${kind}]`))
    part.toggleAttribute(mark, ids.includes(part.dataset[kind] ?? ""));
}
