import type { Order, StaffRole } from "@shop/contract";
import { expect, test } from "vitest";
import { openCheckout, type Checkout } from "../testing/open-checkout.ts";
import { aCategory, aProduct } from "../testing/samples.ts";

type Answer = { order: Order; code?: object };
type Pick = { itemId?: string; quantity?: number; substitute?: { id: string; quantity: number } };

const INTEGRAL = aProduct({
  id: "arroz-integral",
  name: "Arroz integral",
  price: 1500,
  weight: 900,
  stock: 2,
});

/** A shop with a dearer rice, too, and an order of three bags of rice that Luz prepares. */
async function openPicking({
  paid = false,
  ...wish
}: { paid?: boolean; whenMissing?: "similar" | "omit" } = {}) {
  const shop = await openCheckout();
  const medicine = aProduct({ id: "jarabe", category: "farmacia" });
  await shop.stock([INTEGRAL, medicine, aProduct({ id: "con-receta", prescription: true })]);
  const paymentMethod = paid ? "prueba" : "contraentrega";
  const { order } = await shop.place({ paymentMethod, ...wish });
  if (paid) await shop.report(shop.bank.decide(order.id, "paid"));
  const desk = async (data: object, role: StaffRole = "mostrador") =>
    (await shop.desk({ id: order.id, ...data }, { role })) as Answer;
  const move = (from: string, action: string) => desk({ method: "moveOrder", from, action });
  await move(paid ? "pagado" : "pendiente", paid ? "prepare" : "accept");
  const pick = (data: Pick = {}) =>
    desk({ method: "pickItem", itemId: "arroz", quantity: 3, ...data }, "surtido");
  return { ...shop, placed: order, pick, move };
}

async function picksIn({ log }: { log: Checkout["log"] }) {
  return (await log())
    .filter(({ method }) => method === "pickItem")
    .map(({ by, subject, before, after }) => [by, subject, before, after]);
}

test("what is missing is not paid, the shopper sees it at once, and it is in the log", async () => {
  const shop = await openPicking();
  const { order } = await shop.pick({ quantity: 2 });
  expect(order.picking?.lines).toEqual([{ id: "arroz", quantity: 2 }]);
  const { total } = shop.placed.orderSummary;
  expect(order.orderSummary.total).toBe(total);
  expect(order.picking?.summary.total).toBeCloseTo(total - 11.6);
  expect(await shop.order(shop.placed.id)).toEqual(order);
  expect(await picksIn(shop)).toEqual([["luz@tienda.example", shop.placed.number, "3 × Arroz", "2 × Arroz"]]);
});

test("a line that was found is marked, and is no change", async () => {
  const shop = await openPicking();
  const { order } = await shop.pick();
  expect(order.picking?.lines).toEqual([{ id: "arroz", quantity: 3 }]);
  expect(order.picking?.summary).toEqual(order.orderSummary);
  expect(await picksIn(shop)).toEqual([]);
});

test("a substitute leaves its shelf, costs no more than what is missing, and returns when it is not needed", async () => {
  const shop = await openPicking({ whenMissing: "similar" });
  const { order } = await shop.pick({ quantity: 1, substitute: { id: "arroz-integral", quantity: 2 } });
  expect(order.picking?.lines[0]?.substitute).toMatchObject({
    name: "Arroz integral",
    quantity: 2,
    totalPrice: 23.2,
  });
  expect(order.picking?.summary.total).toBe(order.orderSummary.total);
  expect(await shop.stockOf("arroz-integral")).toBe(0);
  // The one that is in the basket counts.
  await shop.pick({ quantity: 2, substitute: { id: "arroz-integral", quantity: 1 } });
  expect(await shop.stockOf("arroz-integral")).toBe(1);
  await shop.pick();
  expect([await shop.stockOf("arroz-integral"), await shop.stockOf("arroz")]).toEqual([2, 17]);
  expect((await picksIn(shop)).map(([, , , after]) => after)).toEqual([
    "1 × Arroz, 2 × Arroz integral",
    "2 × Arroz, 1 × Arroz integral",
    "3 × Arroz",
  ]);
});

test("picking the same twice takes the substitute once, also when it is not sold any more", async () => {
  const shop = await openPicking();
  const pick = { quantity: 2, substitute: { id: "arroz-integral", quantity: 1 } };
  const first = await shop.pick(pick);
  expect(await shop.pick(pick)).toEqual(first);
  expect([await shop.stockOf("arroz-integral"), (await picksIn(shop)).length]).toEqual([1, 1]);
  await shop.store.transaction(async (tx) => tx.delete("products", "arroz-integral"));
  expect(await shop.pick(pick)).toEqual(first);
});

test("what was missing is given back once the order leaves, once and exactly", async () => {
  const shop = await openPicking({ paid: true });
  await shop.pick({ quantity: 2 });
  expect(shop.bank.parts).toEqual([]);
  shop.bank.broken = true;
  const sent = await shop.move("preparando", "ship");
  expect([sent.order.state, shop.bank.parts]).toEqual(["enviado", []]);
  shop.bank.broken = false;
  await shop.sweep();
  await shop.sweep();
  expect([shop.bank.parts, shop.bank.refunds]).toEqual([[["pago-1", 1160, 1]], []]);
  expect((await shop.order(shop.placed.id)).payment.status).toBe("paid");
});

test("nothing is given back of an order in full, or of one that is paid at the door", async () => {
  const full = await openPicking({ paid: true });
  await full.pick();
  await full.move("preparando", "ship");
  const cash = await openPicking();
  await cash.pick({ quantity: 2 });
  await cash.move("preparando", "ship");
  expect([full.bank.parts, cash.bank.parts]).toEqual([[], []]);
});

const instead = (id: string, quantity = 1) => ({ substitute: { id, quantity } });
const UNFIT = { id: 422, field: "substitute" };

test.for<[string, Pick, object]>([
  ["another product", { itemId: "frijol" }, { id: 422, field: "itemId" }],
  ["more than was bought", { quantity: 4 }, { id: 422, field: "quantity" }],
  ["a substitute for what is there", instead("arroz-integral"), UNFIT],
  ["itself as substitute", { quantity: 1, ...instead("arroz") }, UNFIT],
  ["a medicine as substitute", { quantity: 1, ...instead("jarabe") }, UNFIT],
  ["a prescription", { quantity: 1, ...instead("con-receta") }, UNFIT],
  ["what is not sold", { quantity: 1, ...instead("no-hay") }, { id: 404, what: "product" }],
  ["more than is missing", { quantity: 2, ...instead("arroz-integral", 2) }, UNFIT],
  ["more than the shelf has", { quantity: 0, ...instead("arroz-integral", 3) }, { id: 409, reason: "stock" }],
])("%s is not picked, and changes nothing", async ([, pick, code]) => {
  const shop = await openPicking();
  expect(await shop.pick(pick)).toMatchObject({ code });
  expect([(await shop.order(shop.placed.id)).picking, await shop.stockOf("arroz-integral")]).toEqual([
    undefined,
    2,
  ]);
});

test("a shopper who wants no substitute gets none", async () => {
  const shop = await openPicking({ whenMissing: "omit" });
  const answer = await shop.pick({ quantity: 2, substitute: { id: "arroz-integral", quantity: 1 } });
  expect(answer).toMatchObject({ code: { id: 422, field: "substitute" } });
  expect((await shop.order(shop.placed.id)).whenMissing).toBe("omit");
});

test("an order that has left is not picked any more", async () => {
  const shop = await openPicking();
  await shop.pick();
  await shop.move("preparando", "ship");
  expect(await shop.pick({ quantity: 2 })).toMatchObject({ code: { id: 422, field: "state" } });
});

test("where the products are is read with the order, in the order of the aisles", async () => {
  const shop = await openPicking();
  const category = aCategory({ id: "abarrotes" });
  await shop.store.transaction(async (tx) => tx.set("categories", category.id, category));
  const answer = await shop.pick();
  expect(answer).toMatchObject({ aisles: [{ id: "abarrotes", name: "Abarrotes", aisle: 1 }] });
});
