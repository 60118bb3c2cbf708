import { accountOf, type HandlerDeps, type Handlers } from "../call/handler.ts";
import { changeCart } from "./change-cart.ts";
import { mergeCart } from "./merge-cart.ts";
import { putLine } from "./put-line.ts";
import { priceGuestLines, readCart } from "./read-cart.ts";

/** The cart of an account, and the prices of a guest's. */
export function cartHandlers(deps: HandlerDeps): Handlers<"httpCartsServices"> {
  const { store, shop } = deps;
  return {
    getCart: async (_, caller) => readCart(store, accountOf(caller)),
    // The answer is empty, so `changeCart` leaves the lines that are no longer sold for a response that can report them.
    addProductToCart: async ({ product: { id, quantity }, operationId }, caller) => {
      const apply = putLine(id, (before) => before + quantity, shop);
      const accountId = accountOf(caller);
      await changeCart(deps, { accountId, operationId, productId: id, respondsWithCart: false, apply });
      return {};
    },
    setProductQuantity: async ({ product: { id, quantity }, operationId }, caller) => {
      const apply = putLine(id, () => quantity, shop);
      const accountId = accountOf(caller);
      return changeCart(deps, { accountId, operationId, productId: id, respondsWithCart: true, apply });
    },
    // Succeeds also for a line that is not in the cart, and for a product that is no longer sold.
    removeProduct: async ({ product, operationId }, caller) =>
      changeCart(deps, {
        accountId: accountOf(caller),
        operationId,
        respondsWithCart: true,
        apply: (lines) => lines.filter(({ id }) => id !== product.id),
      }),
    clearCart: async ({ operationId }, caller) =>
      changeCart(deps, {
        accountId: accountOf(caller),
        operationId,
        respondsWithCart: true,
        apply: () => [],
      }),
    quoteCart: async ({ lines }) => priceGuestLines(deps, lines),
    mergeCart: mergeCart(deps),
  };
}
