import { VIEWS, type Address, type View } from "../machine/views.ts";

/** The screen and the open order in the URL: `/mostrador/?vista=registro&pedido=…`. */
const VIEW = "vista";
const ORDER = "pedido";

/** The board is what there is without a word. */
const WORDS: Record<View, string | null> = {
  board: null,
  goods: "productos",
  days: "entregas",
  messages: "mensajes",
  figures: "cifras",
  log: "registro",
  staff: "personal",
  promotions: "promociones",
};

const BOARD = import.meta.env.BASE_URL.replace(/\/$/, "");

/** Notifies of what the page was opened with, and whenever the browser goes back or forth. */
export function watchAddress(listener: (address: Address) => void): () => void {
  const stopped = new AbortController();
  const notify = () => listener(readAddress());
  addEventListener("popstate", notify, { signal: stopped.signal });
  notify();
  return () => stopped.abort();
}

/** The URL of a screen, and of the order that is open over it. */
export function addressOf({ view, orderId }: Address): string {
  const word = WORDS[view];
  const query = new URLSearchParams({
    ...(word !== null && { [VIEW]: word }),
    ...(orderId !== null && { [ORDER]: orderId }),
  });
  return query.size === 0 ? BOARD : `${BOARD}?${query}`;
}

/** Another screen and an opened order are each a page for the browser's back button; closing an order is none. */
export function writeAddress(address: Address): void {
  const shown = readAddress();
  const isOpened = address.orderId !== null && address.orderId !== shown.orderId;
  if (isOpened || address.view !== shown.view) history.pushState(null, "", addressOf(address));
  else history.replaceState(null, "", addressOf(address));
}

function readAddress(): Address {
  const query = new URLSearchParams(location.search);
  const word = query.get(VIEW);
  const view = VIEWS.find((each) => WORDS[each] === word) ?? "board";
  return { view, orderId: query.get(ORDER) };
}
