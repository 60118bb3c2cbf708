import ElkApi, { type ELK } from "elkjs/lib/elk-api.js";
import layoutWorker from "elkjs/lib/elk-worker.min.js?url";
import { useEffect, useRef, useState, type RefObject } from "react";
import type { Chart } from "../chart/chart.ts";
import { drawChart } from "../chart/draw-chart.ts";

/** The chart as an SVG that fits a frame as it is now; empty while it is laid out, null when it cannot be. */
export function useDrawing(chart: Chart | undefined, frame: RefObject<HTMLElement | null>): string | null {
  const elk = useRef<ELK>(null);
  const [drawn, setDrawn] = useState<{ chart: Chart; svg: string | null } | null>(null);
  useEffect(
    () => () => {
      elk.current?.terminateWorker();
      elk.current = null;
    },
    [],
  );
  useEffect(() => {
    if (!chart || !frame.current) return undefined;
    elk.current ??= new ElkApi({ workerUrl: layoutWorker });
    const leaving = new AbortController();
    const { clientWidth: width, clientHeight: height } = frame.current;
    void drawChart(elk.current, chart, { width, height }, leaving.signal).then(
      (svg) => !leaving.signal.aborted && setDrawn({ chart, svg }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        console.error(error);
        setDrawn({ chart, svg: null });
      },
    );
    return () => leaving.abort();
  }, [chart, frame]);
  return drawn && drawn.chart === chart ? drawn.svg : "";
}
