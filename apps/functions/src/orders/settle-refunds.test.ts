import { expect, test, vi } from "vitest";
import { anOrder } from "../testing/an-order.ts";
import { openCheckout } from "../testing/open-checkout.ts";

test("the log says once that a refund waits, and again when another one does or the reason is another", async () => {
  const { setOrders, bank, sweep, logged } = await openCheckout();
  const due = (id: string) =>
    setOrders(
      anOrder({
        id,
        state: "cancelado",
        paymentMethod: "prueba",
        payment: { status: "paid", reference: id },
        dueRefunds: [{ reference: id }],
        refundSince: "2026-11-20T10:00:00.000Z",
      }),
    );
  await due("pedido-1");
  let reason = new Error("does not answer");
  const refund = vi.spyOn(bank, "refund").mockImplementation(async () => {
    throw reason;
  });
  const entry = { severity: "ERROR", service: "sweepOrders", method: "refund", error: "Error" };
  await sweep();
  await sweep();
  await sweep();
  expect(logged).toMatchObject([entry]);
  await due("pedido-2");
  await sweep();
  expect(logged).toMatchObject([entry, entry]);
  reason = new RangeError("another");
  await sweep();
  await sweep();
  expect(logged.slice(2)).toMatchObject([{ error: "RangeError" }, { error: "RangeError" }]);
  expect(logged).toHaveLength(4);
  refund.mockRestore();
  await sweep();
  expect(bank.refunds).toEqual(["pedido-1", "pedido-2"]);
  expect(logged).toHaveLength(4);
});

test("of two payments of an order the second is refunded although the first cannot be", async () => {
  const { store, setOrders, bank, sweep } = await openCheckout();
  const twice = anOrder({
    id: "dos-veces",
    state: "cancelado",
    paymentMethod: "prueba",
    payment: { status: "paid", reference: "pago-1" },
    dueRefunds: [{ reference: "pago-1" }, { reference: "pago-2" }],
    refundSince: "2026-11-20T10:00:00.000Z",
  });
  await setOrders(twice);
  const giveBack = bank.refund.bind(bank);
  vi.spyOn(bank, "refund").mockImplementation(async (reference) => {
    if (reference === "pago-1") throw new Error("in dispute");
    await giveBack(reference);
  });
  await sweep();
  expect(bank.refunds).toEqual(["pago-2"]);
  expect(await store.get("orders", twice.id)).toEqual({ ...twice, dueRefunds: [{ reference: "pago-1" }] });
});

test("of two parts of a payment the second waits for the first, so that none is taken for the other", async () => {
  const { store, setOrders, bank, sweep } = await openCheckout();
  const [first, second] = [1, 2].map((nth) => ({ reference: "pago-1", part: { amount: 1160, nth } }));
  if (!first || !second) throw new Error("no parts");
  const order = anOrder({
    id: "por-partes",
    paymentMethod: "prueba",
    payment: { status: "paid", reference: "pago-1" },
    dueRefunds: [first, second],
    refundSince: "2026-11-20T10:00:00.000Z",
  });
  await setOrders(order);
  const refund = vi.spyOn(bank, "refund").mockRejectedValueOnce(new Error("does not answer"));
  await sweep();
  expect([refund.mock.calls.length, await store.get("orders", order.id)]).toEqual([1, order]);
  refund.mockRestore();
  await sweep();
  expect(bank.parts).toEqual([
    ["pago-1", 1160, 1],
    ["pago-1", 1160, 2],
  ]);
  const { dueRefunds: _, refundSince: _1, ...settled } = order;
  expect(await store.get("orders", order.id)).toEqual({ ...settled, dueRefunds: [] });
});
