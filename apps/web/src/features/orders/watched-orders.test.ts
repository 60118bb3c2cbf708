import { expect, test } from "vitest";
import { anOrderAfter, FakeOrders } from "@shop/order-machine/testing";
import { watchedOrders } from "./watched-orders.ts";

const PAID = anOrderAfter(["pendiente", "pagado"]);

test("every response with an order notifies, also that of paying, until unsubscribed", async () => {
  const services = new FakeOrders();
  const { orders, watchOrders } = watchedOrders(services.services);
  const ids: string[] = [];
  const stop = watchOrders(({ id }) => ids.push(id));

  const asked = [
    orders.getOrder("1"),
    orders.checkPayment("2"),
    orders.cancelOrder("3"),
    orders.payOrder("4"),
  ];
  await services.reads.last.answer({ ...PAID, id: "1" });
  await services.checks.last.answer({ ...PAID, id: "2" });
  await services.cancellations.last.answer({ ...PAID, id: "3" });
  const paid = { order: { ...PAID, id: "4" }, payment: { kind: "done" } } as const;
  await services.payments.last.answer(paid);
  expect(await Promise.all(asked)).toMatchObject([{ id: "1" }, { id: "2" }, { id: "3" }, paid]);
  expect(ids).toEqual(["1", "2", "3", "4"]);

  stop();
  void orders.getOrder("5");
  await services.reads.last.answer(PAID);
  expect(ids).toHaveLength(4);
});
