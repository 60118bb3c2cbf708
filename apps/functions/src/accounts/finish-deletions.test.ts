import { describe, expect, test } from "vitest";
import { anOrder } from "../testing/an-order.ts";
import { openShop } from "../testing/open-shop.ts";

/** Ana has deleted her account while the identity service was down. */
async function interrupted() {
  const options = { isIdentityDown: true, orders: [anOrder({ id: "o-1" })] };
  const shop = await openShop(options);
  await shop.call("httpAccountServices", { method: "deleteAccount" }, "ana");
  const sweep = async (at: string) => {
    shop.clock.now = new Date(at);
    await shop.sweep();
  };
  const identityIsBack = () => {
    options.isIdentityDown = false;
  };
  return { ...shop, sweep, identityIsBack };
}

const addressed = { method: "saveProfile", name: "Ana" };

describe("a deletion that was interrupted", () => {
  test("is retried at each sweep until the identity is deleted, and logs the error", async () => {
    const { store, sweep, identityIsBack, deletedIdentities, logged } = await interrupted();
    logged.length = 0;
    await sweep("2026-11-21T12:05:00Z");
    expect(logged).toMatchObject([{ severity: "ERROR", service: "sweepOrders" }]);
    expect(deletedIdentities).toEqual([]);
    identityIsBack();
    await sweep("2026-11-21T12:10:00Z");
    await sweep("2026-11-21T12:15:00Z");
    expect(deletedIdentities).toEqual(["ana"]);
    expect(await store.get("orders", "o-1")).toMatchObject({ accountId: "*forgotten" });
    expect(await store.get("deletedAccounts", "ana")).toEqual({
      deletedAt: "2026-11-21T12:10:00.000Z",
      isIdentityGone: true,
    });
  });

  test("is found behind any number that are only remembered, and all of them are forgotten together", async () => {
    const { store, sweep, identityIsBack, deletedIdentities } = await interrupted();
    const gone = Array.from({ length: 150 }, (_, at) => `gone-${at}`);
    await store.transaction(async (tx) => {
      for (const id of gone)
        tx.set("deletedAccounts", id, { deletedAt: "2026-11-21T11:00:00.000Z", isIdentityGone: true });
    });
    identityIsBack();
    await sweep("2026-11-21T12:05:00Z");
    expect(deletedIdentities).toEqual(["ana"]);
    await sweep("2026-11-22T12:10:00Z");
    const left = await store.getMany("deletedAccounts", [...gone, "ana"]);
    expect(left.filter(Boolean)).toEqual([]);
  });

  test("is recorded until it is finished, and for a day after the identity was deleted", async () => {
    const { call, store, sweep, identityIsBack } = await interrupted();
    await sweep("2026-11-30T12:00:00Z");
    expect(await store.get("deletedAccounts", "ana")).toBeDefined();
    identityIsBack();
    await sweep("2026-11-30T12:05:00Z");
    await sweep("2026-11-30T12:10:00Z");
    // An ID token outlives its identity by an hour.
    await expect(call("httpAccountServices", addressed, "ana")).rejects.toThrow("Unauthenticated");
    await sweep("2026-12-01T12:05:00Z");
    expect(await store.get("deletedAccounts", "ana")).toBeDefined();
    await sweep("2026-12-01T12:10:00Z");
    expect(await store.get("deletedAccounts", "ana")).toBeUndefined();
  });
});
