import { describe, expect, test } from "vitest";
import {
  as,
  cartOfMilk,
  emptyCart,
  milk,
  milkLine,
  open,
  outOfStock,
  rice,
  riceLine,
} from "../testing/carts.ts";
import { openShop } from "../testing/open-shop.ts";
import { aProduct, aShop } from "../testing/samples.ts";

describe("getCart", () => {
  test("an account without a cart has an empty one", async () => {
    expect(await as(await open()).cart()).toEqual(emptyCart);
  });

  test("lines are in the order in which they were added, with exact sums", async () => {
    const { add, cart } = as(await open());
    await add("arroz", 3);
    await add("leche", 2);
    expect(await cart()).toEqual({
      currentCart: { items: [riceLine, milkLine(2)] },
      priceProducts: 57.3,
      totalProducts: 5,
      totalWeight: 2.36,
    });
  });

  test("a cart belongs to its account alone", async () => {
    const shop = await open();
    await as(shop, "ana").add("leche", 1);
    expect(await as(shop, "luis").cart()).toEqual(emptyCart);
  });

  test("the price and the stock are the product's of now", async () => {
    const shop = await open();
    const { add, cart } = as(shop);
    await add("leche", 2);
    await shop.stock([{ ...milk, price: 3000, stock: 1 }]);
    expect(await cart()).toEqual({
      ...cartOfMilk(2, { unitPrice: 30, totalPrice: 60, stock: 1 }),
      priceProducts: 60,
      notices: [
        { id: "leche", name: "Leche entera 1 L", kind: "repriced", before: 28.5, now: 30 },
        { id: "leche", name: "Leche entera 1 L", kind: "stockFell", before: 2, now: 1 },
      ],
    });
  });
});

describe("addProductToCart", () => {
  test("a hundred additions of one shopper at once lose nothing", async () => {
    const shop = await openShop({
      products: [
        { ...milk, stock: 50 },
        { ...rice, stock: 50 },
      ],
      shop: aShop({ limits: { distinctProducts: 3, unitsPerProduct: 50, pharmacyUnitsPerProduct: 5 } }),
    });
    const { add, stored } = as(shop);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => add(index % 2 === 0 ? "leche" : "arroz", 1)),
    );
    expect(answers).toEqual(Array.from({ length: 100 }, () => ({})));
    expect(await stored()).toEqual([
      ["leche", 50],
      ["arroz", 50],
    ]);
  });

  test("ten times the same operation at once add once", async () => {
    const { add, stored } = as(await open());
    await Promise.all(Array.from({ length: 10 }, () => add("leche", 1, "operacion-1")));
    expect(await stored()).toEqual([["leche", 1]]);
  });

  test("an operation that was refused is no operation: the same again may pass", async () => {
    const shop = await open();
    const { add, stored } = as(shop);
    await shop.stock([{ ...milk, stock: 1 }]);
    expect(await add("leche", 2, "operacion-1")).toEqual(outOfStock("leche", 1));
    await shop.stock([milk]);
    expect(await add("leche", 2, "operacion-1")).toEqual({});
    expect(await stored()).toEqual([["leche", 2]]);
  });

  const message = expect.any(String);
  const stock = { id: 409, reason: "stock", productId: "leche", limit: 3, message };
  const cap = { id: 409, reason: "cap", productId: "arroz", limit: 10, message };

  test.for<[title: string, id: string, before: number, more: number, code: object]>([
    ["that does not exist is a 404", "nada", 0, 1, { id: 404, what: "product", message }],
    ["that needs a prescription is a 403", "antibiotico", 0, 1, { id: 403, reason: "counterOnly", message }],
    ["beyond its stock is a 409 with what is left, counting those in the cart", "leche", 2, 2, stock],
    ["beyond its cap is a 409 with the cap", "arroz", 10, 1, cap],
  ])("a product %s, and nothing is stored", async ([, id, before, more, code]) => {
    const shop = await open();
    const { add, stored } = as(shop);
    await shop.stock([{ ...milk, stock: 3 }]);
    if (before > 0) await add(id, before);
    expect(await add(id, more)).toEqual({ code });
    expect(await stored()).toEqual(before > 0 ? [[id, before]] : undefined);
  });

  const full = { leche: 1, arroz: 1, aspirina: 1 };

  test("one more product than a cart takes is a 413, and more of those in it is not", async () => {
    const shop = await open();
    const { add, storeLines, stored } = as(shop);
    await shop.stock([aProduct({ id: "pan" })]);
    await storeLines(full);
    expect(await add("pan", 1)).toEqual({ code: { id: 413, limit: 3, message } });
    expect(await add("leche", 1)).toEqual({});
    expect(await stored()).toEqual([
      ["leche", 2],
      ["arroz", 1],
      ["aspirina", 1],
    ]);
  });

  test("a line that is no longer sold leaves its place to another product", async () => {
    const shop = await open();
    const { add, storeLines, stored, cart } = as(shop);
    await storeLines(full);
    await shop.stock([aProduct({ id: "pan" })], ["arroz"]);
    expect(await add("pan", 1)).toEqual({});
    expect((await stored())?.map(([id]) => id)).toEqual(["leche", "arroz", "aspirina", "pan"]);
    expect(await cart()).toMatchObject({
      totalProducts: 3,
      notices: [{ id: "arroz", name: "arroz", kind: "withdrawn" }],
    });
  });
});

describe("setProductQuantity", () => {
  test("it sets the units of a line and answers with the cart", async () => {
    const { add, put } = as(await open());
    await add("leche", 5);
    expect(await put("leche", 2)).toEqual(cartOfMilk(2));
  });

  test("it adds a product that is not in the cart", async () => {
    expect(await as(await open()).put("leche", 2)).toEqual(cartOfMilk(2));
  });

  test("a step down is taken even when the stock has fallen further, a step up is not", async () => {
    const shop = await open();
    const { add, put } = as(shop);
    await add("leche", 5);
    await shop.stock([{ ...milk, stock: 2 }]);
    expect(await put("leche", 4)).toEqual({
      ...cartOfMilk(4, { stock: 2 }),
      notices: [{ id: "leche", name: "Leche entera 1 L", kind: "stockFell", before: 4, now: 2 }],
    });
    expect(await put("leche", 5)).toEqual(outOfStock("leche", 2));
  });
});

describe("removeProduct and clearCart", () => {
  test("an emptied cart is empty, and still knows its operations", async () => {
    const shop = await open();
    const { add, clear, cart } = as(shop);
    await add("leche", 1, "operacion-1");
    expect(await clear()).toEqual(emptyCart);
    await add("leche", 1, "operacion-1");
    expect(await cart()).toEqual(emptyCart);
  });
});
