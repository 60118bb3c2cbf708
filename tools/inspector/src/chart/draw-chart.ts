import type { ELK } from "elkjs/lib/elk-api.js";
import type { Chart } from "./chart.ts";
import { layOut, type Arrangement } from "./lay-out.ts";
import { toSvg } from "./to-svg.ts";

const ARRANGEMENTS: readonly Arrangement[] = (["DOWN", "RIGHT"] as const).flatMap((direction) =>
  (["MEDIAN_LAYER", "TAIL_LAYER"] as const).flatMap((labels) =>
    (["NETWORK_SIMPLEX", "LINEAR_SEGMENTS"] as const).map((places) => ({ direction, labels, places })),
  ),
);

/**
 * Draws a chart in the arrangement whose letters are largest when all of it is shown in a window.
 * @param window in pixels
 * @returns an SVG
 */
export async function drawChart(
  elk: ELK,
  chart: Chart,
  window: { width: number; height: number },
): Promise<string> {
  const drawings = await Promise.all(ARRANGEMENTS.map((arrangement) => layOut(elk, chart, arrangement)));
  const scaleOf = ({ width, height }: { width: number; height: number }) =>
    Math.min(window.width / width, window.height / height);
  return toSvg(
    chart,
    drawings.reduce((best, each) => (scaleOf(each) > scaleOf(best) ? each : best)),
  );
}
