import { describe, expect, test } from "vitest";
import { countDocs } from "../testing/count-docs.ts";
import { as, cartOfMilk, milk, rice } from "../testing/carts.ts";
import { openShop } from "../testing/open-shop.ts";

const DAY = 24 * 60 * 60 * 1000;

async function open() {
  const shop = await openShop({ products: [{ ...milk, stock: 500 }, rice] });
  return { ...shop, ...as(shop), remembered: () => countDocs(shop.store, "operations") };
}

describe("an operation that is sent again", () => {
  test("changes nothing, however many others were in between", async () => {
    const shop = await open();
    const { add, put } = shop;
    await add("leche", 1, "operacion-0");
    await put("leche", 2, "operacion-1");
    const others = Array.from({ length: 60 }, (_, index) => `operacion-${index + 2}`);
    await Promise.all(others.map((id) => put("leche", 3, id)));
    expect(await add("leche", 1, "operacion-0")).toEqual({});
    expect(await put("leche", 2, "operacion-1")).toEqual(cartOfMilk(3, { stock: 500 }));
    expect(await shop.store.get("carts", "ana")).toEqual({
      lines: [{ id: "leche", quantity: 3, seen: { name: "Leche entera 1 L", price: 2850 } }],
    });
  });

  test("changes nothing for 31 days, after which it is forgotten", async () => {
    const { add, stored, wait, sweep, remembered } = await open();
    await add("leche", 1, "operacion-1");
    wait(31 * DAY - 1);
    await sweep();
    await add("leche", 1, "operacion-1");
    expect([await stored(), await remembered()]).toEqual([[["leche", 1]], 1]);
    wait(1);
    await sweep();
    expect(await remembered()).toBe(0);
  });

  test("is one of its account alone", async () => {
    const shop = await open();
    await shop.add("leche", 1, "operacion-1");
    const luis = as(shop, "luis");
    await luis.add("leche", 2, "operacion-1");
    expect(await luis.stored()).toEqual([["leche", 2]]);
  });
});

test("all that are old are forgotten at once, however many", async () => {
  const { store, add, wait, sweep, remembered } = await open();
  await store.transaction(async (tx) => {
    const endsAt = "2026-11-22T12:00:00.000Z";
    for (let index = 0; index < 1001; index += 1) tx.set("operations", `vieja-${index}`, { endsAt });
  });
  await add("leche", 1, "operacion-1");
  wait(DAY);
  await sweep();
  expect(await remembered()).toBe(1);
});

test("what is remembered names neither the account nor what it did", async () => {
  const { store, add } = await open();
  await add("leche", 1, "operacion-1");
  const records = await store.query({ collection: "operations", limit: 2 });
  expect(records).toEqual([
    { id: expect.stringMatching(/^[\w-]{43}$/), doc: { endsAt: "2026-12-22T12:00:00.000Z" } },
  ]);
});
