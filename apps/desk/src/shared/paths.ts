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

/** The URL of a screen, and of the order that is open over it. */
export function addressOf({ view, orderId }: Address): string {
  const word = WORDS[view];
  const query = new URLSearchParams({
    ...(word !== null && { [VIEW]: word }),
    ...(orderId !== null && { [ORDER]: orderId }),
  });
  return query.size === 0 ? BOARD : `${BOARD}?${query}`;
}

/** What the query of a URL opens. */
export function parseAddress(search: string): Address {
  const query = new URLSearchParams(search);
  const word = query.get(VIEW);
  const view = VIEWS.find((each) => WORDS[each] === word) ?? "board";
  return { view, orderId: query.get(ORDER) };
}
