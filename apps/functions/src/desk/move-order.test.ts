import type { Order, OrderAction, OrderState, StaffRole } from "@shop/contract";
import { expect, test } from "vitest";
import { anOrder } from "../testing/an-order.ts";
import { countDocs } from "../testing/count-docs.ts";
import { openCheckout, type Checkout } from "../testing/open-checkout.ts";
import { aChange } from "../testing/a-change.ts";
import { aProduct } from "../testing/samples.ts";

type Answer = {
  order: Order;
  isMoved: boolean;
  changes: { at: string; by: string; state: OrderState }[];
  code?: { id: number; field?: string };
};

type Move = { id: string; from: OrderState; action: OrderAction };

/** Luz, with a role of hers. */
function staff({ desk }: Pick<Checkout, "desk">, role: StaffRole = "mostrador", name = "luz") {
  return async (move: Move) => (await desk({ method: "moveOrder", ...move }, { name, role })) as Answer;
}

test("a cash order is accepted, sent and delivered, the log says so, and no sweep ends it meanwhile", async () => {
  const shop = await openCheckout();
  const move = staff(shop);
  const { order } = await shop.place({ paymentMethod: "contraentrega" });
  const accepted = await move({ id: order.id, from: "pendiente", action: "accept" });
  expect([accepted.isMoved, accepted.order.state]).toEqual([true, "preparando"]);
  const at = "2026-11-21T12:00:00.000Z";
  // Nothing of the shopper.
  expect(await shop.log()).toEqual([aChange({ at, subject: order.number, orderId: order.id })]);
  shop.clock.now = new Date("2026-11-30T12:00:00Z");
  await shop.sweep();
  const ship = { id: order.id, from: "preparando", action: "ship" } as const;
  expect((await move(ship)).code).toMatchObject({ id: 422, field: "action" });
  const pick = { method: "pickItem", id: order.id, itemId: "arroz", quantity: 3 };
  await shop.desk(pick, { role: "surtido" });
  await move(ship);
  shop.wait(1000);
  const delivered = await move({ id: order.id, from: "enviado", action: "deliver" });
  expect(delivered.order).toEqual(await shop.order(order.id));
  expect(delivered.changes).toEqual([
    { at, by: "luz@tienda.example", state: "preparando" },
    { at: "2026-11-30T12:00:00.000Z", by: "luz@tienda.example", state: "enviado" },
    { at: "2026-11-30T12:00:01.000Z", by: "luz@tienda.example", state: "entregado" },
  ]);
});

test("what the role may not do with an order is forbidden, and is not in the log", async () => {
  const shop = await openCheckout();
  const { order } = await shop.place({ paymentMethod: "contraentrega" });
  const move = { id: order.id, from: "pendiente", action: "accept" } as const;
  expect((await staff(shop, "surtido")(move)).code).toMatchObject({ id: 403 });
  expect(await shop.log()).toEqual([]);
});

test("of two at once one wins, and the other learns who it was", async () => {
  const shop = await openCheckout();
  const { order } = await shop.place({ paymentMethod: "contraentrega" });
  const move = { id: order.id, from: "pendiente", action: "accept" } as const;
  const answers = await Promise.all([staff(shop)(move), staff(shop, "direccion", "eva")(move)]);
  expect(answers.filter(({ isMoved }) => isMoved)).toHaveLength(1);
  const [entry] = await shop.log();
  expect(await countDocs(shop.store, "audit")).toBe(1);
  const served = {
    order: await shop.order(order.id),
    changes: [{ at: entry?.at, by: entry?.by, state: "preparando" }],
  };
  expect(answers.map(({ order: seen, changes }) => ({ order: seen, changes }))).toEqual([served, served]);
});

test("an order that its shopper has cancelled meanwhile is not cancelled twice", async () => {
  const shop = await openCheckout();
  const { order } = await shop.place();
  await shop.pay("cancelOrder", { id: order.id });
  expect(await staff(shop)({ id: order.id, from: "pendiente", action: "cancel" })).toEqual({
    isMoved: false,
    order: await shop.order(order.id),
    changedAt: "2026-11-21T12:00:00.000Z",
    changes: [],
    aisles: [],
    isRefundDue: false,
  });
  expect([await shop.stockOf("arroz"), await shop.log()]).toEqual([20, []]);
});

test("an order without such a step, or that there is not, is a failure, and is not in the log", async () => {
  const shop = await openCheckout();
  const { order } = await shop.place();
  const accept = { id: order.id, from: "pendiente", action: "accept" } as const;
  expect((await staff(shop)(accept)).code).toMatchObject({ id: 422, field: "action" });
  expect((await staff(shop)({ ...accept, id: "no-hay" })).code).toMatchObject({ id: 404, what: "order" });
  expect([(await shop.order(order.id)).state, await shop.log()]).toEqual(["pendiente", []]);
});

test("nothing is moved that cannot be logged", async () => {
  const shop = await openCheckout();
  const { order } = await shop.place();
  await shop.store.transaction(async (tx) => {
    // Every id that this shop can still give is taken.
    for (const id of Array.from({ length: 20 }, (_, at) => `id-${at}`)) tx.create("audit", id, aChange());
  });
  const answer = await staff(shop)({ id: order.id, from: "pendiente", action: "cancel" });
  expect(answer.code?.id).toBe(500);
  expect([(await shop.order(order.id)).state, await shop.stockOf("arroz")]).toEqual(["pendiente", 17]);
});

test("two orders of one number each show only what was done with them", async () => {
  const shop = await openCheckout();
  await shop.setOrders(...["o-1", "o-2"].map((id) => anOrder({ id, number: "IGUAL", state: "pagado" })));
  await staff(shop)({ id: "o-1", from: "pagado", action: "prepare" });
  const read = (id: string) => shop.desk({ method: "getServedOrder", id });
  expect(await read("o-1")).toMatchObject({ changes: [{ state: "preparando" }] });
  expect(await read("o-2")).toMatchObject({ changes: [] });
});

test.for<[string, OrderState]>([
  ["in preparation", "preparando"],
  ["that comes back from a door that nobody opened", "enviado"],
])(
  "an order %s is cancelled by the shop alone: what was picked goes back, and the money",
  async ([, from]) => {
    const shop = await openCheckout();
    await shop.stock([aProduct({ id: "frijol", price: 1160, weight: 1000 })]);
    const { order } = await shop.place({ whenMissing: "similar" });
    await shop.report(shop.bank.decide(order.id, "paid"));
    const move = staff(shop);
    await move({ id: order.id, from: "pagado", action: "prepare" });
    const substitute = { id: "frijol", quantity: 1 };
    const pick = { method: "pickItem", id: order.id, itemId: "arroz", quantity: 1, substitute };
    await shop.desk(pick, { role: "surtido" });
    expect([await shop.stockOf("arroz"), await shop.stockOf("frijol")]).toEqual([17, 19]);
    expect(await shop.pay("cancelOrder", { id: order.id })).toMatchObject({
      code: { id: 403, reason: "tooLate" },
    });
    if (from === "enviado") await move({ id: order.id, from: "preparando", action: "ship" });
    const cancelled = await move({ id: order.id, from, action: "cancel" });
    expect(cancelled.order).toMatchObject({ state: "cancelado", payment: { status: "refunded" } });
    // Of three bags one was there, and one went instead of another: what was missing went back before.
    const missing = from === "enviado" ? [["pago-1", 1160, 1]] : [];
    expect([shop.bank.parts, shop.bank.refunds]).toEqual([missing, ["pago-1"]]);
    expect(cancelled.order).not.toHaveProperty("picking");
    expect([await shop.stockOf("arroz"), await shop.stockOf("frijol")]).toEqual([18, 20]);
  },
);
