import type { OrderState } from "@shop/contract";
import type { Store } from "../documents/collections.ts";
import type { OrderDoc } from "../documents/order-doc.ts";
import { readPages } from "../store/read-pages.ts";

/** The states of open orders; those that nobody has paid or accepted yet, of which there may be any number, are last. */
const OPEN: readonly OrderState[] = ["pagado", "preparando", "enviado", "pendiente"];

/** Every open order, by state, newest first. */
export async function* readOpenOrders(store: Store): AsyncGenerator<OrderDoc> {
  for (const state of OPEN) yield* ordersIn(store, state);
}

async function* ordersIn(store: Store, state: OrderState): AsyncGenerator<OrderDoc> {
  const orderBy = { field: "placedAt", direction: "desc" } as const;
  for await (const page of readPages(store, { collection: "orders", where: { state }, orderBy }))
    yield* page.map(({ doc }) => doc);
}
