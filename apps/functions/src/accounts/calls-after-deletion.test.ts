import type { ServiceName } from "@shop/contract/schemas";
import { expect, test } from "vitest";
import { SERVICES } from "../call/codec.ts";
import { openSqliteStore } from "../documents/open-store.ts";
import type { Store } from "../documents/collections.ts";
import { goodCallsOf } from "../testing/good-calls.ts";
import { GOOD_SHOP, register } from "../testing/good-shop.ts";
import { openShop } from "../testing/open-shop.ts";
import { ordersOf } from "./release-orders.ts";

// An object of the contract: its own keys are the names of its type.
const serviceNames = Object.keys(SERVICES) as ServiceName[];

const CALLS = serviceNames.flatMap((service) =>
  Object.keys(SERVICES[service]).flatMap((method) =>
    goodCallsOf(service, method).map((input) => ({ service, data: { ...input, method } })),
  ),
);

test.each(CALLS)(
  "$data.method leaves nothing of an account that is deleted before it writes",
  async ({ service, data }) => {
    const engine = openSqliteStore(":memory:");
    const elsewhere = await openShop({ ...GOOD_SHOP, store: engine });
    let isDeleted = true;
    const deleteOnce = async () => {
      if (isDeleted) return;
      isDeleted = true;
      await elsewhere.call("httpAccountServices", { method: "deleteAccount" }, "ana");
    };
    const store: Store = {
      ...engine,
      transaction: async (...asked) => {
        await deleteOnce();
        return engine.transaction(...asked);
      },
    };
    const shop = await openShop({ ...GOOD_SHOP, store });
    await register(engine, "ana", "pedido-1");
    isDeleted = false;
    const [outcome] = await Promise.allSettled([shop.call(service, data, "ana", { role: "direccion" })]);
    expect(outcome).not.toMatchObject({ value: { code: { id: 500 } } });
    await deleteOnce();
    const kept = [await engine.get("carts", "ana"), await engine.get("accounts", "ana")];
    expect([...kept, ...(await ordersOf(engine, "ana"))]).toEqual([undefined, undefined]);
  },
);
