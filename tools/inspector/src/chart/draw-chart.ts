import type { ELK } from "elkjs/lib/elk-api.js";
import type { Chart } from "./chart.ts";
import { layOut, TEXT, type Arrangement, type LaidOut } from "./lay-out.ts";
import { toSvg } from "./to-svg.ts";

/** At this scale letters have at least 11 px, even after rounding down: smaller ones are illegible. */
export const MIN_READABLE = 11.05 / TEXT.size;

/** Those with the initial state first come first. */
const ARRANGEMENTS: readonly Arrangement[] = (["DEPTH_FIRST", "GREEDY"] as const).flatMap((cycles) =>
  (["DOWN", "RIGHT"] as const).flatMap((direction) =>
    (["MEDIAN_LAYER", "TAIL_LAYER"] as const).flatMap((labels) =>
      (["NETWORK_SIMPLEX", "LINEAR_SEGMENTS"] as const).map((places) => ({
        cycles,
        direction,
        labels,
        places,
      })),
    ),
  ),
);

/**
 * Draws a chart in the first arrangement that is legible when it fits a window; if there is none, in the one with the
 * largest letters.
 * @param window in pixels
 * @param signal aborted when the chart is no longer wanted: the rest would take seconds from the next one
 * @returns an SVG
 */
export async function drawChart(
  elk: ELK,
  chart: Chart,
  window: { width: number; height: number },
  signal?: AbortSignal,
): Promise<string> {
  let best: { laid: LaidOut; scale: number } | undefined;
  for (const arrangement of ARRANGEMENTS) {
    signal?.throwIfAborted();
    // oxlint-disable-next-line no-await-in-loop -- most charts need no other
    const laid = await layOut(elk, chart, arrangement);
    const scale = Math.min(window.width / laid.width, window.height / laid.height);
    if (!best || scale > best.scale) best = { laid, scale };
    if (scale >= MIN_READABLE) break;
  }
  if (!best) throw new Error("no arrangement");
  return toSvg(chart, best.laid);
}
