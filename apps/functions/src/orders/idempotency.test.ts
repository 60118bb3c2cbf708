import { expect, test, vi } from "vitest";
import { ContentionError } from "../store/store-error.ts";
import { countDocs } from "../testing/count-docs.ts";
import { ADDRESS, openCheckout, REQUEST } from "../testing/open-checkout.ts";
import { aProduct } from "../testing/samples.ts";

test("the same key 50 times at once is one order", async () => {
  const shop = await openCheckout();
  const answers = await Promise.all(Array.from({ length: 50 }, () => shop.place()));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await countDocs(shop.store, "orders")).toBe(1);
  expect(await shop.stockOf("arroz")).toBe(17);
  expect(shop.bank.payments).toHaveLength(1);
});

test("of two tabs that pay the same cart at once, one places the order and the other finds the cart empty", async () => {
  const shop = await openCheckout();
  const answers: unknown[] = await Promise.all(
    ["clave-una-tab", "clave-otra-tab"].map((idempotencyKey) => shop.place({ idempotencyKey })),
  );
  expect(answers).toContainEqual({
    code: { id: 406, minimumWeight: 3, missingWeight: 3, message: expect.any(String) },
  });
  expect(await countDocs(shop.store, "orders")).toBe(1);
  expect(await shop.stockOf("arroz")).toBe(17);
  expect(shop.bank.payments).toHaveLength(1);
});

test("ten pieces go to ten of 50 buyers", async () => {
  const shop = await openCheckout();
  await shop.stock([aProduct({ id: "arroz", weight: 3000, stock: 10 })]);
  const buyers = Array.from({ length: 50 }, (_, index) => `buyer-${index}`);
  await Promise.all(buyers.map((buyer) => shop.fillCart({ arroz: 1 }, buyer)));
  const answers: unknown[] = await Promise.all(buyers.map((buyer) => shop.place({}, buyer)));
  const refused = { id: 409, reason: "stock", productId: "arroz", limit: 0, message: expect.any(String) };
  expect(answers.filter((answer) => !JSON.stringify(answer).includes('"code"'))).toHaveLength(10);
  expect(answers.filter((answer) => JSON.stringify(answer).includes('"code"'))).toEqual(
    Array.from({ length: 40 }, () => ({ code: refused })),
  );
  expect(await shop.stockOf("arroz")).toBe(0);
  expect(await countDocs(shop.store, "orders")).toBe(10);
});

test("a request whose answer was lost finds its order, though the cart and the prices have changed", async () => {
  const shop = await openCheckout();
  const { order } = await shop.place();
  await shop.fillCart({ arroz: 5 });
  await shop.stock([aProduct({ id: "arroz", price: 9900, weight: 1000, stock: 17 })]);
  expect((await shop.place()).order).toEqual(order);
  expect(await shop.stockOf("arroz")).toBe(17);
  expect((await shop.store.get("carts", "ana"))?.lines).toEqual([{ id: "arroz", quantity: 5 }]);
});

test("an order that is placed is not reported as refused when what follows has to be tried again", async () => {
  const shop = await openCheckout();
  const begin = shop.bank.open.bind(shop.bank);
  vi.spyOn(shop.bank, "open").mockImplementation(async (asked) => {
    vi.spyOn(shop.store, "transaction").mockRejectedValue(new ContentionError());
    return begin(asked);
  });
  // A 429 would say that nothing was placed.
  expect(await shop.place()).toMatchObject({ code: { id: 500 } });
  vi.restoreAllMocks();
  const { idempotencyKey } = REQUEST;
  expect(await shop.pay("getPlacedOrder", { idempotencyKey })).toMatchObject({
    order: { state: "pendiente" },
    payment: { kind: "redirect" },
  });
});

test("after a lost response the caller finds the order and its payment by the same key, and no other caller does", async () => {
  const shop = await openCheckout();
  const placed = await shop.place();
  const asked = { idempotencyKey: REQUEST.idempotencyKey };
  expect(await shop.pay("getPlacedOrder", asked)).toEqual(placed);
  expect(await shop.pay("getPlacedOrder", asked, "luis")).toMatchObject({ code: { id: 404 } });
  expect(shop.bank.payments).toHaveLength(1);
});

test("an order that would cost another total than the expected one is not placed", async () => {
  const shop = await openCheckout();
  await shop.stock([aProduct({ id: "arroz", price: 1260, weight: 1000 })]);
  expect(await shop.place({ expectedTotal: 85.5 })).toMatchObject({
    code: { id: 422, field: "expectedTotal", reason: "totalChanged" },
  });
  expect(await countDocs(shop.store, "orders")).toBe(0);
  expect((await shop.store.get("carts", "ana"))?.lines).toEqual([{ id: "arroz", quantity: 3 }]);
  const { orderSummary } = await shop.pay("getPaymentCart", { shippingOption: "estandar" });
  const { order } = await shop.place({ expectedTotal: orderSummary.total });
  expect(order.orderSummary.total).toBe(orderSummary.total);
});

test("the order of the fields makes no other request", async () => {
  const shop = await openCheckout();
  const { order } = await shop.place();
  const address = Object.fromEntries(Object.entries(ADDRESS).toReversed());
  expect((await shop.place({ address })).order.id).toBe(order.id);
});

test.for([
  ["address", { address: { ...ADDRESS, exteriorNumber: "1603" } }],
  ["payment method", { paymentMethod: "contraentrega" }],
] as const)("the same key with another %s is a 422", async ([, over]) => {
  const shop = await openCheckout();
  await shop.place();
  expect(await shop.place(over)).toMatchObject({ code: { id: 422, field: "idempotencyKey" } });
  expect(await countDocs(shop.store, "orders")).toBe(1);
});

test("a webhook that is faster than the answer of its provider counts", async () => {
  const shop = await openCheckout();
  const open = shop.bank.open.bind(shop.bank);
  shop.bank.open = async (asked) => {
    const payment = await open(asked);
    await shop.report(shop.bank.decide(asked.orderId, "paid"));
    return payment;
  };
  const { order, payment } = await shop.place();
  expect([order.state, order.payment, payment]).toEqual(["pagado", { status: "paid" }, { kind: "done" }]);
});
