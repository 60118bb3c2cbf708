import type { OrderState } from "@shop/contract";
import { expect, test } from "vitest";
import { anOrder } from "../testing/an-order.ts";
import { openCheckout, type Checkout } from "../testing/open-checkout.ts";

type Board = {
  orders: { number: string; state: OrderState }[];
  asOf: string;
  isWhole?: true;
  hasMore?: true;
};

async function readBoard({ desk }: Pick<Checkout, "desk">, since?: string): Promise<Board> {
  const data = { method: "listOrders", ...(since !== undefined && { since }) };
  return (await desk(data, { role: "surtido" })) as Board;
}

const namesOf = ({ orders }: Board) => orders.map(({ number, state }) => `${number} ${state}`);

test("a card has what the board shows of an order, and nothing that it does not need", async () => {
  const shop = await openCheckout();
  const order = anOrder({ id: "o-1", state: "preparando" });
  // Half past midnight of the 24th in UTC is the evening of the 23rd in the shop.
  const window = { from: "2026-11-24T00:30:00.000Z", to: "2026-11-24T02:30:00.000Z" };
  await shop.setOrders({
    ...order,
    orderSummary: {
      ...order.orderSummary,
      window: { id: "noche", label: "Lunes 23, 18:30 a 20:30", ...window, closesAt: window.from },
    },
    items: order.items.flatMap((item) => [
      { ...item, quantity: 2 },
      { ...item, id: "helado", coldChain: true, quantity: 3 },
    ]),
  });
  expect(await readBoard(shop)).toEqual({
    orders: [
      {
        id: "o-1",
        number: "7K3M-9QX2-PD",
        state: "preparando",
        placedAt: "2026-11-20T12:00:00.000Z",
        changedAt: "2026-11-20T12:00:00.000Z",
        paymentMethod: "contraentrega",
        shippingOption: { id: "recoger", name: "Recoger", window: "Hoy" },
        dueOn: "2026-11-23",
        name: "Ana Torres",
        phone: "999 123 4567",
        postalCode: "97000",
        total: 11.6,
        units: 5,
        hasColdChain: true,
      },
    ],
    asOf: "2026-11-21T11:59:45.000Z",
    isWhole: true,
  });
});

test("the board has every open order, also one from before its changes were noted", async () => {
  const shop = await openCheckout();
  const states = ["enviado", "entregado", "cancelado", "pendiente", "pagado", "preparando"] as const;
  await shop.setOrders(...states.map((state) => anOrder({ id: state, number: "VIEJO", state })));
  expect(namesOf(await readBoard(shop))).toEqual([
    "VIEJO pagado",
    "VIEJO preparando",
    "VIEJO enviado",
    "VIEJO pendiente",
  ]);
});

test("after its time the board has a new order, and one that has left it", async () => {
  const shop = await openCheckout();
  await shop.setOrders(anOrder({ id: "viejo", state: "preparando" }));
  const { asOf } = await readBoard(shop);
  expect(namesOf(await readBoard(shop, asOf))).toEqual([]);
  const { order } = await shop.place();
  shop.wait(2000);
  const second = await shop.buy();
  const changed = await readBoard(shop, asOf);
  expect(namesOf(changed)).toEqual([`${order.number} pendiente`, `${second.order.number} pendiente`]);
  shop.wait(60_000);
  await shop.pay("cancelOrder", { id: order.id });
  await shop.report(shop.bank.decide(second.order.id, "paid"));
  const { asOf: later } = await readBoard(shop);
  expect(new Set(namesOf(await readBoard(shop, later)))).toEqual(
    new Set([`${order.number} cancelado`, `${second.order.number} pagado`]),
  );
});

test("more than ten minutes later the board is only what is open, and no record of who bought", async () => {
  const shop = await openCheckout();
  await shop.setOrders(
    anOrder({ id: "o-1", number: "UNO", state: "entregado", changedAt: "2026-11-21T11:50:00.000Z" }),
  );
  await shop.setOrders(anOrder({ id: "o-2", number: "DOS", state: "preparando" }));
  const past = (ms: number) => new Date(shop.clock.now.getTime() - ms).toISOString();
  const recent = await readBoard(shop, past(600_000));
  expect([namesOf(recent), recent.isWhole]).toEqual([["UNO entregado"], undefined]);
  const later = await readBoard(shop, past(600_001));
  expect([namesOf(later), later.isWhole]).toEqual([["DOS preparando"], true]);
});

test("an order that is written fifteen seconds late is still seen", async () => {
  const shop = await openCheckout();
  const { asOf } = await readBoard(shop);
  const late = (ms: number) => new Date(shop.clock.now.getTime() - ms).toISOString();
  await shop.setOrders(
    anOrder({ id: "o-1", number: "UNO", changedAt: late(15_000) }),
    anOrder({ id: "o-2", number: "DOS", changedAt: late(15_001) }),
  );
  expect(namesOf(await readBoard(shop, asOf))).toEqual(["UNO entregado"]);
});

test.for<[OrderState, "paid" | "open", (shop: Checkout, id: string) => Promise<unknown>]>([
  ["pagado", "paid", (shop, id) => shop.pay("checkPayment", { id })],
  ["pagado", "paid", (shop) => shop.sweep()],
  ["cancelado", "open", (shop) => shop.sweep()],
])("an order that is %s is seen, however long its provider took to answer", async ([state, status, act]) => {
  const shop = await openCheckout();
  const { order } = await shop.place();
  const payment = shop.bank.payments.find(({ orderId }) => orderId === order.id);
  if (payment) payment.status = status;
  shop.wait(2 * 60 * 60 * 1000);
  const get = shop.bank.get.bind(shop.bank);
  let asOf: string | undefined;
  shop.bank.get = async (reference) => {
    shop.wait(30_000);
    ({ asOf } = await readBoard(shop));
    return get(reference);
  };
  await act(shop, order.id);
  expect(namesOf(await readBoard(shop, asOf))).toEqual([`${order.number} ${state}`]);
});

test("beyond a thousand orders the answer says that there are more, and the next one has them", async () => {
  const shop = await openCheckout();
  const { asOf } = await readBoard(shop);
  const many = Array.from({ length: 1100 }, (_, at) => {
    const changedAt = new Date(shop.clock.now.getTime() + at).toISOString();
    return anOrder({ id: `o-${at}`, number: `N-${at}`, state: "pendiente", placedAt: changedAt, changedAt });
  });
  await shop.setOrders(...many);
  shop.wait(60_000);
  const open = await readBoard(shop);
  expect([open.orders.length, open.orders[0]?.number, open.hasMore]).toEqual([1000, "N-1099", true]);
  const first = await readBoard(shop, asOf);
  expect([first.orders.length, first.hasMore, first.asOf]).toEqual([1000, true, many[999]?.changedAt]);
  const second = await readBoard(shop, first.asOf);
  expect(namesOf(second)).toEqual(many.slice(999).map(({ number, state }) => `${number} ${state}`));
  expect(second.hasMore).toBeUndefined();
});
