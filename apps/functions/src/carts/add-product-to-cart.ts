import { accountOf } from "../call/account-of.ts";
import type { Handler, HandlerDeps } from "../call/handler.ts";
import { changeCart } from "./change-cart.ts";
import { putLine } from "./put-line.ts";

/** Adds units of a product to the cart. */
export function addProductToCart(deps: HandlerDeps): Handler<"httpCartsServices", "addProductToCart"> {
  return async ({ product: { id, quantity }, operationId }, caller) => {
    await changeCart(deps, {
      accountId: accountOf(caller),
      operationId,
      productId: id,
      isAnswered: false,
      apply: (lines, products) =>
        putLine(lines, products, { id, quantityAfter: (before) => before + quantity }, deps.shop),
    });
    return {};
  };
}
