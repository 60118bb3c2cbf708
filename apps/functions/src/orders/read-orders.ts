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

/** Every order that has come into its state or was picked since then, oldest change first. */
export async function* readChangedOrders(store: Store, since: string): AsyncGenerator<OrderDoc> {
  const orderBy = { field: "changedAt", direction: "asc" } as const;
  const startAfter = { value: since, id: LOWEST_ID };
  for await (const page of readPages(store, { collection: "orders", orderBy, startAfter }))
    yield* page.map(({ doc }) => doc);
}

/** No id of an order sorts before it. Firestore takes no empty one. */
const LOWEST_ID = "-";

async function* ordersIn(store: Store, state: OrderState): AsyncGenerator<OrderDoc> {
  const orderBy = { field: "placedAt", direction: "desc" } as const;
  for await (const page of readPages(store, { collection: "orders", where: { state }, orderBy }))
    yield* page.map(({ doc }) => doc);
}
