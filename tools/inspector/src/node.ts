import ELK from "elkjs/lib/elk.bundled.js";
import type { AnyStateMachine } from "xstate";
import { drawChart } from "./chart/draw-chart.ts";
import { toChart } from "./chart/to-chart.ts";

export { isMachine } from "./chart/machine-shape.ts";
export { toChart } from "./chart/to-chart.ts";
export { toMermaid } from "./chart/to-mermaid.ts";
export { toStatelyCode } from "./chart/to-stately-code.ts";
export { replayCommand } from "./recording/replay-command.ts";
export { readSession } from "./recording/saved-session.ts";

/** The chart of a machine as an SVG, in the shape of a laptop's window. */
export function pictureOf(machine: AnyStateMachine): Promise<string> {
  return drawChart(new ELK(), toChart(machine), { width: 1440, height: 840 });
}
