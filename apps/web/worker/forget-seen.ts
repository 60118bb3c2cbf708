import { setHome } from "./cache-home.ts";
import { isOfShopper } from "./names.ts";
import type { Shell } from "./shell.ts";
import type { WorkerContext } from "./worker-context.ts";

/** Forgets what was looked at. The home is asked for again: without it the shop would not open without a network. */
export async function forgetSeen(origin: string, shell: Shell, context: WorkerContext): Promise<void> {
  const names = await context.caches.keys();
  await Promise.all(names.filter(isOfShopper).map((name) => context.caches.delete(name)));
  await setHome(origin, shell, context);
}
