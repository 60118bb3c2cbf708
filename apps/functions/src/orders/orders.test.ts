import { describe, expect, test } from "vitest";
import { openCheckout } from "../testing/open-checkout.ts";
import { aProduct } from "../testing/samples.ts";

/** Those that name an order. */
const METHODS = ["getOrder", "payOrder", "checkPayment", "cancelOrder"] as const;
const HOUR = 60 * 60 * 1000;

/** Orders for Ana, one an hour, oldest first. */
async function openWithOrders(count: number) {
  const shop = await openCheckout();
  const placeNext = async (ids: string[]): Promise<string[]> => {
    if (ids.length === count) return ids;
    await shop.stock([aProduct({ id: "arroz", weight: 3000 })]);
    shop.wait(HOUR);
    const { order } = await shop.buy({ paymentMethod: "contraentrega" }, "ana", { arroz: 1 });
    return placeNext([...ids, order.id]);
  };
  return { ...shop, ids: await placeNext([]) };
}

describe("an order belongs to its owner", () => {
  test.for(METHODS)("%s of another account's order is a 403", async (method) => {
    const shop = await openCheckout();
    const { order } = await shop.place();
    expect(await shop.pay(method, { id: order.id }, "luis")).toMatchObject({
      code: { id: 403, reason: "notYours" },
    });
    expect(await shop.order(order.id)).toEqual(order);
  });

  test.for(METHODS)("%s of none is a 404", async (method) => {
    const shop = await openCheckout();
    expect(await shop.pay(method, { id: "nada" })).toMatchObject({ code: { id: 404, what: "order" } });
  });
});

describe("listOrders", () => {
  const list = async (shop: Awaited<ReturnType<typeof openCheckout>>, data: object = {}, who?: string) =>
    // `encodeOutput` guarantees the contract; the test reads only some fields.
    (await shop.pay("listOrders", data, who)) as unknown as { orders: { id: string }[]; nextCursor?: string };

  test("gives one's own orders page by page, newest first", async () => {
    const shop = await openWithOrders(21);
    const newest = shop.ids.toReversed();
    const first = await list(shop);
    expect([first.orders.map(({ id }) => id), first.nextCursor]).toEqual([newest.slice(0, 20), newest[19]]);
    const second = await list(shop, { cursor: first.nextCursor });
    expect([second.orders.map(({ id }) => id), second.nextCursor]).toEqual([newest.slice(20), undefined]);
    expect(await list(shop, {}, "luis")).toEqual({ orders: [] });
  });

  test("gives those of one state alone", async () => {
    const shop = await openWithOrders(3);
    await shop.pay("cancelOrder", { id: shop.ids[1] });
    const found = await Promise.all(
      ["cancelado", "pendiente", "pagado"].map((state) => list(shop, { state })),
    );
    expect(found.map(({ orders }) => orders.map(({ id }) => id))).toEqual([
      [shop.ids[1]],
      [shop.ids[2], shop.ids[0]],
      [],
    ]);
  });

  test("a cursor of another account is a 422", async () => {
    const shop = await openCheckout();
    const { order } = await shop.place();
    expect(await shop.pay("listOrders", { cursor: order.id }, "luis")).toMatchObject({
      code: { id: 422, field: "cursor" },
    });
  });
});

describe("cancelOrder", () => {
  test("gives the stock back, once", async () => {
    const shop = await openCheckout();
    const { order } = await shop.place();
    const cancelled = await shop.pay("cancelOrder", { id: order.id });
    expect(cancelled.order).toEqual({
      ...order,
      state: "cancelado",
      payment: { status: "pending" },
      history: [...order.history, { state: "cancelado", at: "2026-11-21T12:00:00.000Z" }],
    });
    expect(await shop.pay("cancelOrder", { id: order.id })).toEqual(cancelled);
    expect(await shop.stockOf("arroz")).toBe(20);
    expect(shop.bank.refunds).toEqual([]);
  });

  test("20 at once give the stock and the money back once", async () => {
    const shop = await openCheckout();
    const { order } = await shop.place();
    await shop.report(shop.bank.decide(order.id, "paid"));
    await Promise.all(Array.from({ length: 20 }, () => shop.pay("cancelOrder", { id: order.id })));
    expect(await shop.stockOf("arroz")).toBe(20);
    expect(new Set(shop.bank.refunds)).toEqual(new Set(["pago-1"]));
    expect(await shop.store.get("orders", order.id)).toMatchObject({
      state: "cancelado",
      payment: { status: "refunded" },
      dueRefunds: [],
    });
  });

  test("a paid order is given back though the bank is closed at first", async () => {
    const shop = await openCheckout();
    const { order } = await shop.place();
    await shop.report(shop.bank.decide(order.id, "paid"));
    shop.bank.broken = true;
    expect((await shop.pay("cancelOrder", { id: order.id })).order).toMatchObject({
      state: "cancelado",
      payment: { status: "paid" },
    });
    await shop.sweep();
    expect(shop.logged.at(-1)).toMatchObject({ severity: "ERROR", service: "sweepOrders" });
    shop.bank.broken = false;
    await shop.sweep();
    expect(shop.bank.refunds).toEqual(["pago-1"]);
    expect((await shop.order(order.id)).payment).toEqual({ status: "refunded" });
    await shop.sweep();
    expect(shop.bank.refunds).toEqual(["pago-1"]);
  });

  test("what is no longer sold has no stock to return to", async () => {
    const shop = await openCheckout();
    const { order } = await shop.place();
    await shop.stock([], ["arroz"]);
    expect((await shop.pay("cancelOrder", { id: order.id })).order.state).toBe("cancelado");
    expect(await shop.stockOf("arroz")).toBeUndefined();
  });
});
