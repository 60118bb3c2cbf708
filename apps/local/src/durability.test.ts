import { expect, onTestFinished, test } from "vitest";
import { TOKEN_PATH, send } from "./identity/testing/wire.ts";
import { CATALOG } from "./testing/catalog.ts";
import { type Customer, signUpCustomer } from "./testing/customer.ts";
import { useFolder } from "./testing/use-folder.ts";
import { call } from "./testing/wire.ts";
import { startLocalShop, type RunningShop } from "./testing.ts";

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

test("a shop that was stopped in order opens with the same carts", async () => {
  const dataFolder = useFolder();
  const first = await openShop(dataFolder, CATALOG);
  const ana = await signUpCustomer(first.origin);
  await ana.add("leche", 3);
  await first.stop();

  const second = await openShop(dataFolder);
  const cart = await call(second.origin, "httpCartsServices", { method: "getCart" }, ana.token);
  expect(cart).toMatchObject({ status: 200, body: { result: { totalProducts: 3 } } });
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

async function openShop(dataFolder: string, catalog?: unknown): Promise<RunningShop> {
  const shop = await startLocalShop({ dataFolder, catalog });
  onTestFinished(() => shop.stop());
  return shop;
}

async function refresh(origin: string, refreshToken: string): Promise<string> {
  const body = new URLSearchParams({ grant_type: "refresh_token", refresh_token: refreshToken });
  const answer = await send(`${origin}${TOKEN_PATH}`, { method: "POST", body });
  expect(answer.status).toBe(200);
  return String(Object(answer.body).id_token);
}
