import { decodeInput, decodeOutput, encodeInput, encodeOutput } from "@shop/contract/schemas";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { groupByHandling, savingsOf, toCart, toCartItem, totalsOf, withQuantity } from "./cart.ts";
import { anyCart } from "./testing/any-cart.ts";
import { aLine, aProduct } from "./testing/samples.ts";

describe("toCartItem", () => {
  test("a line is priced and weighed from its product", () => {
    const product = aProduct({ id: "leche", category: "lacteos", price: 2850, weight: 1030, stock: 2 });
    expect(toCartItem(product, 3)).toEqual({
      id: "leche",
      quantity: 3,
      category: "lacteos",
      totalPrice: 8550,
      weight: 3090,
      name: "Arroz",
      unitPrice: 2850,
      unitWeight: 1030,
      image: "",
      stock: 2,
    });
  });

  test("a line says what its product says of the cold chain, and nothing where that says nothing", () => {
    expect([true, false].map((coldChain) => toCartItem(aProduct({ coldChain }), 1).coldChain)).toEqual([
      true,
      false,
    ]);
    expect(toCartItem(aProduct(), 1)).not.toHaveProperty("coldChain");
  });

  test("another quantity of a line is the line of that quantity", () => {
    expect(withQuantity(aLine(3), 7)).toEqual(aLine(7));
  });
});

describe("totalsOf", () => {
  test("three times ten cents are thirty cents", () => {
    expect(totalsOf([aLine(1, { price: 10 }), aLine(2, { price: 10 })])).toEqual({
      priceProducts: 30,
      totalProducts: 3,
      totalWeight: 1500,
    });
  });

  test("no lines sum up to nothing", () => {
    expect(totalsOf([])).toEqual({ priceProducts: 0, totalProducts: 0, totalWeight: 0 });
  });

  test("sums are whole, and do not depend on the order or on how lines are split", () => {
    fc.assert(
      fc.property(anyCart, (items) => {
        const totals = totalsOf(items);
        expect(Object.values(totals).every(Number.isSafeInteger)).toBe(true);
        expect(totalsOf(items.toReversed())).toEqual(totals);
        const single = items.flatMap((item) =>
          Array.from({ length: item.quantity % 5 }, () => withQuantity(item, 1)).concat(
            withQuantity(item, item.quantity - (item.quantity % 5)),
          ),
        );
        expect(totalsOf(single)).toEqual(totals);
      }),
    );
  });
});

describe("toCart", () => {
  test("any cart comes back from the wire to the centavo and the gram", () => {
    fc.assert(
      fc.property(anyCart, (items) => {
        const cart = toCart(items);
        const sent = JSON.stringify(encodeOutput("httpCartsServices", "getCart", cart));
        expect(decodeOutput("httpCartsServices", "getCart", JSON.parse(sent))).toEqual(cart);
      }),
    );
  });

  test("any price in a filter comes to the server as it was chosen", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (minPrice) => {
        const sent = JSON.stringify(
          encodeInput("httpCatalogServices", "listProducts", { filters: { minPrice } }),
        );
        expect(decodeInput("httpCatalogServices", "listProducts", JSON.parse(sent))).toEqual({
          filters: { minPrice },
        });
      }),
    );
  });
});

describe("groupByHandling", () => {
  test("dairy and pharmacy are groups of their own, after the rest, each with its sums", () => {
    const [rice, milk, aspirin] = [
      aLine(2),
      aLine(1, { id: "leche", category: "lacteos", price: 2850 }),
      aLine(1, { id: "aspirina", category: "farmacia" }),
    ];
    expect(groupByHandling([aspirin, milk, rice])).toEqual([
      { handling: "standard", items: [rice], priceProducts: 2000, totalProducts: 2, totalWeight: 1000 },
      { handling: "dairy", items: [milk], priceProducts: 2850, totalProducts: 1, totalWeight: 500 },
      { handling: "pharmacy", items: [aspirin], priceProducts: 1000, totalProducts: 1, totalWeight: 500 },
    ]);
  });

  test("cold goods of another category stay in the group of their category", () => {
    const [salmon, insulin, milkPowder] = [
      aLine(1, { id: "salmon", category: "carnes-y-pescados", coldChain: true }),
      aLine(1, { id: "insulina", category: "farmacia", coldChain: true }),
      aLine(1, { id: "leche-en-polvo", category: "lacteos", coldChain: false }),
    ];
    expect(
      groupByHandling([salmon, insulin, milkPowder]).map(({ handling, items }) => [handling, items]),
    ).toEqual([
      ["standard", [salmon]],
      ["dairy", [milkPowder]],
      ["pharmacy", [insulin]],
    ]);
  });

  test("a group without lines does not exist", () => {
    expect(groupByHandling([])).toEqual([]);
  });

  test("every line is in one group, and the groups sum up to the cart", () => {
    fc.assert(
      fc.property(anyCart, (items) => {
        const groups = groupByHandling(items);
        expect(new Set(groups.flatMap((group) => group.items))).toEqual(new Set(items));
        expect(groups.reduce((sum, group) => sum + group.priceProducts, 0)).toBe(
          totalsOf(items).priceProducts,
        );
        expect(groups.reduce((sum, group) => sum + group.totalWeight, 0)).toBe(totalsOf(items).totalWeight);
      }),
    );
  });
});

describe("what is sold out", () => {
  const items = [aLine(2, { id: "arroz" }), aLine(3, { id: "pan", stock: 0, regularPrice: 1500 })];

  test("stays in the cart, and costs and weighs nothing", () => {
    expect(toCart(items)).toEqual({
      currentCart: { items },
      priceProducts: 2000,
      totalProducts: 2,
      totalWeight: 1000,
    });
    expect(groupByHandling(items)).toMatchObject([{ items, priceProducts: 2000, totalWeight: 1000 }]);
  });

  test("saves nothing", () => {
    expect(savingsOf(items)).toBe(0);
    expect(savingsOf([...items, aLine(2, { id: "sal", regularPrice: 1350 })])).toBe(700);
  });
});
