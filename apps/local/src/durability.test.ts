// @module-tag full
import { expect, onTestFinished, test } from "vitest";
import { TOKEN_PATH, send } from "@shop/auth-emulator/testing";
import { CATALOG } from "./testing/catalog.ts";
import { type Customer, signUpCustomer } from "./testing/customer.ts";
import { ORDER_REQUEST } from "./testing/order-request.ts";
import { useFolder } from "./testing/use-folder.ts";
import { type Answer, call } from "./testing/wire.ts";
import { startLocalShop, type RunningShop } from "./testing/start-local-shop.ts";

test("a killed shop keeps every sign-in and every addition that it has acknowledged", async () => {
  const dataFolder = useFolder();
  const first = await openShop(dataFolder, CATALOG);
  const ana = await signUpCustomer(first.origin);
  const acknowledged = await addUntilKilled(ana, first);

  const second = await openShop(dataFolder);
  const token = await refresh(second.origin, ana.user.refreshToken);
  const cart = await call(second.origin, "httpCartsServices", { method: "getCart" }, token);
  const { totalProducts } = Object(cart.body).result;
  // One more may have been written whose acknowledgement was cut off.
  expect([acknowledged, acknowledged + 1]).toContain(totalProducts);
  const stillGood = await call(second.origin, "httpCartsServices", { method: "getCart" }, ana.token);
  expect(stillGood).toEqual(cart);
});

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

/** Adds one piece after the other, and kills the shop in the middle of it. Gives the acknowledged pieces. */
async function addUntilKilled(ana: Customer, shop: RunningShop): Promise<number> {
  let acknowledged = 0;
  let killed: Promise<void> | undefined;
  const addOn = async (): Promise<void> => {
    const answer = await ana.add("arroz", 1);
    expect(answer.body).toEqual({ result: {} });
    acknowledged += 1;
    if (acknowledged === 40) killed = shop.kill();
    return addOn();
  };
  await expect(addOn()).rejects.toThrow(TypeError);
  await killed;
  return acknowledged;
}

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

async function refresh(origin: string, refreshToken: string): Promise<string> {
  const body = new URLSearchParams({ grant_type: "refresh_token", refresh_token: refreshToken });
  const answer = await send(`${origin}${TOKEN_PATH}`, { method: "POST", body });
  expect(answer.status).toBe(200);
  return String(Object(answer.body).access_token);
}
