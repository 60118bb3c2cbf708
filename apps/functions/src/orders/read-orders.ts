import type { OrderState } from "@shop/contract";
import type { Store } from "../documents/collections.ts";
import type { OrderDoc } from "../documents/order-doc.ts";
import { readDocs } from "../store/read-pages.ts";

/** The states of open orders; those that nobody has paid or accepted yet, of which there may be any number, are last. */
const OPEN: readonly OrderState[] = ["pagado", "preparando", "enviado", "pendiente"];

/** No id of an order sorts before it. Firestore takes no empty one. */
const LOWEST_ID = "-";

/** Every open order, by state, newest first. */
export async function* readOpenOrders(store: Store): AsyncGenerator<OrderDoc> {
  const orderBy = { field: "placedAt", direction: "desc" } as const;
  for (const state of OPEN) yield* readDocs(store, { collection: "orders", where: { state }, orderBy });
}

/** Every order that has come into its state or was picked since then, oldest change first. */
export function readChangedOrders(store: Store, since: string): AsyncGenerator<OrderDoc> {
  const orderBy = { field: "changedAt", direction: "asc" } as const;
  return readDocs(store, { collection: "orders", orderBy, startAfter: { value: since, id: LOWEST_ID } });
}
