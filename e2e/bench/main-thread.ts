import { TraceProcessor } from "lighthouse/core/lib/tracehouse/trace-processor.js";
import type { Artifacts, TraceEvent } from "lighthouse";

/** What the scripts of a page are, in a trace of Chromium. */
const SCRIPTS = new Set([
  "EvaluateScript",
  "v8.evaluateModule",
  "v8.compileModule",
  "FunctionCall",
  "RunMicrotasks",
]);

/** The main thread times of a page, in ms of CPU time: other programs do not count. */
export interface MainThreadTimes {
  /** Of each task. */
  tasks: number[];
  /** Of all scripts together. */
  script: number;
}

export function timesOf({ Trace }: Artifacts): MainThreadTimes {
  const events = TraceProcessor.processTrace(Trace).mainThreadEvents;
  const times = (isMeant: (event: TraceEvent) => boolean) =>
    outermost(events.filter(isMeant)).map(threadTime);
  return {
    tasks: times((event) => TraceProcessor.isScheduleableTask(event)),
    script: times(({ name }) => SCRIPTS.has(name)).reduce((total, time) => total + time, 0),
  };
}

/** In ms. Chromium traces it in µs, and Lighthouse's types do not name it. */
function threadTime(event: TraceEvent): number {
  return Number(Reflect.get(event, "tdur") ?? 0) / 1000;
}

/** Without those that are within another. */
function outermost(events: TraceEvent[]): TraceEvent[] {
  let end = 0;
  return events
    .toSorted((one, other) => one.ts - other.ts)
    .filter(({ ts, dur }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
}
