import { expect, test } from "vitest";
import { createFirestoreDouble } from "../testing/firestore-double.ts";
import { openFirestoreStore } from "../documents/open-store.ts";
import { openCheckout } from "../testing/open-checkout.ts";
import { aProduct } from "../testing/samples.ts";

const open = () => openCheckout({ store: openFirestoreStore(createFirestoreDouble()) });

test("the same key at once is one order, which is paid, cancelled and given back", async () => {
  const shop = await open();
  const answers = await Promise.all(Array.from({ length: 5 }, () => shop.place()));
  const [order] = answers.map((answer) => answer.order);
  expect(new Set(answers.map((answer) => answer.order.id)).size).toBe(1);
  expect(await shop.stockOf("arroz")).toBe(17);
  const id = order?.id ?? "";
  await shop.report(shop.bank.decide(id, "paid"));
  expect((await shop.pay("getOrder", { id })).order.state).toBe("pagado");
  expect((await shop.pay("cancelOrder", { id })).order.payment.status).toBe("refunded");
  expect(await shop.stockOf("arroz")).toBe(20);
});

test("three pieces go to three of eight buyers, and return when nobody pays", async () => {
  const shop = await open();
  await shop.stock([aProduct({ id: "arroz", weight: 3000, stock: 3 })]);
  const buyers = Array.from({ length: 8 }, (_, index) => `buyer-${index}`);
  await Promise.all(buyers.map((buyer) => shop.fillCart({ arroz: 1 }, buyer)));
  const answers = await Promise.all(buyers.map((buyer) => shop.place({}, buyer)));
  expect(answers.filter((answer) => "order" in answer)).toHaveLength(3);
  expect(await shop.stockOf("arroz")).toBe(0);
  shop.clock.now = new Date(shop.clock.now.getTime() + 60 * 60 * 1000);
  await shop.sweep();
  expect(await shop.stockOf("arroz")).toBe(3);
});
