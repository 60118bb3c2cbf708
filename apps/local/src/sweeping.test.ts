import { importCatalog } from "@shop/functions";
import { anOrder } from "@shop/functions/testing";
import { expect, onTestFinished, test } from "vitest";
import { createLocalShop } from "./create-local-shop.ts";
import { readShop } from "./start/read-shop.ts";
import { CATALOG } from "./testing/catalog.ts";
import { useFolder } from "./testing/use-folder.ts";

test("a round ends the order that was not paid in time, and its stock is returned", async () => {
  const shop = createLocalShop({ dataFolder: useFolder(), shop: readShop() });
  onTestFinished(() => shop.close());
  await importCatalog(shop.store, CATALOG);
  const minute = 60 * 1000;
  const payBy = (ms: number) => new Date(Date.now() + ms).toISOString();
  const waiting = { state: "pendiente", paymentMethod: "prueba", payment: { status: "pending" } } as const;
  await shop.store.transaction(async (tx) => {
    tx.set("orders", "tarde", anOrder({ id: "tarde", ...waiting, payBy: payBy(-minute) }));
    tx.set("orders", "a-tiempo", anOrder({ id: "a-tiempo", ...waiting, payBy: payBy(minute) }));
  });
  await shop.sweep();
  const [late, onTime] = await shop.store.getMany("orders", ["tarde", "a-tiempo"]);
  expect([late?.state, onTime?.state]).toEqual(["cancelado", "pendiente"]);
  expect((await shop.store.get("products", "arroz"))?.stock).toBe(501);
});
