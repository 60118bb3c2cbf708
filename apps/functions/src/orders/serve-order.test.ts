import type { OrderAction } from "@shop/contract";
import { expect, test } from "vitest";
import { anOrder } from "../testing/an-order.ts";
import { openCheckout, type Checkout } from "../testing/open-checkout.ts";
import { readOpenOrders } from "./read-orders.ts";
import { serveOrder } from "./serve-order.ts";

/** What an action makes of an order. */
async function stateAfter({ store, clock }: Checkout, action: OrderAction, name: string) {
  const served = await serveOrder(store, { action, name, at: clock.now });
  return served && `${served.before.state} → ${served.after.state}`;
}

test("a cash order is accepted, sent and delivered, and no sweep ends it meanwhile", async () => {
  const shop = await openCheckout();
  const { order } = await shop.place({ paymentMethod: "contraentrega" });
  expect(await stateAfter(shop, "ship", order.id)).toBe("pendiente → pendiente");
  expect(await stateAfter(shop, "accept", order.number.toLowerCase())).toBe("pendiente → preparando");
  shop.clock.now = new Date("2026-11-30T12:00:00Z");
  await shop.sweep();
  expect(await stateAfter(shop, "ship", order.id)).toBe("preparando → enviado");
  expect(await stateAfter(shop, "deliver", order.number)).toBe("enviado → entregado");
  expect((await shop.order(order.id)).history.map(({ state }) => state)).toEqual([
    "pendiente",
    "preparando",
    "enviado",
    "entregado",
  ]);
});

test("an order that is cancelled by the shop gives its stock back, and what was paid with the next sweep", async () => {
  const shop = await openCheckout();
  const { order } = await shop.place();
  expect(await stateAfter(shop, "accept", order.id)).toBe("pendiente → pendiente");
  await shop.report(shop.bank.decide(order.id, "paid"));
  expect(await stateAfter(shop, "cancel", order.id)).toBe("pagado → cancelado");
  expect(await shop.stockOf("arroz")).toBe(20);
  await shop.sweep();
  expect((await shop.order(order.id)).payment.status).toBe("refunded");
});

test("a paid order is prepared, and one that is picked up is handed over without a journey", async () => {
  const shop = await openCheckout();
  const paid = anOrder({ id: "pagado-1", state: "pagado", paymentMethod: "prueba" });
  await shop.store.transaction(async (tx) => tx.set("orders", paid.id, paid));
  expect(await stateAfter(shop, "prepare", paid.id)).toBe("pagado → preparando");
  expect(await stateAfter(shop, "ship", paid.id)).toBe("preparando → preparando");
  expect(await stateAfter(shop, "deliver", paid.id)).toBe("preparando → entregado");
});

test("open orders are listed by their state, and an unknown order is undefined", async () => {
  const shop = await openCheckout();
  await shop.store.transaction(async (tx) => {
    for (const [id, state] of Object.entries({
      a: "enviado",
      b: "entregado",
      c: "cancelado",
      d: "pendiente",
    } as const))
      tx.set("orders", id, anOrder({ id, state, number: `NUM-${id}` }));
  });
  const open: string[] = [];
  for await (const { id } of readOpenOrders(shop.store)) open.push(id);
  expect(open).toEqual(["a", "d"]);
  expect(await stateAfter(shop, "cancel", "no-hay")).toBeUndefined();
});
