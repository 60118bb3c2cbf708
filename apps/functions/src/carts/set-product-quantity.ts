import { accountOf } from "../call/account-of.ts";
import type { Handler, HandlerDeps } from "../call/handler.ts";
import { changeCart } from "./change-cart.ts";
import { putLine } from "./put-line.ts";

/** Sets the units of a product, in the cart or not. */
export function setProductQuantity(deps: HandlerDeps): Handler<"httpCartsServices", "setProductQuantity"> {
  return async ({ product: { id, quantity }, operationId }, caller) =>
    changeCart(deps, {
      accountId: accountOf(caller),
      operationId,
      productId: id,
      isAnswered: true,
      apply: (lines, products) => putLine(lines, products, { id, quantityAfter: () => quantity }, deps.shop),
    });
}
