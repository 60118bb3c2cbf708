import { afterAll, beforeAll, expect, test } from "vitest";
import { CATALOG } from "../testing/catalog.ts";
import { type Customer, signUpCustomer } from "../testing/customer.ts";
import { ORDER_REQUEST } from "../testing/order-request.ts";
import { type RunningShop, startLocalShop } from "../testing/start-local-shop.ts";

let shop: RunningShop;
beforeAll(async () => {
  shop = await startLocalShop({ catalog: CATALOG });
});
afterAll(() => shop.stop());

const SERVICE = "httpPaymentServices";

/** A customer who has just placed an order, and its payment page. */
async function placeOrder(): Promise<{ ana: Customer; id: string; page: string; total: number }> {
  const ana = await signUpCustomer(shop.origin);
  await ana.add("arroz", 3);
  const { order, payment } = await ana.api(SERVICE, "placeOrder", ORDER_REQUEST);
  expect([order.state, payment.kind]).toEqual(["pendiente", "redirect"]);
  const page = `${shop.origin}${payment.kind === "redirect" ? payment.url : ""}`;
  return { ana, id: order.id, page, total: order.orderSummary.total };
}

function press(page: string, respuesta: string): Promise<Response> {
  return fetch(page, { method: "POST", body: new URLSearchParams({ respuesta }), redirect: "manual" });
}

async function read({ api }: Customer, id: string): Promise<[string, string]> {
  const { order } = await api(SERVICE, "getOrder", { id });
  return [order.state, order.payment.status];
}

test("an order is placed, declined, then approved on the bank's page, reported by webhook and paid", async () => {
  const { ana, id, page, total } = await placeOrder();
  const shown = await fetch(page);
  expect([shown.status, shown.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect((await shown.text()).replaceAll(/\s+/g, " ")).toContain(
    `<dt>Total</dt><dd>$${(total / 100).toFixed(2)}</dd>`,
  );
  expect(await read(ana, id)).toEqual(["pendiente", "pending"]);
  await press(page, "rechazar");
  expect(await read(ana, id)).toEqual(["pendiente", "declined"]);
  expect(await (await fetch(page)).text()).toContain("El pago se rechazó.");
  const answer = await press(page, "aprobar");
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `/pagoconfirmado/${id}`]);
  expect(await read(ana, id)).toEqual(["pagado", "paid"]);
  // The bank's page shows so, and accepts no second decision.
  expect(await (await fetch(page)).text()).toContain("Este pago ya está aprobado.");
  await press(page, "rechazar");
  expect(await read(ana, id)).toEqual(["pagado", "paid"]);
});

test("a cancelled paid order is refunded by the bank, and its stock is returned", async () => {
  const before = (await shop.store.get("products", "arroz"))?.stock ?? 0;
  const { ana, id, page } = await placeOrder();
  await press(page, "aprobar");
  expect((await shop.store.get("products", "arroz"))?.stock).toBe(before - 3);
  await ana.api(SERVICE, "cancelOrder", { id });
  expect(await read(ana, id)).toEqual(["cancelado", "refunded"]);
  expect((await shop.store.get("products", "arroz"))?.stock).toBe(before);
  expect(await (await fetch(page)).text()).toContain("Este pago ya se devolvió.");
});

test.for<[string, RequestInit, number]>([
  ["nothing", {}, 400],
  ["far too much", { body: "x".repeat(300_000) }, 413],
])("the webhook refuses %s", async ([, sent, status]) => {
  const address = `${shop.origin}/api/httpPaymentWebhooks/prueba`;
  expect((await fetch(address, { ...sent, method: "POST" })).status).toBe(status);
});

test("a payment that does not exist has a page that says so, and an answer that does not exist changes nothing", async () => {
  const missing = await fetch(`${shop.origin}/pago-de-prueba/nada`);
  expect([missing.status, await missing.text()]).toEqual([
    404,
    expect.stringContaining("No encontramos este pago."),
  ]);
  const { ana, id, page } = await placeOrder();
  expect((await press(page, "constructor")).status).toBe(400);
  expect(await read(ana, id)).toEqual(["pendiente", "pending"]);
});
