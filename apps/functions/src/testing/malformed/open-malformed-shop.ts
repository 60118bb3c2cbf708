import type { ServiceName } from "@shop/contract/schemas";
import { orderIdOf } from "../../orders/order-id.ts";
import { codeHash, codeKey } from "../../sign-in/code-hash.ts";
import { QUERY_LIMIT } from "../../store/check-query.ts";
import { COLLECTION_NAMES, type Store } from "../../documents/collections.ts";
import { openSqliteStore } from "../../documents/open-store.ts";
import { aChange } from "../a-change.ts";
import { anOrder } from "../an-order.ts";
import { openShop } from "../open-shop.ts";
import { FIRST_ROLE_CODE, PLACED_KEY } from "../good-calls.ts";
import { GOOD_SHOP, register } from "../good-shop.ts";

/** Who gives a role, and who gets one. */
const STAFF = [
  { id: "ana", email: "ana@example.mx", isVerified: true, claims: { role: "direccion" } },
  { id: "luz", email: "luz@tienda.example", isVerified: true, claims: { role: "surtido" } },
];

/** A shop where every call of `goodCallsOf` is valid. */
export async function openMalformedShop() {
  const store = openSqliteStore(":memory:");
  const staffed = { accounts: STAFF, firstRoleCode: FIRST_ROLE_CODE };
  const opened = await openShop({ ...GOOD_SHOP, store, ...staffed });
  const { call, logged, debugged, deletedIdentities, endedSessions, claimed, sentCodes } = opened;
  await register(store, "ana", "pedido-1", "pedido-2", orderIdOf("ana", PLACED_KEY));
  await store.transaction(async (tx) => {
    tx.set("signInCodes", codeKey("ana@example.mx", "peticion-1"), {
      salt: "sal",
      hash: codeHash("sal", "908070"),
      triesLeft: 5,
      endsAt: "2026-11-21T12:10:00.000Z",
    });
    const { items, orderSummary, ...delivered } = anOrder({ id: "llego-ana" });
    const lines = items.map((item) => ({ id: item.id, quantity: 0, substitute: { ...item, id: "frijol" } }));
    const picking = { lines, summary: orderSummary };
    tx.set("orders", delivered.id, { ...delivered, items, orderSummary, picking });
    tx.create("audit", "cambio-1", aChange());
    const summer = { code: "VERANO", kind: "freeShipping", minimum: 0 } as const;
    tx.create("promotions", "VERANO", { ...summer, madeAt: "2026-11-20T18:00:00.000Z", uses: 0 });
    const written = { name: "Ana", email: "ana@example.mx", message: "¿Abren los domingos?" };
    tx.create("messages", "mensaje-1", { ...written, receivedAt: "2026-11-20T18:00:00.000Z" });
  });
  const effects = [deletedIdentities, endedSessions, claimed, sentCodes];
  const stored = await storedIn(store);
  const before = JSON.stringify([stored, effects]);
  return {
    /** Everything that the shop has stored and called, as JSON. */
    before,
    /** Sends a call of Ana; returns its outcome and the stored data, then restores the shop. */
    send: async (service: ServiceName, data: unknown) => {
      const answer = await call(service, data, "ana", { role: "direccion" }).catch((error: unknown) => error);
      const entries = [...logged.splice(0), ...debugged.splice(0)];
      const now = await storedIn(store);
      const after = JSON.stringify([now, effects]);
      if (after !== before) {
        for (const each of effects) each.splice(0);
        await store.transaction(async (tx) => {
          for (const { collection, id } of now) tx.delete(collection, id);
          for (const { collection, id, doc } of stored) tx.set(collection, id, doc);
        });
      }
      return { answer, logged: entries.map((entry) => ({ ...entry, requestId: "" })), after };
    },
  };
}

async function storedIn(store: Store) {
  const found = COLLECTION_NAMES.map(async (collection) =>
    (await store.query({ collection, limit: QUERY_LIMIT })).map((each) => ({ collection, ...each })),
  );
  return (await Promise.all(found)).flat();
}
