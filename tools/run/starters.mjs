import { readFileSync } from "node:fs";

/** How often they are checked (ms). */
const INTERVAL = 500;

/**
 * Calls back when the process that started this one has ended, by any signal. npm's shell does not pass SIGTERM on, and
 * outlives a killed npm: this detects both. Call it first, before they can end.
 */
export function onStartersGone(callback) {
  const starters = startersNow();
  setInterval(() => startersNow() === starters || callback(), INTERVAL).unref();
}

/** The parent, and on Linux the npm above it where that is npm's shell: elsewhere the shell becomes this process. */
function startersNow() {
  const { ppid, platform, env } = process;
  if (platform !== "linux" || env.npm_lifecycle_event === undefined) return String(ppid);
  try {
    const [, name = "", above] = /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${ppid}/stat`, "utf8")) ?? [];
    return name.endsWith("sh") ? `${ppid} below ${above}` : String(ppid);
  } catch {
    return String(ppid);
  }
}
