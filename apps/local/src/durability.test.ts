// @module-tag full
import type { Answer } from "@shop/auth-emulator/testing";
import { expect, onTestFinished, test } from "vitest";
import { CATALOG } from "./testing/catalog.ts";
import { signUpCustomer } from "./testing/customer.ts";
import { ORDER_REQUEST } from "./testing/order-request.ts";
import { useFolder } from "./testing/use-folder.ts";
import { call } from "./testing/wire.ts";
import { startLocalShop, type RunningShop } from "./testing/start-local-shop.ts";

test.for<[string, (shop: RunningShop, answers: readonly Promise<Answer>[]) => Promise<unknown>]>([
  ["once it is written", ({ store }) => firstOrderIn(store)],
  ["at the first answer", (_, answers) => Promise.any(answers)],
])("an order sent 50 times to a shop that is killed %s is one order", async ([, moment]) => {
  const dataFolder = useFolder();
  const first = await openShop(dataFolder, CATALOG);
  const ana = await signUpCustomer(first.origin);
  await ana.add("arroz", 3);
  const order = { method: "placeOrder", ...ORDER_REQUEST };
  const sent = Array.from({ length: 50 }, () => ana.call("httpPaymentServices", order));
  const ended = Promise.allSettled(sent);
  await moment(first, sent);
  await first.kill();
  const answered = (await ended).flatMap((each) => (each.status === "fulfilled" ? [idIn(each.value)] : []));

  const second = await openShop(dataFolder);
  const again = await call(second.origin, "httpPaymentServices", order, ana.token);
  expect(again).toMatchObject({ status: 200, body: { result: { payment: { kind: "redirect" } } } });
  expect(new Set([...answered, idIn(again)])).toEqual(new Set([idIn(again)]));
  expect(await ordersIn(second.store)).toBe(1);
  expect(await second.store.get("products", "arroz")).toMatchObject({ stock: 497 });
  expect(await second.store.get("carts", ana.user.uid)).toMatchObject({ lines: [] });
});

async function firstOrderIn(store: RunningShop["store"]): Promise<void> {
  await expect.poll(() => ordersIn(store), { interval: 1 }).toBe(1);
}

const ordersIn = async (store: RunningShop["store"]) =>
  (await store.query({ collection: "orders", limit: 500 })).length;

function idIn({ body }: Answer): unknown {
  return Object(body).result?.order?.id;
}

async function openShop(dataFolder: string, catalog?: unknown): Promise<RunningShop> {
  const shop = await startLocalShop({ dataFolder, catalog });
  onTestFinished(() => shop.stop());
  return shop;
}
