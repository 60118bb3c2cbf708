import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { Firestore } from "@google-cloud/firestore";
import { describe, expect, test } from "vitest";
import { openFirestoreStore } from "../documents/open-store.ts";
import { openCheckout, type Checkout } from "../testing/open-checkout.ts";
import { openShop } from "../testing/open-shop.ts";
import { aProduct, aShop } from "../testing/samples.ts";

// In ms: what a shopper waits for at most.
const REJECTED_WITHIN = 5000;
const SALE_WITHIN = 20_000;

const connect = (projectId = `demo-${randomUUID()}`) => new Firestore({ projectId });

/** Measures an action in whole milliseconds, also for the report of the run. */
async function timed(what: string, act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  const ms = Math.round(performance.now() - start);
  console.log(`${what}: ${ms} ms`);
  return ms;
}

describe("the shop on Firestore's emulator", () => {
  test.for([
    [100, 1, SALE_WITHIN],
    // They contend for locks that the emulator holds for two seconds: how often is random.
    [16, 2, Infinity],
  ] as const)("ten pieces go to ten of %i buyers at %i instances", async ([people, instances, within]) => {
    const projectId = `demo-${randomUUID()}`;
    const open = () => openCheckout({ store: openFirestoreStore(async () => connect(projectId)) });
    const shop = await open();
    const shops = [shop, ...(await Promise.all(Array.from({ length: instances - 1 }, open)))];
    await shop.stock([aProduct({ id: "arroz", weight: 3000, stock: 10 })]);
    const buyers = shops.flatMap((at, instance) =>
      Array.from({ length: people / instances }, (_, index) => ({ at, name: `buyer-${instance}-${index}` })),
    );
    await Promise.all(buyers.map(({ at, name }) => at.fillCart({ arroz: 1 }, name)));
    const ends: (number | undefined)[] = [];
    const ms = await timed(`${people} buyers of ten pieces at ${instances} instances`, async () => {
      const answers = await Promise.all(buyers.map(({ at, name }) => buy(at, name)));
      ends.push(...answers.map(({ code }) => code?.id));
    });
    expect(ends.filter((id) => id === undefined)).toHaveLength(10);
    expect(ends.filter((id) => id === 409)).toHaveLength(people - 10);
    expect(await shop.stockOf("arroz")).toBe(0);
    expect(ms).toBeLessThanOrEqual(within);
  });

  test("the last place of a delivery window goes to one of two buyers at two instances", async () => {
    const projectId = `demo-${randomUUID()}`;
    const windows = [{ from: "09:00", to: "14:00", cutOff: { daysBefore: 1, at: "18:00" }, capacity: 1 }];
    const shop = aShop({ shipping: aShop().shipping.map((option) => ({ ...option, windows })) });
    const open = () => openCheckout({ shop, store: openFirestoreStore(async () => connect(projectId)) });
    const shops = [await open(), await open()];
    const ends = await Promise.all(
      shops.map(async (at, index) => {
        await at.fillCart({ arroz: 3 }, `buyer-${index}`);
        const request = { window: "2026-11-22-0900-1400", paymentMethod: "contraentrega" };
        return buy(at, `buyer-${index}`, request);
      }),
    );
    const places = ends.filter(({ order }) => order);
    const refusals = ends.filter(({ order }) => !order);
    expect([places.length, refusals]).toMatchObject([1, [{ code: { id: 422, field: "window" } }]]);
  });

  test("a write that loses to others for too long is a 429, and may be tried again", async () => {
    const projectId = `demo-${randomUUID()}`;
    const other = connect(projectId);
    const store = openFirestoreStore(async () => connect(projectId));
    const shop = await openShop({ products: [aProduct({ id: "arroz", stock: 100 })], store });
    const add = () =>
      shop.call(
        "httpCartsServices",
        { method: "addProductToCart", product: { id: "arroz", quantity: 1 } },
        "ana",
      );
    await add();
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const holding = other.runTransaction(async (tx) => {
      await tx.get(other.doc("carts/ana"));
      begin();
      await over;
    });
    await begun;
    const ms = await timed("a rejection for contention", async () => {
      expect(await add()).toMatchObject({ code: { id: 429, retryAfter: 2 } });
    });
    end();
    await holding;
    expect(await add()).toEqual({});
    expect(ms).toBeLessThanOrEqual(REJECTED_WITHIN);
    await other.terminate();
  });
});

type Answer = { order?: object; code?: { id: number; retryAfter?: number } };

/** Buys, repeating the same order after a 429. */
async function buy(shop: Checkout, buyer: string, request: object = {}): Promise<Answer> {
  const answer: Answer = Object(await shop.place(request, buyer));
  if (answer.code?.id !== 429) return answer;
  await pause((answer.code.retryAfter ?? 0) * 1000);
  return buy(shop, buyer, request);
}
