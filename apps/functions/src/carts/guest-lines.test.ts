import { describe, expect, test } from "vitest";
import { countDocs } from "../testing/count-docs.ts";
import { as, cartOfMilk, milk, milkLine, open, rice, riceLine } from "../testing/carts.ts";
import { aProduct } from "../testing/samples.ts";

/** Lines of every kind: valid, above its cap, above the stock, sold in the store only, unknown. */
const guestLines = { leche: 2, aspirina: 7, antibiotico: 1, nada: 3 };

const rejectedLines = [
  {
    id: "aspirina",
    quantity: 2,
    code: { id: 409, reason: "cap", productId: "aspirina", limit: 5 },
  },
  { id: "antibiotico", quantity: 1, code: { id: 403, reason: "counterOnly" } },
  { id: "nada", quantity: 3, code: { id: 410, productId: "nada" } },
];

describe("quoteCart", () => {
  test("an anonymous caller gets a priced cart, and nothing is stored", async () => {
    const shop = await open();
    expect(await as(shop).quote({ leche: 2 })).toEqual({
      ...cartOfMilk(2),
      rejectedLines: [],
    });
    expect(await countDocs(shop.store, "carts")).toBe(0);
  });

  test("what cannot be taken is reported with its reason, and the rest is priced", async () => {
    expect(await as(await open()).quote(guestLines)).toMatchObject({
      currentCart: {
        items: [
          { id: "leche", quantity: 2 },
          { id: "aspirina", quantity: 5 },
        ],
      },
      totalProducts: 7,
      rejectedLines,
    });
  });

  test("no more than the stock is taken, and what is sold out stays, and counts in no sum", async () => {
    const shop = await open();
    await shop.stock([
      { ...milk, stock: 1 },
      { ...rice, stock: 0 },
    ]);
    const stock = (productId: string, limit: number) => ({ id: 409, reason: "stock", productId, limit });
    const wanted = { arroz: 1, leche: 3 };
    const { currentCart, ...sums } = cartOfMilk(1, { stock: 1 });
    expect(await as(shop).quote(wanted)).toMatchObject({
      ...sums,
      currentCart: { items: [{ id: "arroz", quantity: 1, stock: 0 }, ...currentCart.items] },
      rejectedLines: [{ id: "leche", quantity: 2, code: stock("leche", 1) }],
    });
  });

  test("a line says whether its product must be kept cold, where the product says it", async () => {
    const shop = await open();
    await shop.stock([{ ...rice, coldChain: true }]);
    expect(await as(shop).quote({ arroz: 3, leche: 1 })).toMatchObject({
      currentCart: { items: [{ ...riceLine, coldChain: true }, milkLine(1)] },
    });
  });

  test("a hundred lines are read, one more is a 422", async () => {
    const { quote } = as(await open());
    const units = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, 1]));
    expect(await quote(units(100))).toMatchObject({ totalProducts: 0 });
    expect(await quote(units(101))).toMatchObject({ code: { id: 422, field: "lines" } });
  });
});

describe("mergeCart", () => {
  test("quantities add up, new lines go last, and the cart is answered", async () => {
    const { add, merge } = as(await open());
    await add("leche", 1);
    const guest = { arroz: 3, leche: 1 };
    expect(await merge(guest)).toEqual({
      currentCart: { items: [milkLine(2), riceLine] },
      priceProducts: 57.3,
      totalProducts: 5,
      totalWeight: 2.36,
      rejectedLines: [],
    });
  });

  test("caps and stock hold for the sum, and what is left out is reported", async () => {
    const { add, merge, stored } = as(await open());
    await add("aspirina", 3);
    expect(await merge(guestLines)).toMatchObject({
      rejectedLines: [{ ...rejectedLines[0], quantity: 5 }, ...rejectedLines.slice(1)],
    });
    expect(await stored()).toEqual([
      ["aspirina", 5],
      ["leche", 2],
    ]);
  });

  test("a line that already has more than the stock stays as it is", async () => {
    const shop = await open();
    const { add, merge, stored } = as(shop);
    await add("leche", 5);
    await shop.stock([{ ...milk, stock: 2 }]);
    expect(await merge({ leche: 1 })).toMatchObject({
      rejectedLines: [{ id: "leche", quantity: 1, code: { id: 409, reason: "stock", limit: 2 } }],
    });
    expect(await stored()).toEqual([["leche", 5]]);
  });

  test("one product more than a cart takes is left out with a 413, and those in it still grow", async () => {
    const shop = await open();
    const { storeLines, merge, stored } = as(shop);
    await shop.stock([aProduct({ id: "pan" })]);
    await storeLines({ leche: 1, arroz: 1, aspirina: 1 });
    const guest = { pan: 2, antibiotico: 1, leche: 1 };
    expect(await merge(guest)).toMatchObject({
      rejectedLines: [
        { id: "pan", quantity: 2, code: { id: 413, limit: 3 } },
        { id: "antibiotico", quantity: 1, code: { id: 403, reason: "counterOnly" } },
      ],
    });
    expect(await stored()).toEqual([
      ["leche", 2],
      ["arroz", 1],
      ["aspirina", 1],
    ]);
  });

  test("a repeat changes nothing, and is answered again with what was left out", async () => {
    const { merge, put } = as(await open());
    const first = await merge(guestLines);
    expect(await merge(guestLines)).toEqual(first);
    await put("leche", 9);
    expect(await merge(guestLines)).toMatchObject({
      currentCart: { items: [{ id: "leche", quantity: 9 }, { id: "aspirina" }] },
      rejectedLines,
    });
  });

  test("a line of the account that is no longer sold is named, and leaves its place", async () => {
    const shop = await open();
    const { add, merge, stored } = as(shop);
    await add("arroz", 1);
    await shop.stock([], ["arroz"]);
    expect(await merge({ leche: 1 })).toEqual({
      ...cartOfMilk(1),
      notices: [{ id: "arroz", name: "Arroz", kind: "withdrawn" }],
      rejectedLines: [],
    });
    expect(await stored()).toEqual([["leche", 1]]);
  });
});
