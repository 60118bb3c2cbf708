import type { Handler, HandlerDeps } from "../call/handler.ts";
import { priceGuestLines } from "./price-guest-lines.ts";

/** Prices a guest's lines. It keeps nothing and asks for no session. */
export function quoteCart(deps: HandlerDeps): Handler<"httpCartsServices", "quoteCart"> {
  return async ({ lines }) => priceGuestLines(deps, lines);
}
