import ELK from "elkjs/lib/elk.bundled.js";
import { layOut } from "../chart/lay-out.ts";
import { toChart } from "../chart/to-chart.ts";
import { toMermaid } from "../chart/to-mermaid.ts";
import { toStatelyCode } from "../chart/to-stately-code.ts";
import { toSvg } from "../chart/to-svg.ts";
import type { EventSchemas } from "./event-schemas.ts";
import type { FoundMachine } from "./find-machines.ts";

/** The files about a machine, by their names. */
export async function chartFiles(
  { machine, file }: FoundMachine,
  events: EventSchemas,
): Promise<Map<string, string>> {
  const chart = toChart(machine);
  const svg = toSvg(chart, await layOut(new ELK(), chart));
  return new Map([
    [`${chart.id}.mmd`, toMermaid(chart)],
    [`${chart.id}.svg`, `${svg}\n`],
    [`${chart.id}.json`, `${JSON.stringify({ ...chart, file, events }, null, 2)}\n`],
    [`${chart.id}.stately.ts`, toStatelyCode(machine)],
  ]);
}
