import { useEffect, useState } from "react";
import type { Schema } from "../schema/schema.ts";

export type DrawnChart = { svg: string; events: Record<string, Schema> };

/** `unknown` for a machine of which there is no chart, `failed` when it cannot be read. */
export type NoChart = "unknown" | "failed";

/** The chart of a machine: null while it is read. */
export function useChart(machine: string | null): DrawnChart | NoChart | null {
  const [read, setRead] = useState<{ machine: string; chart: DrawnChart | NoChart } | null>(null);
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

async function readChart(machine: string, signal: AbortSignal): Promise<DrawnChart | "unknown"> {
  const [drawing, data] = await Promise.all([
    fetch(`./flujos/${encodeURIComponent(machine)}.svg`, { signal }),
    fetch(`./flujos/${encodeURIComponent(machine)}.json`, { signal }),
  ]);
  // A host may answer with its own page in place of a file that it does not have.
  const isPage = drawing.headers.get("content-type")?.startsWith("text/html") === true;
  if (drawing.status === 404 || (drawing.ok && isPage)) return "unknown";
  if (!drawing.ok || !data.ok)
    throw new Error(`${machine} is answered with ${drawing.status} and ${data.status}`);
  const { events = {} } = (await data.json()) as { events?: Record<string, Schema> };
  return { svg: await drawing.text(), events };
}
