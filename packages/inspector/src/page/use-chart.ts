import { useEffect, useState } from "react";
import type { Schema } from "../schema/schema.ts";

export type DrawnChart = { svg: string; events: Record<string, Schema> };

/** The chart of a machine: null while it is read, `failed` when it cannot be. */
export function useChart(machine: string | null): DrawnChart | "failed" | null {
  const [read, setRead] = useState<{ machine: string; chart: DrawnChart | "failed" } | null>(null);
  useEffect(() => {
    if (machine === null) return undefined;
    const ending = new AbortController();
    readChart(machine, ending.signal).then(
      (chart) => setRead({ machine, chart }),
      () => {
        if (!ending.signal.aborted) setRead({ machine, chart: "failed" });
      },
    );
    return () => ending.abort();
  }, [machine]);
  return read?.machine === machine ? read.chart : null;
}

async function readChart(machine: string, signal: AbortSignal): Promise<DrawnChart> {
  const [drawing, data] = await Promise.all(
    ["svg", "json"].map(async (kind) => {
      const response = await fetch(`./flujos/${encodeURIComponent(machine)}.${kind}`, { signal });
      if (!response.ok) throw new Error(`${machine}.${kind} is answered with ${response.status}`);
      return response;
    }),
  );
  if (!drawing || !data) throw new Error("nothing was read");
  const { events = {} } = (await data.json()) as { events?: Record<string, Schema> };
  return { svg: await drawing.text(), events };
}
