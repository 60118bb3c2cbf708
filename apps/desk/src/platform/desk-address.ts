/** The open order in the URL: `/mostrador/?pedido=…`. */
const PARAMETER = "pedido";

const BOARD = import.meta.env.BASE_URL.replace(/\/$/, "");

/** Notifies of the order that the page was opened with, and whenever the browser goes back or forth. */
export function watchAddress(listener: (orderId: string | null) => void): () => void {
  const stopped = new AbortController();
  const notify = () => listener(new URLSearchParams(location.search).get(PARAMETER));
  addEventListener("popstate", notify, { signal: stopped.signal });
  notify();
  return () => stopped.abort();
}

/** The URL of an order, or of the board alone. */
export function addressOf(orderId: string | null): string {
  const query = orderId === null ? "" : `?${new URLSearchParams({ [PARAMETER]: orderId })}`;
  return BOARD + query;
}

/** An order is a page of its own for the browser's back button; closing it is none. */
export function writeAddress(orderId: string | null): void {
  if (orderId === null) history.replaceState(null, "", addressOf(null));
  else history.pushState(null, "", addressOf(orderId));
}
