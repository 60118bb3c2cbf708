import { LIMITS } from "../rate-limits/limits.ts";
import type { Store } from "../documents/collections.ts";
import { anAddress } from "@shop/contract/testing";
import { anOrder } from "./an-order.ts";
import { aCategory, aProduct, aShop } from "./samples.ts";

const windows = [{ from: "09:00", to: "14:00", cutOff: { daysBefore: 1, at: "18:00" } }];

/** Thousands of calls would reach the rate limits. */
const endless = { burst: 1_000_000, perSecond: 1 };

/** A shop where the calls of `goodCallsOf` are valid, once the caller has an account in it. */
export const GOOD_SHOP = {
  shop: aShop({
    shipping: aShop().shipping.map((option) => ({ ...option, windows })),
    promotions: [{ code: "HOLA", kind: "percentage", percentage: 10, minimum: 0 }],
  }),
  limits: { ...LIMITS, account: endless, rejections: endless, methods: {} },
  categories: [aCategory({ id: "abarrotes" })],
  products: ["Arroz", "Frijol"].map((name) =>
    aProduct({ id: name.toLowerCase(), name, weight: 1000, stock: 100_000 }),
  ),
};

/** An account with a profile, addresses, a cart, orders that wait to be paid, and one that is prepared. */
export async function register(store: Store, uid: string, ...orders: string[]): Promise<void> {
  await store.transaction(async (tx) => {
    tx.set("carts", uid, { lines: [{ id: "arroz", quantity: 3 }] });
    tx.set("accounts", uid, {
      name: "Ana Pérez",
      addresses: ["casa-0001", "casa-0002"].map((id) => ({ ...anAddress(), id })),
      defaultAddressId: "casa-0001",
    });
    for (const id of orders) tx.set("orders", id, anOrder({ id, accountId: uid, state: "pendiente" }));
    const prepared = anOrder({ id: `prepara-${uid}`, accountId: uid, state: "preparando" });
    tx.set("orders", prepared.id, prepared);
  });
}
