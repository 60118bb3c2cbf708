import { once } from "node:events";

/**
 * Resolves at the first SIGINT or SIGTERM, or when the IPC channel to the process that started this one closes: a
 * killed parent sends no signal. Without such a channel, only signals count. The same
 * signal a second time ends the process at once; another one does not: on Ctrl-C, the starter sends SIGTERM, too.
 */
export async function waitForShutdown(): Promise<void> {
  // The channel is closed already, so no event will tell. Without a channel there is no such property.
  if ("connected" in process && !process.connected) return;
  // The channel must not keep the process of a shop alive that could not open.
  process.channel?.unref();
  await Promise.race(["SIGINT", "SIGTERM", "disconnect"].map((name) => once(process, name)));
}
