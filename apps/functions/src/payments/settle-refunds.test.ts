import { expect, test, vi } from "vitest";
import { anOrder } from "../testing/an-order.ts";
import { openCheckout } from "../testing/open-checkout.ts";

test("of two payments of an order the second goes back although the first cannot", async () => {
  const { store, bank, sweep } = await openCheckout();
  const refundSince = "2026-11-20T10:00:00.000Z";
  const twice = anOrder({
    id: "dos-veces",
    state: "cancelado",
    paymentMethod: "prueba",
    payment: { status: "paid", reference: "pago-1" },
    dueRefunds: ["pago-1", "pago-2"],
    refundSince,
  });
  await store.transaction(async (tx) => tx.set("orders", twice.id, twice));
  const giveBack = bank.refund.bind(bank);
  vi.spyOn(bank, "refund").mockImplementation(async (reference) => {
    if (reference === "pago-1") throw new Error("in dispute");
    await giveBack(reference);
  });
  await sweep();
  expect(bank.refunds).toEqual(["pago-2"]);
  expect(await store.get("orders", twice.id)).toEqual({ ...twice, dueRefunds: ["pago-1"] });
});
