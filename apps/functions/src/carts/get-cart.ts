import { accountOf } from "../call/account-of.ts";
import type { Handler, HandlerDeps } from "../call/handler.ts";
import { readCart } from "./read-cart.ts";

/** The cart of the caller, priced now. */
export function getCart({ store }: HandlerDeps): Handler<"httpCartsServices", "getCart"> {
  return async (_, caller) => readCart(store, accountOf(caller));
}
