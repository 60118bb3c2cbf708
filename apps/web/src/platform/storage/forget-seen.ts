import type { PageMessage } from "../../../worker/messages.ts";

/**
 * Lets the worker, if any, delete what was seen. A page that was force-reloaded has no controller, so the worker is
 * found by its registration.
 */
export async function forgetSeen(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const message: PageMessage = { type: "shopper.left" };
  // A browser that blocks storage rejects this call.
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it never leaves its origin
  registration?.active?.postMessage(message);
}
