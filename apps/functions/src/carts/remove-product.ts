import { accountOf } from "../call/account-of.ts";
import type { Handler, HandlerDeps } from "../call/handler.ts";
import { changeCart } from "./change-cart.ts";

/** Takes a product out of the cart; one that is not in it, or not sold any more, is out already. */
export function removeProduct(deps: HandlerDeps): Handler<"httpCartsServices", "removeProduct"> {
  return async ({ product, operationId }, caller) =>
    changeCart(deps, {
      accountId: accountOf(caller),
      operationId,
      isAnswered: true,
      apply: (lines) => lines.filter(({ id }) => id !== product.id),
    });
}
