import type { PageMessage } from "../../../worker/messages.ts";

/**
 * Has the worker, where there is one, forget what was looked at. A page that was reloaded past its worker has no
 * controller, so the worker is found by its registration.
 */
export async function forgetSeen(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const message: PageMessage = { type: "shopper.left" };
  // A browser that stores nothing refuses to look for a worker.
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it never leaves its origin
  registration?.active?.postMessage(message);
}
