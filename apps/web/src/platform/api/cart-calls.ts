import type { ApiClient } from "@shop/api-client";
import type { CartAnswer, CartServices, Change } from "@shop/cart-machine";
import { FailureError } from "@shop/contract";
import { nextTask } from "../browser/next-task.ts";

type Calls = {
  /** An anonymous call. */
  call: ApiClient;
  /** A call of the signed-in shopper. */
  callAsShopper: ApiClient;
  /** Resolves with the id of the signed-in user once that is known; null for a guest. */
  whoIsSignedIn: () => Promise<string | null>;
};

/** The calls of the cart. One that is aborted before it could be sent is not made. */
export function createCartCalls({
  call,
  callAsShopper,
  whoIsSignedIn,
}: Calls): Pick<CartServices, "getCart" | "change" | "getPaymentCart" | "quoteCart" | "summariseGuest"> {
  const asShopper = async (signal: AbortSignal, account: string | null = null): Promise<ApiClient> => {
    const uid = await whoIsSignedIn();
    const isSomeoneElse = uid !== null && account !== null && uid !== account;
    // Changes of one account must not reach another: the session is about to be notified of the new one.
    if (signal.aborted || isSomeoneElse) throw new FailureError({ id: 503 });
    return callAsShopper;
  };
  return {
    getCart: async (signal) => (await asShopper(signal))("httpCartsServices", "getCart", {}),
    change: async (change, account, signal) => {
      // Sending a request keeps a slow phone busy for a whole frame: the frame that shows the click is painted first.
      await nextTask();
      return send(await asShopper(signal, account), change);
    },
    getPaymentCart: async (input, signal) =>
      (await (await asShopper(signal))("httpPaymentServices", "getPaymentCart", input)).orderSummary,
    summariseGuest: async (request) =>
      (await call("httpPaymentServices", "getPaymentCart", request)).orderSummary,
    quoteCart: (lines) => call("httpCartsServices", "quoteCart", { lines }),
  };
}

async function send(call: ApiClient, change: Change): Promise<CartAnswer | undefined> {
  const { operationId } = change;
  switch (change.type) {
    case "line.add":
      // This call alone answers without a cart: its wire format is fixed (specification §4).
      await call("httpCartsServices", "addProductToCart", { operationId, product: lineOf(change.item) });
      return undefined;
    case "line.set":
      return call("httpCartsServices", "setProductQuantity", { operationId, product: lineOf(change.item) });
    case "line.remove":
      return call("httpCartsServices", "removeProduct", { operationId, product: { id: change.id } });
    case "cart.clear":
      return call("httpCartsServices", "clearCart", { operationId });
    case "lines.add": {
      const lines = change.items.map(lineOf);
      return call("httpCartsServices", "mergeCart", { operationId, lines });
    }
  }
}

function lineOf({ id, quantity }: { id: string; quantity: number }) {
  return { id, quantity };
}
