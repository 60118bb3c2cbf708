// @module-tag full
import { services, type ServiceName } from "@shop/contract/schemas";
import { describe, expect, test } from "vitest";
import type { Store } from "../documents/collections.ts";
import { ENGINES } from "../testing/engines.ts";
import { goodCallsOf } from "../testing/good-calls.ts";
import { GOOD_SHOP, register } from "../testing/good-shop.ts";
import { openShop } from "../testing/open-shop.ts";
import { ordersOf } from "./release-orders.ts";

/** In ms: a transaction of Firestore's double that lost its race is tried again. */
const TIMEOUT = 60_000;

// An object of the contract: its own keys are the names of its type.
const serviceNames = Object.keys(services) as ServiceName[];

/** Every call of every service but the deletion itself. */
const CALLS = serviceNames.flatMap((service) =>
  Object.keys(services[service])
    .filter((method) => method !== "deleteAccount")
    .flatMap((method) =>
      goodCallsOf(service, method).map((input, index) => ({
        title: `${method} ${index + 1}`,
        service,
        data: { ...input, method },
      })),
    ),
);

/** Those that write in a transaction, so that it can be held. */
const WRITERS = [
  "addProductToCart 1",
  "cancelOrder 1",
  "clearCart 1",
  "mergeCart 1",
  "placeOrder 1",
  "redeemSignInCode 1",
  "removeAddress 1",
  "removeProduct 1",
  "requestSignInCode 1",
  "saveAddress 1",
  "saveAddress 2",
  "saveProfile 1",
  "sendMessage 1",
  "setDefaultAddress 1",
  "setProductQuantity 1",
];

/** SQLite has one writer: nothing comes between what a transaction has read and what it writes. */
type Moment = "before" | "within";
const MOMENTS: [title: string, engine: keyof typeof ENGINES, Moment][] = [
  ["whose transaction begins afterwards", "SQLite", "before"],
  ["whose transaction begins afterwards", "Firestore's double", "before"],
  ["whose transaction has read, and is kept afterwards", "Firestore's double", "within"],
];

/** A store whose transactions, once it is armed, stop before they begin or before they are stored, until they may go on. */
function holding(engine: Store, moment: Moment) {
  const reached = Promise.withResolvers<void>();
  const going = Promise.withResolvers<void>();
  let isArmed = false;
  const hold = async () => {
    if (!isArmed) return;
    reached.resolve();
    await going.promise;
  };
  const store: Store = {
    ...engine,
    transaction: async (run) => {
      if (moment === "before") await hold();
      return engine.transaction(async (tx) => {
        const result = await run(tx);
        if (moment === "within") await hold();
        return result;
      });
    },
  };
  return {
    store,
    arm: () => {
      isArmed = true;
    },
    reached: reached.promise,
    letGo: () => going.resolve(),
  };
}

/** What names an account that no longer exists, by the collections where it stands. */
async function leftOf(store: Store, uid: string): Promise<string[]> {
  const [cart, account, orders] = await Promise.all([
    store.get("carts", uid),
    store.get("accounts", uid),
    ordersOf(store, uid),
  ]);
  return [
    ...(cart ? ["carts"] : []),
    ...(account ? ["accounts"] : []),
    ...(orders.length > 0 ? ["orders"] : []),
  ];
}

/** How a call ended: with an answer, or what it was refused with. */
async function endOf(call: Promise<unknown>): Promise<string> {
  try {
    const answer: { code?: { id: number } } = Object(await call);
    return answer.code === undefined ? "done" : String(answer.code.id);
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : "broken";
  }
}

describe.each(MOMENTS)("an account that is deleted beside another call, %s, in %s", (_, engine, moment) => {
  const held: string[] = [];

  test.each(CALLS)(
    "$title leaves nothing of it",
    async ({ title, service, data }) => {
      const open = ENGINES[engine]();
      const [mine, other] = [open(), open()];
      const holder = holding(mine, moment);
      const shop = await openShop({ ...GOOD_SHOP, store: holder.store });
      const elsewhere = await openShop({ ...GOOD_SHOP, store: other });
      await register(other, "ana", "pedido-1");
      holder.arm();
      const calling = endOf(shop.call(service, data, "ana"));
      await Promise.race([holder.reached.then(() => held.push(title)), calling]);
      expect(await elsewhere.call("httpAccountServices", { method: "deleteAccount" }, "ana")).toEqual({});
      holder.letGo();
      expect(["500", "broken"]).not.toContain(await calling);
      expect(await leftOf(other, "ana")).toEqual([]);
    },
    TIMEOUT,
  );

  test("every call that writes was held", () => {
    expect(held.toSorted()).toEqual(WRITERS);
  });
});
