import { createHistogram } from "node:perf_hooks";
import type { Answer, Caller } from "./caller.ts";

/** What many calls together were like; times in milliseconds. */
export type Load = {
  p50: number;
  p95: number;
  p99: number;
  perSecond: number;
  calls: number;
  errors: number;
};

/**
 * Lets every shopper call without a pause, one call after the other.
 * @param act one call; `turn` counts those of its shopper
 * @param until when to stop: after so many milliseconds, or so many calls of each
 */
export async function hammer(
  callers: readonly Caller[],
  act: (caller: Caller, turn: number) => Promise<Answer>,
  { forMs = Infinity, calls = Infinity }: { forMs?: number; calls?: number },
): Promise<Load> {
  const times = createHistogram();
  let errors = 0;
  const start = performance.now();
  const goOn = async (caller: Caller, turn: number): Promise<void> => {
    if (turn >= calls || performance.now() - start >= forMs) return;
    const { ms, ok } = await act(caller, turn);
    times.record(Math.max(1, Math.round(ms * 1000)));
    if (!ok) errors += 1;
    await goOn(caller, turn + 1);
  };
  await Promise.all(callers.map((caller) => goOn(caller, 0)));
  const seconds = (performance.now() - start) / 1000;
  const at = (percent: number) => times.percentile(percent) / 1000;
  return {
    p50: at(50),
    p95: at(95),
    p99: at(99),
    perSecond: times.count / seconds,
    calls: times.count,
    errors,
  };
}
