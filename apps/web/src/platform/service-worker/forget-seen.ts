import type { PageMessage } from "../../../worker/messages.ts";

/** Has the worker, where there is one, forget what was looked at. */
export function forgetSeen(): void {
  const word: PageMessage = { type: "shopper.left" };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it never leaves its origin
  if ("serviceWorker" in navigator) navigator.serviceWorker.controller?.postMessage(word);
}
