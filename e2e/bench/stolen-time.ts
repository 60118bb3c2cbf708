import { readFileSync } from "node:fs";

/**
 * Watches how much of its processors' time a virtual machine does not get, because its host runs others.
 * @returns tells the share since then, 0 to 1; nothing where no kernel counts it (it is Linux's `steal`)
 */
export function watchStolenTime(): () => number | undefined {
  const before = processorTime();
  return () => {
    const after = processorTime();
    if (!before || !after) return undefined;
    return (after.stolen - before.stolen) / (after.all - before.all);
  };
}

/** Of all processors together, since the machine began: the first line of /proc/stat, as proc(5) tells it. */
function processorTime(): { all: number; stolen: number } | undefined {
  try {
    const [line = ""] = readFileSync("/proc/stat", "utf8").split("\n", 1);
    const times = line.split(/\s+/).slice(1, 9).map(Number);
    return { all: times.reduce((sum, time) => sum + time, 0), stolen: times[7] ?? 0 };
  } catch {
    return undefined;
  }
}
