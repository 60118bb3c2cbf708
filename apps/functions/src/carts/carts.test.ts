import type { Product } from "@shop/contract";
import { describe, expect, test } from "vitest";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { aProduct, aShop } from "../testing/samples.ts";
import type { CartLine } from "./cart-doc.ts";

const milk = aProduct({ id: "leche", category: "lacteos" });
const rice = aProduct({ id: "arroz", name: "Arroz", price: 10, weight: 100 });
const aspirin = aProduct({ id: "aspirina", category: "farmacia", stock: 50 });
const antibiotic = aProduct({ id: "antibiotico", category: "farmacia", prescription: true });

const open = () => openShop({ products: [milk, rice, aspirin, antibiotic] });

function as(shop: TestShop, accountId = "ana") {
  const call = (method: string, rest: object = {}) =>
    shop.call("httpCartsServices", { method, ...rest }, accountId);
  return {
    add: (id: string, quantity: number, operationId?: string) =>
      call("addProductToCart", { product: { id, quantity }, ...(operationId ? { operationId } : {}) }),
    put: (id: string, quantity: number, operationId?: string) =>
      call("setProductQuantity", { product: { id, quantity }, ...(operationId ? { operationId } : {}) }),
    remove: (id: string, operationId?: string) =>
      call("removeProduct", { product: { id }, ...(operationId ? { operationId } : {}) }),
    clear: () => call("clearCart"),
    cart: () => call("getCart"),
    kept: async () =>
      (await shop.store.get("carts", accountId))?.lines.map(({ id, quantity }) => ({ id, quantity })),
    quote: (lines: CartLine[]) => shop.call("httpCartsServices", { method: "quoteCart", lines }),
    merge: (lines: CartLine[], operationId = "operacion-1") => call("mergeCart", { operationId, lines }),
    keep: (lines: CartLine[]) =>
      shop.store.transaction(async (tx) => tx.set("carts", accountId, { lines, operations: [] })),
  };
}

/** The line of the milk, as it travels. */
function milkLine(quantity: number, over: object = {}) {
  return {
    id: "leche",
    quantity,
    category: "lacteos",
    totalPrice: (quantity * 2850) / 100,
    weight: (quantity * 1030) / 1000,
    name: "Leche entera 1 L",
    unitPrice: 28.5,
    unitWeight: 1.03,
    image: "/pictures/milk.webp",
    stock: 20,
    ...over,
  };
}

const riceLine = {
  id: "arroz",
  quantity: 3,
  category: "abarrotes",
  totalPrice: 0.3,
  weight: 0.3,
  name: "Arroz",
  unitPrice: 0.1,
  unitWeight: 0.1,
  image: "/pictures/milk.webp",
  stock: 20,
};

const emptyCart = { currentCart: { items: [] }, priceProducts: 0, totalProducts: 0, totalWeight: 0 };

const cartOfMilk = (quantity: number, over: object = {}) => ({
  currentCart: { items: [milkLine(quantity, over)] },
  priceProducts: (quantity * 2850) / 100,
  totalProducts: quantity,
  totalWeight: (quantity * 1030) / 1000,
});

const outOfStock = (id: string, limit: number, pieces: string) => ({
  code: {
    id: 409,
    reason: "stock",
    productId: id,
    limit,
    message: `Solo ${limit === 1 ? "queda" : "quedan"} ${pieces} de este producto. Ajusta la cantidad.`,
  },
});

describe("getCart", () => {
  test("an account without a cart has an empty one", async () => {
    expect(await as(await open()).cart()).toEqual(emptyCart);
  });

  test("lines come in the order in which they were added, with exact sums", async () => {
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

describe("the notices of a cart", () => {
  const repriced = { id: "leche", name: "Leche entera 1 L", kind: "repriced", before: 28.5, now: 30 };

  test("a new price is told until the line is changed", async () => {
    const shop = await open();
    const { add, put, cart } = as(shop);
    await add("leche", 1);
    await shop.stock([{ ...milk, price: 3000 }]);
    expect(await add("arroz", 1)).toEqual({});
    expect(await cart()).toMatchObject({ notices: [repriced] });
    expect(await put("leche", 2)).not.toHaveProperty("notices");
    expect(await cart()).not.toHaveProperty("notices");
  });

  test("a price that came back is nothing to tell", async () => {
    const shop = await open();
    const { add, cart } = as(shop);
    await add("leche", 1);
    await shop.stock([{ ...milk, price: 3000 }]);
    await shop.stock([milk]);
    expect(await cart()).toEqual(cartOfMilk(1));
  });

  test.for<[string, Product[], string[], string]>([
    ["disappeared", [], ["arroz"], "withdrawn"],
    ["came to need a prescription", [{ ...rice, prescription: true }], [], "prescription"],
  ])("a product that %s is left out and named", async ([, changed, removed, kind]) => {
    const shop = await open();
    const { add, put, cart, kept } = as(shop);
    const notices = [{ id: "arroz", name: "Arroz", kind }];
    await add("arroz", 3);
    await add("leche", 1);
    await shop.stock(changed, removed);
    expect(await cart()).toEqual({ ...cartOfMilk(1), notices });
    // The answer of an addition has no place for it: the reading that follows has.
    await add("leche", 1);
    expect(await cart()).toEqual({ ...cartOfMilk(2), notices });
    expect(await put("leche", 3)).toEqual({ ...cartOfMilk(3), notices });
    expect(await cart()).toEqual(cartOfMilk(3));
    expect(await kept()).toEqual([{ id: "leche", quantity: 3 }]);
  });

  test("who takes out a product that was withdrawn hears no more of it", async () => {
    const shop = await open();
    const { add, remove } = as(shop);
    await add("arroz", 3);
    await add("leche", 1);
    await shop.stock([], ["arroz"]);
    expect(await remove("arroz")).toEqual(cartOfMilk(1));
  });

  test("an emptied cart tells nothing", async () => {
    const shop = await open();
    const { add, clear } = as(shop);
    await add("arroz", 3);
    await shop.stock([], ["arroz"]);
    expect(await clear()).toEqual(emptyCart);
  });

  test("a line from before names were kept is named by its id, and has no earlier price", async () => {
    const shop = await open();
    const { keep, cart } = as(shop);
    await keep([
      { id: "pan-dulce", quantity: 1 },
      { id: "leche", quantity: 1 },
    ]);
    expect(await cart()).toEqual({
      ...cartOfMilk(1),
      notices: [{ id: "pan-dulce", name: "pan-dulce", kind: "withdrawn" }],
    });
  });
});

describe("addProductToCart", () => {
  test("the answer is empty, because the cart is read again", async () => {
    const { add, cart } = as(await open());
    expect(await add("leche", 2)).toEqual({});
    expect(await cart()).toEqual(cartOfMilk(2));
  });

  test("units are added to those in the cart", async () => {
    const { add, kept } = as(await open());
    await add("leche", 2);
    await add("leche", 3);
    expect(await kept()).toEqual([{ id: "leche", quantity: 5 }]);
  });

  test("a hundred additions of one shopper at once lose nothing", async () => {
    const shop = await openShop({
      products: [
        { ...milk, stock: 50 },
        { ...rice, stock: 50 },
      ],
      shop: aShop({ limits: { distinctProducts: 3, unitsPerProduct: 50, pharmacyUnitsPerProduct: 5 } }),
    });
    const { add, kept } = as(shop);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => add(index % 2 === 0 ? "leche" : "arroz", 1)),
    );
    expect(answers).toEqual(Array.from({ length: 100 }, () => ({})));
    expect(await kept()).toEqual([
      { id: "leche", quantity: 50 },
      { id: "arroz", quantity: 50 },
    ]);
  });

  test("the same operation again changes nothing, and is answered as the first time", async () => {
    const { add, cart } = as(await open());
    expect(await add("leche", 2, "operacion-1")).toEqual({});
    expect(await add("leche", 2, "operacion-1")).toEqual({});
    expect(await cart()).toEqual(cartOfMilk(2));
  });

  test("ten times the same operation at once add once", async () => {
    const { add, kept } = as(await open());
    await Promise.all(Array.from({ length: 10 }, () => add("leche", 1, "operacion-1")));
    expect(await kept()).toEqual([{ id: "leche", quantity: 1 }]);
  });

  test("an operation that was refused is no operation: the same again may pass", async () => {
    const shop = await open();
    const { add, kept } = as(shop);
    await shop.stock([{ ...milk, stock: 1 }]);
    expect(await add("leche", 2, "operacion-1")).toEqual(outOfStock("leche", 1, "1 pieza"));
    await shop.stock([milk]);
    expect(await add("leche", 2, "operacion-1")).toEqual({});
    expect(await kept()).toEqual([{ id: "leche", quantity: 2 }]);
  });

  test("a cart remembers its last fifty operations", async () => {
    const shop = await open();
    const operations = Array.from({ length: 50 }, (_, index) => `operacion-${index}`);
    await shop.store.transaction(async (tx) => tx.set("carts", "ana", { lines: [], operations }));
    await as(shop).add("leche", 1, "operacion-50");
    expect((await shop.store.get("carts", "ana"))?.operations).toEqual(
      Array.from({ length: 50 }, (_, index) => `operacion-${index + 1}`),
    );
  });

  test("a product that does not exist is a 404", async () => {
    const { add, kept } = as(await open());
    expect(await add("nada", 1)).toEqual({
      code: {
        id: 404,
        what: "product",
        message: "No encontramos este producto. Búscalo en el marketplace.",
      },
    });
    expect(await kept()).toBeUndefined();
  });

  test("a product that needs a prescription is a 403", async () => {
    const { add, kept } = as(await open());
    expect(await add("antibiotico", 1)).toEqual({
      code: {
        id: 403,
        reason: "counterOnly",
        message: "Este producto necesita receta y se vende solo en el mostrador de la farmacia.",
      },
    });
    expect(await kept()).toBeUndefined();
  });

  test("more than the stock is a 409 with what is left, counting those in the cart", async () => {
    const shop = await open();
    const { add, kept } = as(shop);
    await shop.stock([{ ...milk, stock: 3 }]);
    await add("leche", 2);
    expect(await add("leche", 2)).toEqual(outOfStock("leche", 3, "3 piezas"));
    expect(await kept()).toEqual([{ id: "leche", quantity: 2 }]);
  });

  test.for([
    ["leche", 10],
    ["aspirina", 5],
  ] as const)("%s beyond its cap is a 409 with the cap", async ([id, cap]) => {
    const { add, kept } = as(await open());
    expect(await add(id, cap)).toEqual({});
    expect(await add(id, 1)).toEqual({
      code: {
        id: 409,
        reason: "cap",
        productId: id,
        limit: cap,
        message: `Puedes llevar hasta ${cap} piezas de este producto por pedido.`,
      },
    });
    expect(await kept()).toEqual([{ id, quantity: cap }]);
  });

  const full = ["leche", "arroz", "aspirina"].map((id) => ({ id, quantity: 1 }));

  test("one more product than a cart takes is a 413, and more of those in it is not", async () => {
    const shop = await open();
    const { add, keep, kept } = as(shop);
    await shop.stock([aProduct({ id: "pan" })]);
    await keep(full);
    expect(await add("pan", 1)).toEqual({
      code: {
        id: 413,
        limit: 3,
        message: "Tu carrito llegó al límite de 3 productos distintos. Quita alguno para agregar otro.",
      },
    });
    expect(await add("leche", 1)).toEqual({});
    expect(await kept()).toEqual([
      { id: "leche", quantity: 2 },
      { id: "arroz", quantity: 1 },
      { id: "aspirina", quantity: 1 },
    ]);
  });

  test("a line that is no longer sold leaves its place to another product", async () => {
    const shop = await open();
    const { add, keep, kept, cart } = as(shop);
    await keep(full);
    await shop.stock([aProduct({ id: "pan" })], ["arroz"]);
    expect(await add("pan", 1)).toEqual({});
    expect((await kept())?.map(({ id }) => id)).toEqual(["leche", "arroz", "aspirina", "pan"]);
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

  test("the same operation again changes nothing, and is answered with the cart of now", async () => {
    const { put } = as(await open());
    await put("leche", 2, "operacion-1");
    await put("leche", 7, "operacion-2");
    expect(await put("leche", 2, "operacion-1")).toEqual(cartOfMilk(7));
  });

  test("more than the stock is a 409 and changes nothing", async () => {
    const shop = await open();
    const { add, put, kept } = as(shop);
    await shop.stock([{ ...milk, stock: 3 }]);
    await add("leche", 1);
    expect(await put("leche", 4)).toEqual(outOfStock("leche", 3, "3 piezas"));
    expect(await kept()).toEqual([{ id: "leche", quantity: 1 }]);
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
    expect(await put("leche", 5)).toEqual(outOfStock("leche", 2, "2 piezas"));
  });
});

describe("removeProduct and clearCart", () => {
  test("a removed product leaves the others", async () => {
    const { add, remove } = as(await open());
    await add("arroz", 3);
    await add("leche", 1);
    expect(await remove("arroz")).toEqual(cartOfMilk(1));
  });

  test("a product that is not in the cart, or not sold at all, stays out", async () => {
    const { add, remove } = as(await open());
    await add("leche", 1);
    expect(await remove("nada")).toEqual(cartOfMilk(1));
  });

  test("a late repeat of a removal takes nothing out that was added since", async () => {
    const { add, remove } = as(await open());
    await add("leche", 1);
    await remove("leche", "operacion-1");
    await add("leche", 2);
    expect(await remove("leche", "operacion-1")).toEqual(cartOfMilk(2));
  });

  test("an emptied cart is empty, and still knows its operations", async () => {
    const shop = await open();
    const { add, clear, cart } = as(shop);
    await add("leche", 1, "operacion-1");
    expect(await clear()).toEqual(emptyCart);
    await add("leche", 1, "operacion-1");
    expect(await cart()).toEqual(emptyCart);
  });
});

/** Lines of every kind: fine, above its cap, above the stock, at the counter alone, unknown. */
const guestLines = [
  { id: "leche", quantity: 2 },
  { id: "aspirina", quantity: 7 },
  { id: "antibiotico", quantity: 1 },
  { id: "nada", quantity: 3 },
];

const leftOut = [
  {
    id: "aspirina",
    quantity: 2,
    code: { id: 409, reason: "cap", productId: "aspirina", limit: 5 },
  },
  { id: "antibiotico", quantity: 1, code: { id: 403, reason: "counterOnly" } },
  { id: "nada", quantity: 3, code: { id: 410, productId: "nada" } },
];

describe("quoteCart", () => {
  test("nobody in particular gets the answer of a cart, and nothing is kept", async () => {
    const shop = await open();
    expect(await as(shop).quote([{ id: "leche", quantity: 2 }])).toEqual({ ...cartOfMilk(2), notTaken: [] });
    expect(await shop.store.count({ collection: "carts" })).toBe(0);
  });

  test("what cannot be taken is told with its reason, and the rest is priced", async () => {
    expect(await as(await open()).quote(guestLines)).toMatchObject({
      currentCart: {
        items: [
          { id: "leche", quantity: 2 },
          { id: "aspirina", quantity: 5 },
        ],
      },
      totalProducts: 7,
      notTaken: leftOut,
    });
  });

  test("no more than the stock is taken, and nothing of what is sold out", async () => {
    const shop = await open();
    await shop.stock([
      { ...milk, stock: 1 },
      { ...rice, stock: 0 },
    ]);
    const stock = (productId: string, limit: number) => ({ id: 409, reason: "stock", productId, limit });
    const wanted = [
      { id: "arroz", quantity: 1 },
      { id: "leche", quantity: 3 },
    ];
    expect(await as(shop).quote(wanted)).toEqual({
      ...cartOfMilk(1, { stock: 1 }),
      notTaken: [
        { id: "arroz", quantity: 1, code: stock("arroz", 0) },
        { id: "leche", quantity: 2, code: stock("leche", 1) },
      ],
    });
  });

  test("two lines of one product are one", async () => {
    const wanted = [
      { id: "leche", quantity: 1 },
      { id: "leche", quantity: 2 },
    ];
    expect(await as(await open()).quote(wanted)).toEqual({ ...cartOfMilk(3), notTaken: [] });
  });

  test("no lines are an empty cart", async () => {
    expect(await as(await open()).quote([])).toEqual({ ...emptyCart, notTaken: [] });
  });

  test("a hundred lines are read, one more is a 422", async () => {
    const { quote } = as(await open());
    const lines = Array.from({ length: 101 }, (_, index) => ({ id: `p${index}`, quantity: 1 }));
    expect(await quote(lines.slice(1))).toMatchObject({ totalProducts: 0 });
    expect(await quote(lines)).toMatchObject({ code: { id: 422, field: "lines" } });
  });
});

describe("mergeCart", () => {
  test("quantities add up, new lines go last, and the cart is answered", async () => {
    const { add, merge } = as(await open());
    await add("leche", 1);
    const guest = [
      { id: "arroz", quantity: 3 },
      { id: "leche", quantity: 1 },
    ];
    expect(await merge(guest)).toEqual({
      currentCart: { items: [milkLine(2), riceLine] },
      priceProducts: 57.3,
      totalProducts: 5,
      totalWeight: 2.36,
      notMerged: [],
    });
  });

  test("caps and stock hold for the sum, and what is left out is told", async () => {
    const { add, merge, kept } = as(await open());
    await add("aspirina", 3);
    expect(await merge(guestLines)).toMatchObject({
      notMerged: [{ ...leftOut[0], quantity: 5 }, ...leftOut.slice(1)],
    });
    expect(await kept()).toEqual([
      { id: "aspirina", quantity: 5 },
      { id: "leche", quantity: 2 },
    ]);
  });

  test("a line that already has more than is left keeps what it has", async () => {
    const shop = await open();
    const { add, merge, kept } = as(shop);
    await add("leche", 5);
    await shop.stock([{ ...milk, stock: 2 }]);
    expect(await merge([{ id: "leche", quantity: 1 }])).toMatchObject({
      notMerged: [{ id: "leche", quantity: 1, code: { id: 409, reason: "stock", limit: 2 } }],
    });
    expect(await kept()).toEqual([{ id: "leche", quantity: 5 }]);
  });

  test("one product more than a cart takes is left out with a 413, and those in it still grow", async () => {
    const shop = await open();
    const { keep, merge, kept } = as(shop);
    await shop.stock([aProduct({ id: "pan" })]);
    await keep(["leche", "arroz", "aspirina"].map((id) => ({ id, quantity: 1 })));
    const guest = [
      { id: "pan", quantity: 2 },
      { id: "antibiotico", quantity: 1 },
      { id: "leche", quantity: 1 },
    ];
    expect(await merge(guest)).toMatchObject({
      notMerged: [
        { id: "pan", quantity: 2, code: { id: 413, limit: 3 } },
        { id: "antibiotico", quantity: 1, code: { id: 403, reason: "counterOnly" } },
      ],
    });
    expect(await kept()).toEqual([
      { id: "leche", quantity: 2 },
      { id: "arroz", quantity: 1 },
      { id: "aspirina", quantity: 1 },
    ]);
  });

  test("a repeat changes nothing, and is told again what was left out", async () => {
    const { merge, put } = as(await open());
    const first = await merge(guestLines);
    expect(await merge(guestLines)).toEqual(first);
    await put("leche", 9);
    expect(await merge(guestLines)).toMatchObject({
      currentCart: { items: [{ id: "leche", quantity: 9 }, { id: "aspirina" }] },
      notMerged: leftOut,
    });
  });

  test("ten times the same merge at once merge once", async () => {
    const { merge, kept } = as(await open());
    await Promise.all(Array.from({ length: 10 }, () => merge([{ id: "leche", quantity: 1 }])));
    expect(await kept()).toEqual([{ id: "leche", quantity: 1 }]);
  });

  test("two devices that merge at once lose nothing", async () => {
    const { merge, kept } = as(await open());
    await Promise.all([
      merge([{ id: "leche", quantity: 1 }], "operacion-1"),
      merge([{ id: "leche", quantity: 2 }], "operacion-2"),
    ]);
    expect(await kept()).toEqual([{ id: "leche", quantity: 3 }]);
  });

  test("a line of the account that is no longer sold is named, and leaves its place", async () => {
    const shop = await open();
    const { add, merge, kept } = as(shop);
    await add("arroz", 1);
    await shop.stock([], ["arroz"]);
    expect(await merge([{ id: "leche", quantity: 1 }])).toEqual({
      ...cartOfMilk(1),
      notices: [{ id: "arroz", name: "Arroz", kind: "withdrawn" }],
      notMerged: [],
    });
    expect(await kept()).toEqual([{ id: "leche", quantity: 1 }]);
  });

  test("a merge without the name of its operation is a 422", async () => {
    const shop = await open();
    const answer = await shop.call("httpCartsServices", { method: "mergeCart", lines: [] }, "ana");
    expect(answer).toMatchObject({ code: { id: 422, field: "operationId" } });
  });

  test("nobody's cart takes no lines", async () => {
    const shop = await open();
    const data = { method: "mergeCart", operationId: "operacion-1", lines: [] };
    await expect(shop.call("httpCartsServices", data)).rejects.toMatchObject({ code: "unauthenticated" });
  });
});
