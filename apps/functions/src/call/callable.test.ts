import { services, type ServiceName } from "@shop/contract/schemas";
import { describe, expect, test } from "vitest";
import { toProductDoc } from "../documents/product-doc.ts";
import { countDocs } from "../testing/count-docs.ts";
import { goodCallsOf } from "../testing/good-calls.ts";
import { GOOD_SHOP } from "../testing/good-shop.ts";
import { openShop } from "../testing/open-shop.ts";
import { aProduct } from "../testing/samples.ts";
import { SERVICES } from "./codec.ts";

const milk = aProduct({ id: "leche" });

test("a call that only inherits its method is the protocol's invalid-argument", async () => {
  const shop = await openShop();
  const data: object = Object.create({ method: "getCart" });
  await expect(shop.call("httpCartsServices", data, "ana")).rejects.toMatchObject({
    code: "invalid-argument",
    message: "Bad Request",
  });
  expect(shop.logged).toEqual([
    { severity: "WARNING", message: "no such method", requestId: "id-1", service: "httpCartsServices" },
  ]);
});

describe("invalid input", () => {
  const product = { id: "leche", quantity: 1 };

  test("a wrong field is a 422 that names it, and changes nothing", async () => {
    const data = { method: "addProductToCart", product: { ...product, quantity: 0 } };
    const shop = await openShop({ products: [milk] });
    expect(await shop.call("httpCartsServices", data, "ana")).toEqual({
      code: {
        id: 422,
        field: "product.quantity",
        message: "Hay un dato que no es válido. Revísalo y vuelve a intentarlo.",
      },
    });
    expect(await countDocs(shop.store, "carts")).toBe(0);
    expect(shop.logged).toEqual([
      failed("httpCartsServices", data.method, 422, { field: "product.quantity" }),
    ]);
  });

  test("unknown fields are ignored", async () => {
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

/** The methods that need no account. */
const PUBLIC = new Set([
  ...Object.keys(services.httpCatalogServices),
  "quoteCart",
  "getPaymentCart",
  "getPaymentMethods",
  "sendMessage",
  "clearCookies",
  "requestSignInCode",
  "redeemSignInCode",
]);

// An object of the contract: its own keys are the names of its type.
const personal = (Object.keys(SERVICES) as ServiceName[]).flatMap((service) =>
  Object.keys(SERVICES[service])
    .filter((method) => !PUBLIC.has(method))
    .map((method) => ({ service, method })),
);

test.for(personal)(
  "$method without a session is the protocol's unauthenticated, and changes nothing",
  async ({ service, method }) => {
    const shop = await openShop(GOOD_SHOP);
    const data = { ...goodCallsOf(service, method)[0], method };
    await expect(shop.call(service, data)).rejects.toMatchObject({ code: "unauthenticated" });
    expect([await countDocs(shop.store, "carts"), await countDocs(shop.store, "orders")]).toEqual([0, 0]);
    expect(shop.logged).toEqual([failed(service, method, 401)]);
  },
);

test("an unforeseen error is a 500 that reveals nothing, and is logged once with its kind and place", async () => {
  const shop = await openShop();
  // A product with a fractional price in centavos: the contract refuses to encode it.
  await shop.store.transaction(async (tx) =>
    tx.set("products", "secreto", toProductDoc(aProduct({ id: "secreto", price: 10.5 }))),
  );
  const call = { method: "getProduct", id: "secreto" };
  expect(await shop.call("httpCatalogServices", call, "ana")).toEqual({
    code: { id: 500, message: "Algo falló de nuestro lado. Vuelve a intentarlo en un momento." },
  });
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

test("a call that succeeds is logged for debugging alone, with its duration", async () => {
  let time = 0;
  const clock = {
    get now() {
      return new Date((time += 7));
    },
  };
  const shop = await openShop({ products: [milk], clock });
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

/** The log line of a call that failed because of its caller. */
function failed(service: string, method: string, failure: number, more: object = {}): object {
  const call = { requestId: "id-1", service, method, failure, durationMs: 0 };
  return { severity: "INFO", message: `failure ${failure}`, ...call, ...more };
}
