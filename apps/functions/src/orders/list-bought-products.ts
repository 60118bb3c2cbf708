import { handlingOf } from "@shop/commerce";
import { accountOf, type Handler, type HandlerDeps } from "../call/handler.ts";
import { readBuyable } from "../catalog/stored/read-buyable.ts";

/** How many of the last orders are read. */
const ORDERS = 20;

const MAX_PRODUCTS = 12;
/** How many are read: some may by now be sold out, or no longer sold. */
const CANDIDATES = 2 * MAX_PRODUCTS;

/** The products in most of the caller's last orders; the latest first among equals. */
export function listBoughtProducts({
  store,
}: HandlerDeps): Handler<"httpPaymentServices", "listBoughtProducts"> {
  return async (_, caller) => {
    const orders = await store.query({
      collection: "orders",
      where: { accountId: accountOf(caller) },
      orderBy: { field: "placedAt", direction: "desc" },
      limit: ORDERS,
    });
    const counts = new Map<string, number>();
    for (const { doc } of orders) {
      if (doc.state === "cancelado") continue;
      // Other people may see the screen: a medicine is private.
      const listed = doc.items.filter(({ category }) => handlingOf(category) !== "pharmacy");
      for (const { id } of listed) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    // A sort keeps the order of equal ones, and the map has the last order first.
    const ids = [...counts].toSorted(([, one], [, other]) => other - one).map(([id]) => id);
    return { products: await readBuyable(store, ids.slice(0, CANDIDATES), MAX_PRODUCTS) };
  };
}
