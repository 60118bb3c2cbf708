import type { Order } from "@shop/contract";
import { CoveredTransitions } from "@shop/machine-checks";
import { describe, expect, it } from "vitest";
import { orderActionMachine } from "./order-action-machine.ts";
import { orderMachine } from "./order-machine.ts";
import { runOrder } from "./run-order.ts";
import { anOrder, anOrderAfter } from "./an-order.ts";
import { provideOrder } from "./services.ts";
import { FakeOrders } from "./testing.ts";

const transitions = new CoveredTransitions(orderMachine, orderActionMachine);

const PENDING = anOrder();
const DECLINED = anOrder({ payment: { status: "declined", url: "/pago-de-prueba/pago-1" } });
const PAID = anOrderAfter(["pendiente", "pagado"]);
const SHIPPED = anOrderAfter(["pendiente", "pagado", "preparando", "enviado"]);
const DELIVERED = anOrderAfter(["pendiente", "pagado", "preparando", "enviado", "entregado"]);
const CANCELLED = anOrderAfter(["pendiente", "cancelado"]);
const AT_THE_DOOR = anOrder({ paymentMethod: "contraentrega", payment: { status: "pending" } });

const refuse = (): never => {
  throw new Error("not allowed in this browser");
};

/** An order that is shown as it is now. */
async function follow(order: Order) {
  const screen = runOrder(transitions);
  await screen.services.reads.last.answer(order);
  return screen;
}

describe("an order", () => {
  it("is read when its screen opens, and shown", async () => {
    const { seen, services } = runOrder(transitions);
    expect(seen).toEqual({
      state: null,
      payment: null,
      failure: null,
      actionFailure: null,
      tags: ["loading"],
    });
    expect(services.reads.inputs).toEqual(["pedido-1"]);
    const shown = await follow(PENDING);
    expect(shown.seen).toEqual({
      state: "pendiente",
      payment: "pending",
      failure: null,
      actionFailure: null,
      tags: [],
    });
  });

  it.each([
    { id: 404, what: "order" } as const,
    { id: 403, reason: "notYours" } as const,
    { id: 422, field: "id" } as const,
  ])("that is nobody's or somebody else's is missing, and never asked for again: $id", async (failure) => {
    const screen = runOrder(transitions);
    await screen.services.reads.last.refuse(failure);
    screen.clock.increment(1_000_000);
    expect(screen.seen.tags).toEqual(["missing"]);
    expect(screen.services.reads.all).toHaveLength(1);
  });

  it("that cannot be read says why, and is read again when that is asked for or the network is back", async () => {
    const screen = runOrder(transitions);
    await screen.services.reads.last.refuse({ id: 503 });
    expect(screen.seen).toMatchObject({ failure: { id: 503 }, tags: ["failed"] });
    screen.send({ type: "order.retry" });
    expect(screen.seen).toMatchObject({ failure: null, tags: ["loading"] });
    await screen.services.reads.last.refuse({ id: 503 });
    screen.services.setNetwork(false);
    screen.services.setNetwork(true);
    expect(screen.seen.tags).toEqual(["loading"]);
    expect(screen.services.reads.all).toHaveLength(3);
  });

  it("is read to the end though the shopper looks away meanwhile", async () => {
    const screen = runOrder(transitions);
    screen.services.notifyTab(false);
    screen.services.setNetwork(false);
    screen.services.setNetwork(true);
    screen.services.notifyTab(true);
    await screen.services.reads.last.answer(PENDING);
    screen.clock.increment(2000);
    expect(screen.services.reads.all).toHaveLength(2);
  });

  it("is followed all the same in a browser that tells neither of its network nor of its tabs", async () => {
    const services = new FakeOrders();
    services.services.watchNetwork = refuse;
    services.services.watchTab = refuse;
    const screen = runOrder(transitions, services);
    await services.reads.last.answer(PENDING);
    screen.clock.increment(2000);
    expect(services.reads.all).toHaveLength(2);
  });

  it("that the server shows to nobody any more is forgotten", async () => {
    const screen = await follow(PENDING);
    screen.clock.increment(2000);
    await screen.services.reads.last.refuse({ id: 401 });
    expect(screen.seen).toMatchObject({ state: null, failure: { id: 401 }, tags: ["failed"] });
  });
});

describe("following", () => {
  it("looks again after pauses that grow while nothing is new, and soon again after news", async () => {
    const screen = await follow(PENDING);
    const { reads } = screen.services;
    screen.clock.increment(1999);
    expect(reads.all).toHaveLength(1);
    screen.clock.increment(1);
    expect(reads.all).toHaveLength(2);
    await reads.last.answer(PENDING);
    screen.clock.increment(2999);
    expect(reads.all).toHaveLength(2);
    screen.clock.increment(1);
    expect(reads.all).toHaveLength(3);
    await reads.last.answer(DECLINED);
    expect(screen.seen.payment).toBe("declined");
    screen.clock.increment(2000);
    expect(reads.all).toHaveLength(4);
  });

  it("asks the provider itself once its word is late", async () => {
    const screen = await follow(PENDING);
    const { reads, checks } = screen.services;
    for (const interval of [2000, 3000, 4500]) {
      screen.clock.increment(interval);
      // oxlint-disable-next-line no-await-in-loop -- one look after the other
      await reads.last.answer(PENDING);
    }
    screen.clock.increment(6750);
    expect([reads.all.length, checks.all.length]).toEqual([4, 1]);
    await checks.last.answer(PAID);
    expect(screen.seen).toMatchObject({ state: "pagado", payment: "paid" });
  });

  it("never waits longer than half a minute for a payment, nor than five minutes for a parcel", async () => {
    const paying = await follow(PENDING);
    for (let look = 0; look < 30; look++) {
      paying.clock.increment(30_000);
      const { reads, checks } = paying.services;
      expect(reads.all.length + checks.all.length).toBe(look + 2);
      // oxlint-disable-next-line no-await-in-loop -- one look after the other
      await Promise.all([reads.last.answer(PENDING), ...checks.all.map((each) => each.answer(PENDING))]);
    }
    const travelling = await follow(SHIPPED);
    travelling.clock.increment(29_999);
    expect(travelling.services.reads.all).toHaveLength(1);
    travelling.clock.increment(1);
    expect(travelling.services.reads.all).toHaveLength(2);
  });

  it.each([
    ["delivered", DELIVERED],
    ["cancelled", CANCELLED],
  ] as const)("ends with an order that is %s", async (_, order) => {
    const screen = await follow(order);
    screen.clock.increment(10_000_000);
    expect(screen.services.reads.all).toHaveLength(1);
  });

  it("goes on with a cancelled order until its money is back", async () => {
    const screen = await follow(anOrderAfter(["pendiente", "pagado", "cancelado"]));
    screen.clock.increment(30_000);
    await screen.services.reads.last.answer(
      anOrderAfter(["pendiente", "pagado", "cancelado"], { payment: { status: "refunded" } }),
    );
    screen.clock.increment(10_000_000);
    expect(screen.seen.payment).toBe("refunded");
    expect(screen.services.reads.all).toHaveLength(2);
  });

  it("rests while nobody sees the tab, and looks at once when it is seen again", async () => {
    const screen = await follow(PENDING);
    screen.services.notifyTab(false);
    screen.clock.increment(1_000_000);
    expect(screen.services.reads.all).toHaveLength(1);
    screen.services.notifyTab(true);
    expect(screen.services.reads.all).toHaveLength(2);
  });

  it("rests without a network, and looks at once when it is back", async () => {
    const screen = await follow(PENDING);
    screen.services.setNetwork(false);
    screen.clock.increment(1_000_000);
    expect(screen.services.reads.all).toHaveLength(1);
    screen.services.setNetwork(true);
    expect(screen.services.reads.all).toHaveLength(2);
  });

  it("rests without a network, and looks at once when both the network and the shopper are back", async () => {
    const screen = await follow(PENDING);
    screen.services.setNetwork(false);
    screen.services.notifyTab(false);
    screen.clock.increment(1_000_000);
    screen.services.setNetwork(true);
    expect(screen.services.reads.all).toHaveLength(1);
    screen.services.notifyTab(true);
    expect(screen.services.reads.all).toHaveLength(2);
  });

  it("looks at once when the shopper comes back from another page of the same tab", async () => {
    const screen = await follow(PENDING);
    screen.services.notifyTab(true);
    expect(screen.services.reads.all).toHaveLength(2);
  });

  it("keeps showing what is known when a reading fails, says so, and goes on", async () => {
    const screen = await follow(PENDING);
    screen.clock.increment(2000);
    await screen.services.reads.last.refuse({ id: 503 });
    expect(screen.seen).toMatchObject({ state: "pendiente", failure: { id: 503 }, tags: [] });
    screen.clock.increment(3000);
    await screen.services.reads.last.answer(PENDING);
    expect(screen.seen.failure).toBeNull();
  });

  it("ends with an order that is no longer this shopper's", async () => {
    const screen = await follow(PENDING);
    screen.clock.increment(2000);
    await screen.services.reads.last.refuse({ id: 404, what: "order" });
    expect(screen.seen.tags).toEqual(["missing"]);
  });
});

describe("paying", () => {
  it.each([
    ["pending", PENDING],
    ["declined", DECLINED],
  ] as const)(
    "of what is %s asks where, once however often it is pressed, and goes there",
    async (_, order) => {
      const screen = await follow(order);
      screen.send({ type: "order.pay" });
      screen.send({ type: "order.pay" });
      screen.send({ type: "order.cancel" });
      expect(screen.seen.tags).toEqual(["paying"]);
      await screen.services.payments.last.answer({
        order,
        payment: { kind: "redirect", url: "https://pago.test/1" },
      });
      expect(screen.services.payments.all).toHaveLength(1);
      expect(screen.services.opened).toEqual(["https://pago.test/1"]);
      screen.send({ type: "order.pay" });
      expect(screen.seen.tags).toEqual(["leaving"]);
      expect(screen.services.payments.all).toHaveLength(1);
    },
  );

  it("drops a look that is on its way: its answer would be older", async () => {
    const screen = await follow(PENDING);
    screen.clock.increment(2000);
    const look = screen.services.reads.last;
    screen.send({ type: "order.pay" });
    await screen.services.payments.last.answer({ order: PAID, payment: { kind: "done" } });
    await look.answer(PENDING);
    expect(screen.seen).toMatchObject({ state: "pagado", tags: [] });
  });

  it("leads nowhere when the order was called off meanwhile", async () => {
    const screen = await follow(PENDING);
    screen.send({ type: "order.pay" });
    await screen.services.payments.last.answer({ order: CANCELLED, payment: { kind: "done" } });
    expect(screen.seen).toMatchObject({ state: "cancelado", tags: [] });
    expect(screen.services.opened).toEqual([]);
  });

  it("that does not work says why, looks at the order, and can be tried again", async () => {
    const screen = await follow(PENDING);
    screen.send({ type: "order.pay" });
    await screen.services.payments.last.refuse({ id: 500 });
    expect(screen.seen).toMatchObject({ actionFailure: { id: 500 }, tags: [] });
    expect(screen.services.reads.all).toHaveLength(2);
    screen.send({ type: "order.pay" });
    expect(screen.seen).toMatchObject({ actionFailure: null, tags: ["paying"] });
  });

  it("goes on being followed when the shopper comes back to the page that the browser has kept", async () => {
    const screen = await follow(PENDING);
    screen.send({ type: "order.pay" });
    await screen.services.payments.last.answer({ order: PENDING, payment: { kind: "redirect", url: "/p" } });
    screen.services.notifyTab(false);
    screen.services.notifyTab(true);
    expect(screen.services.reads.all).toHaveLength(2);
    await screen.services.reads.last.answer(PAID);
    expect(screen.seen).toMatchObject({ state: "pagado", tags: [] });
  });

  it("that breaks down has the order looked at", async () => {
    const services = new FakeOrders();
    const action = orderActionMachine.provide({ guards: { isPayment: refuse } });
    const screen = runOrder(
      transitions,
      services,
      provideOrder(services.services).provide({ actors: { action } }),
    );
    await services.reads.last.answer(PENDING);
    screen.send({ type: "order.pay" });
    expect(screen.seen.tags).toEqual([]);
    expect(services.reads.all).toHaveLength(2);
  });

  it("is nothing for an order that is paid, at the door too, or called off", async () => {
    const screens = await Promise.all([PAID, AT_THE_DOOR, CANCELLED].map(follow));
    for (const screen of screens) {
      screen.send({ type: "order.pay" });
      screen.send({ type: "order.giveUp", operationId: "op" });
      expect(screen.seen.tags).toEqual([]);
    }
  });
});

describe("cancelling", () => {
  it("asks first, and leaves the order as it is when that was not meant", async () => {
    const screen = await follow(PENDING);
    screen.send({ type: "order.cancel" });
    expect(screen.seen.tags).toEqual(["confirming"]);
    screen.send({ type: "cancellation.drop" });
    expect(screen.seen.tags).toEqual([]);
    expect(screen.services.cancellations.all).toEqual([]);
  });

  it("cancels once, however often it is confirmed", async () => {
    const screen = await follow(PAID);
    screen.send({ type: "order.cancel" });
    screen.send({ type: "cancellation.confirm" });
    screen.send({ type: "cancellation.confirm" });
    expect(screen.seen.tags).toEqual(["confirming", "cancelling"]);
    await screen.services.cancellations.last.answer(CANCELLED);
    expect(screen.services.cancellations.all).toHaveLength(1);
    expect(screen.seen).toMatchObject({ state: "cancelado", tags: [] });
  });

  it("that came too late, or whose answer was lost, says so and shows how the order stands", async () => {
    const screen = await follow(PAID);
    screen.send({ type: "order.cancel" });
    screen.send({ type: "cancellation.confirm" });
    await screen.services.cancellations.last.refuse({ id: 403, reason: "tooLate" });
    await screen.services.reads.last.answer(SHIPPED);
    expect(screen.seen).toMatchObject({ state: "enviado", actionFailure: { id: 403 }, tags: [] });
    screen.send({ type: "order.cancel" });
    expect(screen.seen.tags).toEqual([]);
  });
});

describe("the cart", () => {
  it("gets the lines of an order again, once for each wish", async () => {
    const screen = await follow(SHIPPED);
    screen.send({ type: "order.repeat", operationId: "otra-vez" });
    screen.send({ type: "order.repeat", operationId: "y-otra" });
    expect(screen.reports).toEqual([
      {
        type: "lines.wanted",
        operationId: "otra-vez",
        items: SHIPPED.items.map((item) => ({ ...item, stock: item.quantity })),
      },
    ]);
    expect(screen.seen.tags).toEqual(["leaving"]);
  });

  it("gets them back from an order that is given up, after that was cancelled", async () => {
    const screen = await follow(DECLINED);
    screen.send({ type: "order.giveUp", operationId: "devuelto" });
    screen.send({ type: "order.giveUp", operationId: "otra" });
    expect(screen.seen.tags).toEqual(["givingUp"]);
    expect(screen.reports).toEqual([]);
    await screen.services.cancellations.last.answer(CANCELLED);
    expect(screen.services.cancellations.all).toHaveLength(1);
    expect(screen.reports).toMatchObject([{ type: "lines.wanted", operationId: "devuelto" }]);
  });

  it("gets nothing from an order that could not be given up, though it ends later", async () => {
    const screen = await follow(DECLINED);
    screen.send({ type: "order.giveUp", operationId: "devuelto" });
    await screen.services.cancellations.last.refuse({ id: 503 });
    expect(screen.seen).toMatchObject({ actionFailure: { id: 503 }, tags: [] });
    await screen.services.reads.last.answer(DECLINED);
    screen.clock.increment(30_000);
    await screen.services.reads.last.answer(CANCELLED);
    expect(screen.reports).toEqual([]);
    expect(screen.seen).toMatchObject({ state: "cancelado", tags: [] });
  });

  it("gets them back once when the answer was lost, but the order turns out to be cancelled", async () => {
    const screen = await follow(DECLINED);
    screen.send({ type: "order.giveUp", operationId: "devuelto" });
    await screen.services.cancellations.last.refuse({ id: 503 });
    await screen.services.reads.last.refuse({ id: 503 });
    screen.clock.increment(30_000);
    await screen.services.reads.last.answer(CANCELLED);
    expect(screen.reports).toMatchObject([{ type: "lines.wanted", operationId: "devuelto" }]);
    expect(screen.seen).toMatchObject({ state: "cancelado", actionFailure: null, tags: ["leaving"] });
    screen.services.notifyTab(true);
    await screen.services.reads.last.answer(CANCELLED);
    expect(screen.reports).toHaveLength(1);
    expect(screen.seen.tags).toEqual([]);
  });

  it("gets nothing back once the shopper wants something else of the order", async () => {
    const screen = await follow(DECLINED);
    screen.send({ type: "order.giveUp", operationId: "devuelto" });
    await screen.services.cancellations.last.refuse({ id: 503 });
    screen.send({ type: "order.cancel" });
    screen.send({ type: "cancellation.confirm" });
    await screen.services.cancellations.last.refuse({ id: 503 });
    await screen.services.reads.last.answer(CANCELLED);
    expect(screen.reports).toEqual([]);
    expect(screen.seen).toMatchObject({ state: "cancelado", tags: [] });
  });
});

describe("the chart", () => {
  it("has no transition that the tests above leave untaken", () => {
    console.log(transitions.figure);
    expect(transitions.uncovered).toEqual([]);
  });
});
