import { services } from "@shop/contract/schemas";
import { describe, expect, test } from "vitest";
import { toProductDoc } from "../documents/product-doc.ts";
import { countDocs } from "../testing/count-docs.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { aProduct } from "../testing/samples.ts";

const milk = aProduct({ id: "leche" });

const message500 = "Algo falló de nuestro lado. Vuelve a intentarlo en un momento.";

describe("a call without a method of its service", () => {
  test.for<[string, unknown]>([
    ["no object", "getCart"],
    ["null", null],
    ["undefined", undefined],
    ["a list", ["getCart"]],
    ["no method", {}],
    ["a method that is no text", { method: 7 }],
    ["a list as method", { method: ["getCart"] }],
    ["an unknown method", { method: "deleteEverything" }],
    ["the method of another service", { method: "getPaymentCart" }],
    ["__proto__", { method: "__proto__" }],
    ["constructor", { method: "constructor" }],
    ["toString", { method: "toString" }],
    ["hasOwnProperty", { method: "hasOwnProperty" }],
    ["a method that the payload only inherits", Object.create({ method: "getCart" })],
  ])("%s is the protocol's invalid-argument", async ([, data]) => {
    const shop = await openShop();
    await expect(shop.call("httpCartsServices", data, "ana")).rejects.toMatchObject({
      code: "invalid-argument",
      message: "Bad Request",
    });
    expect(shop.logged).toEqual([
      { severity: "WARNING", message: "no such method", requestId: "id-1", service: "httpCartsServices" },
    ]);
  });
});

describe("invalid input", () => {
  const product = { id: "leche", quantity: 1 };

  const wrong: [string, object][] = [
    ["product", {}],
    ["product", { product: null }],
    ["product", { product: "leche" }],
    ["product", { product: [product] }],
    ["product.id", { product: { quantity: 1 } }],
    ["product.id", { product: { ...product, id: 7 } }],
    ["product.id", { product: { ...product, id: "" } }],
    ["product.id", { product: { ...product, id: "LECHE" } }],
    ["product.id", { product: { ...product, id: "../leche" } }],
    ["product.id", { product: { ...product, id: "__proto__" } }],
    ["product.id", { product: { ...product, id: "a".repeat(1_000_000) } }],
    ["product.quantity", { product: { id: "leche" } }],
    ["product.quantity", { product: { ...product, quantity: "1" } }],
    ["product.quantity", { product: { ...product, quantity: null } }],
    ["product.quantity", { product: { ...product, quantity: 0 } }],
    ["product.quantity", { product: { ...product, quantity: -1 } }],
    ["product.quantity", { product: { ...product, quantity: 1.5 } }],
    ["product.quantity", { product: { ...product, quantity: 1000 } }],
    ["product.quantity", { product: { ...product, quantity: 1e21 } }],
    ["product.quantity", { product: { ...product, quantity: Number.NaN } }],
    ["product.quantity", { product: { ...product, quantity: Number.POSITIVE_INFINITY } }],
    ["operationId", { product, operationId: "corto" }],
    ["operationId", { product, operationId: "a".repeat(65) }],
    ["operationId", { product, operationId: "con espacio" }],
    ["operationId", { product, operationId: 12345678 }],
  ];

  test.for(
    ["addProductToCart", "setProductQuantity"].flatMap((method) =>
      wrong.map(([field, rest]) => ({ method, field, rest, shown: shortened(rest) })),
    ),
  )("$method of $shown is a 422 of $field and changes nothing", async ({ method, field, rest }) => {
    const shop = await openShop({ products: [milk] });
    expect(await shop.call("httpCartsServices", { method, ...rest }, "ana")).toEqual({
      code: {
        id: 422,
        field,
        message: "Hay un dato que no es válido. Revísalo y vuelve a intentarlo.",
      },
    });
    expect(await countDocs(shop.store, "carts")).toBe(0);
    expect(shop.logged).toEqual([
      {
        severity: "INFO",
        message: "failure 422",
        requestId: "id-1",
        service: "httpCartsServices",
        method,
        failure: 422,
        field,
        durationMs: 0,
      },
    ]);
  });

  test.for<[string, object]>([
    ["category", { category: "No Es" }],
    ["cursor", { cursor: "" }],
    ["cursor", { cursor: "a".repeat(401) }],
    ["limit", { limit: 0 }],
    ["limit", { limit: 49 }],
    ["limit", { limit: 1.5 }],
  ])("listProducts with a wrong %s is a 422", async ([field, rest]) => {
    const shop = await openShop();
    expect(await shop.call("httpCatalogServices", { method: "listProducts", ...rest })).toMatchObject({
      code: { id: 422, field },
    });
  });

  test("fields that nobody asked for are ignored", async () => {
    const shop = await openShop({ products: [milk] });
    const data = { method: "addProductToCart", product: { ...product, price: 0.01 }, accountId: "luis" };
    expect(await shop.call("httpCartsServices", data, "ana")).toEqual({});
    expect(await shop.store.query({ collection: "carts", limit: 10 })).toEqual([
      {
        id: "ana",
        doc: { lines: [{ ...product, seen: { name: milk.name, price: 2850 } }] },
      },
    ]);
  });
});

describe("a call without a session", () => {
  const line = { id: "leche", quantity: 1 };
  const input = { product: line, lines: [line], operationId: "operacion-1" };
  const ofGuests = new Set(["quoteCart"]);

  test.for(Object.keys(services.httpCartsServices).filter((method) => !ofGuests.has(method)))(
    "%s is the protocol's unauthenticated",
    async (method) => {
      const shop = await openShop({ products: [milk] });
      await expect(shop.call("httpCartsServices", { method, ...input })).rejects.toMatchObject({
        code: "unauthenticated",
      });
      expect(await countDocs(shop.store, "carts")).toBe(0);
      expect(shop.logged).toEqual([
        {
          severity: "INFO",
          message: "failure 401",
          requestId: "id-1",
          service: "httpCartsServices",
          method,
          failure: 401,
          durationMs: 0,
        },
      ]);
    },
  );
});

describe("an unforeseen error", () => {
  async function broken(): Promise<TestShop> {
    const shop = await openShop();
    // A product whose price is no whole number of centavos: the contract refuses to send it.
    await shop.store.transaction(async (tx) =>
      tx.set("products", "secreto", toProductDoc(aProduct({ id: "secreto", price: 10.5 }))),
    );
    return shop;
  }

  test("it is answered as a 500 that tells nothing", async () => {
    const shop = await broken();
    expect(await shop.call("httpCatalogServices", { method: "getProduct", id: "secreto" })).toEqual({
      code: { id: 500, message: message500 },
    });
  });

  test("it is logged once, with its kind and place, without a word of what was sent", async () => {
    const shop = await broken();
    await shop.call("httpCatalogServices", { method: "getProduct", id: "secreto" }, "ana");
    expect(shop.logged).toEqual([
      {
        severity: "ERROR",
        message: "failure 500",
        requestId: "id-1",
        service: "httpCatalogServices",
        method: "getProduct",
        failure: 500,
        error: expect.any(String),
        stack: expect.arrayContaining([expect.stringMatching(/^at .*codec\.ts/)]),
        durationMs: 0,
      },
    ]);
    expect(JSON.stringify(shop.logged)).not.toMatch(/secreto|ana"/);
  });

  test("a store that is closed is a 500 too", async () => {
    const shop = await openShop();
    await shop.store.close();
    expect(await shop.call("httpCartsServices", { method: "getCart" }, "ana")).toEqual({
      code: { id: 500, message: message500 },
    });
  });
});

test("a call that succeeds is logged for debugging alone, with its duration", async () => {
  let now = 0;
  const shop = await openShop({ products: [milk], now: () => new Date((now += 7)) });
  await shop.call("httpCartsServices", { method: "getCart" }, "ana");
  expect(shop.logged).toEqual([]);
  expect(shop.debugged).toEqual([
    {
      severity: "DEBUG",
      message: "ok",
      requestId: "id-1",
      service: "httpCartsServices",
      method: "getCart",
      durationMs: expect.any(Number),
    },
  ]);
  expect(shop.debugged[0]?.durationMs).toBeGreaterThan(0);
});

function shortened(value: object): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === "number" ? String(each) : typeof each === "string" ? each.slice(0, 20) : each,
  );
}
