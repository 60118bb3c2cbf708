import type { Index } from "../store/store.ts";
import type { CollectionName } from "./collections.ts";

const newestFirst = { field: "placedAt", direction: "desc" } as const;
const byName = { field: "nameKey", direction: "asc" } as const;

/** Every query of the shop. A query that is not here is refused by all adapters, because Firestore would. */
export const INDEXES: readonly Index<CollectionName>[] = [
  { collection: "categories", equal: [], orderBy: { field: "aisle", direction: "asc" } },
  { collection: "products", equal: ["category"], orderBy: byName },
  {
    collection: "products",
    equal: ["onOffer", "inStock"],
    orderBy: { field: "saving", direction: "desc" },
  },
  { collection: "products", equal: ["inStock"], orderBy: byName },
  { collection: "products", equal: [], orderBy: { field: "stock", direction: "asc" } },
  { collection: "hiddenProducts", equal: [], orderBy: byName },
  { collection: "orders", equal: [], orderBy: newestFirst },
  { collection: "orders", equal: ["accountId"], orderBy: newestFirst },
  { collection: "orders", equal: ["state"], orderBy: newestFirst },
  { collection: "orders", equal: ["number"], orderBy: newestFirst },
  { collection: "orders", equal: ["accountId", "state"], orderBy: newestFirst },
  { collection: "orders", equal: [], orderBy: { field: "payBy", direction: "asc" } },
  { collection: "orders", equal: [], orderBy: { field: "refundSince", direction: "asc" } },
  { collection: "orders", equal: [], orderBy: { field: "changedAt", direction: "asc" } },
  { collection: "messages", equal: [], orderBy: { field: "receivedAt", direction: "desc" } },
  { collection: "mail", equal: [], orderBy: { field: "at", direction: "desc" } },
  { collection: "promotions", equal: [], orderBy: { field: "madeAt", direction: "desc" } },
  { collection: "audit", equal: [], orderBy: { field: "at", direction: "desc" } },
  { collection: "audit", equal: ["orderId", "method"], orderBy: { field: "at", direction: "asc" } },
  { collection: "openOrders", equal: [], orderBy: { field: "endsAt", direction: "asc" } },
  { collection: "operations", equal: [], orderBy: { field: "endsAt", direction: "asc" } },
  { collection: "deletedAccounts", equal: [], orderBy: { field: "deletedAt", direction: "asc" } },
  {
    collection: "deletedAccounts",
    equal: ["isIdentityGone"],
    orderBy: { field: "deletedAt", direction: "asc" },
  },
  { collection: "signInCodes", equal: [], orderBy: { field: "endsAt", direction: "asc" } },
  { collection: "limits", equal: [], orderBy: { field: "endsAt", direction: "asc" } },
];
