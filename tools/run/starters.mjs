import { readFileSync } from "node:fs";

/** How often they are looked for, in ms. */
const INTERVAL = 500;

/**
 * Calls back when whoever started this process is gone, by whatever signal. npm's shell does not pass SIGTERM on, and
 * outlives an npm that is killed: either ends what it has started. Call it first: they may be gone before long.
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
