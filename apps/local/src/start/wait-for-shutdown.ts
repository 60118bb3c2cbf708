import { once } from "node:events";

/**
 * Resolves at the first SIGINT or SIGTERM, or when the IPC channel to the process that started this one closes: one
 * that is killed sends no signal. Without such a channel, signals alone count. A signal that comes again ends the
 * process at once.
 */
export async function waitForShutdown(): Promise<void> {
  // Closed before anybody listened. Where there never was a channel, there is no such property.
  if ("connected" in process && !process.connected) return;
  // It must not keep a shop alive that could not open.
  process.channel?.unref();
  await Promise.race(["SIGINT", "SIGTERM", "disconnect"].map((name) => once(process, name)));
}
