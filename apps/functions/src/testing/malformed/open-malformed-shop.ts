import type { ServiceName } from "@shop/contract/schemas";
import { isReadable } from "../../call/readable-body.ts";
import { LIMITS } from "../../rate-limits/limits.ts";
import { COLLECTION_NAMES, type CollectionName } from "../../store/collections.ts";
import { orderIdOf } from "../../orders/order-id.ts";
import { QUERY_LIMIT } from "../../store/checked-store.ts";
import { openSqliteStore } from "../../store/sqlite-store.ts";
import type { Store } from "../../store/store.ts";
import { codeHash, codeKey } from "../../sign-in/code-hash.ts";
import { anAddress } from "../an-address.ts";
import { anOrder } from "../an-order.ts";
import { openShop, type TestShop } from "../open-shop.ts";
import { PLACED_KEY } from "./good-calls.ts";
import { aCategory, aProduct, aShop } from "../samples.ts";

/** What became of a call. */
export type Seen = {
  /** What was answered; `unreadable` and `refused` are the protocol's own bad requests. */
  answer: "unreadable" | "refused" | Record<string, unknown>;
  /** What was logged of it, with no id of its request. */
  logged: object[];
  /** Everything that the shop keeps, and what it had others do, as JSON. */
  after: string;
  /** How long it took, in ms. */
  took: number;
};

export type MalformedShop = {
  /** As in `Seen`, before the first call. */
  before: string;
  /** Sends a call of Ana, whose `json` lacks its method unless it names one. */
  send: (service: ServiceName, method: string | undefined, json: string) => Promise<Seen>;
  /** Undoes everything since the shop was opened. */
  restore: () => Promise<void>;
};

const windows = [{ from: "09:00", to: "14:00", cutOff: { daysBefore: 1, at: "18:00" } }];

const shop = aShop({
  shipping: aShop().shipping.map((option) => ({ ...option, windows })),
  promotions: [{ code: "HOLA", kind: "percentage", percentage: 10, minimum: 0 }],
});

/** Thousands of calls would meet the rate limits. */
const endless = { burst: 1_000_000, perSecond: 1 };
const limits = { ...LIMITS, account: endless, rejections: endless, methods: {} };

/** A shop where every call of `GOOD_CALLS` is good. */
export async function openMalformedShop(): Promise<MalformedShop> {
  const opened = await openShop({
    store: openSqliteStore(":memory:"),
    shop,
    limits,
    categories: [aCategory({ id: "abarrotes" })],
    products: [
      aProduct({ id: "arroz", name: "Arroz", weight: 1000 }),
      aProduct({ id: "frijol", name: "Frijol", weight: 1000 }),
    ],
  });
  await opened.store.transaction(async (tx) => {
    tx.set("carts", "ana", { lines: [{ id: "arroz", quantity: 3 }] });
    tx.set("accounts", "ana", {
      name: "Ana Pérez",
      addresses: ["casa-0001", "casa-0002"].map((id) => ({ ...anAddress(), id })),
      defaultAddressId: "casa-0001",
    });
    tx.set("signInCodes", codeKey("ana@example.mx", "peticion-1"), {
      salt: "sal",
      hash: codeHash("sal", "908070"),
      triesLeft: 5,
      endsAt: "2026-11-21T12:10:00.000Z",
    });
    const placed = orderIdOf("ana", PLACED_KEY);
    for (const id of ["pedido-1", "pedido-2", placed])
      tx.set("orders", id, anOrder({ id, state: "pendiente" }));
  });
  const before = await storedIn(opened.store);
  return {
    before: JSON.stringify({ stored: before, deletedIdentities: [], endedSessions: [] }),
    send: async (service, method, json) => {
      const startedAt = performance.now();
      const answer = await answerTo(opened, service, dataOf(json, method));
      const took = performance.now() - startedAt;
      const entries = [...opened.logged.splice(0), ...opened.debugged.splice(0)];
      const logged = entries.map((entry) => ({ ...entry, requestId: "" }));
      const { deletedIdentities, endedSessions } = opened;
      const after = JSON.stringify({
        stored: await storedIn(opened.store),
        deletedIdentities,
        endedSessions,
      });
      return { answer, logged, after, took };
    },
    restore: async () => {
      const now = await storedIn(opened.store);
      await opened.store.transaction(async (tx) => {
        for (const { collection, id } of now) tx.delete(collection, id);
        // What was read is what may be written.
        for (const { collection, id, doc } of before) tx.set(collection, id, doc as never);
      });
      opened.deletedIdentities.splice(0);
      opened.endedSessions.splice(0);
      opened.sentCodes.splice(0);
    },
  };
}

function dataOf(json: string, method: string | undefined): unknown {
  const data: unknown = JSON.parse(json);
  return method === undefined ? data : Object.assign(data as object, { method });
}

async function answerTo({ call }: TestShop, service: ServiceName, data: unknown): Promise<Seen["answer"]> {
  if (!isReadable({ data })) return "unreadable";
  try {
    // Every answer of a callable is an object.
    return (await call(service, data, "ana")) as Record<string, unknown>;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "invalid-argument") return "refused";
    throw error;
  }
}

type StoredDoc = { collection: CollectionName; id: string; doc: unknown };

async function storedIn(store: Store): Promise<StoredDoc[]> {
  const found = await Promise.all(
    COLLECTION_NAMES.map(async (collection) =>
      (await store.query({ collection, limit: QUERY_LIMIT })).map((each) => ({ collection, ...each })),
    ),
  );
  return found.flat();
}
