import type { Address } from "../machine/views.ts";
import { addressOf, parseAddress } from "../shared/paths.ts";

/** Notifies of what the page was opened with, and whenever the browser goes back or forth. */
export function watchAddress(listener: (address: Address) => void): () => void {
  const stopped = new AbortController();
  const notify = () => listener(parseAddress(location.search));
  addEventListener("popstate", notify, { signal: stopped.signal });
  notify();
  return () => stopped.abort();
}

/** Another screen and an opened order are each a page for the browser's back button; closing an order is none. */
export function writeAddress(address: Address): void {
  const shown = parseAddress(location.search);
  const isOpened = address.orderId !== null && address.orderId !== shown.orderId;
  if (isOpened || address.view !== shown.view) history.pushState(null, "", addressOf(address));
  else history.replaceState(null, "", addressOf(address));
}
