import { accountOf } from "../call/account-of.ts";
import type { Handler, HandlerDeps } from "../call/handler.ts";
import { changeCart } from "./change-cart.ts";

/** Empties the cart. */
export function clearCart(deps: HandlerDeps): Handler<"httpCartsServices", "clearCart"> {
  return async ({ operationId }, caller) =>
    changeCart(deps, { accountId: accountOf(caller), operationId, isAnswered: true, apply: () => [] });
}
