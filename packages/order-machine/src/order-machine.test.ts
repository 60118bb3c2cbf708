import type { Order } from "@shop/contract";
import { CoveredTransitions } from "@shop/machine-checks";
import { describe, expect, it } from "vitest";
import { orderActionMachine } from "./order-action-machine.ts";
import { orderMachine } from "./order-machine.ts";
import { runOrder } from "./run-order.ts";
import { anOrderAfter } from "./an-order.ts";
import { provideOrder } from "./services.ts";
import { anOrder, FakeOrders } from "./testing.ts";

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

/** An order that is loaded. */
async function follow(order: Order) {
  const screen = runOrder(transitions);
  await screen.answer(order);
  return screen;
}

describe("an order", () => {
  it("is read when its screen opens, and shown", async () => {
    const screen = runOrder(transitions);
    const unseen = { state: null, payment: null, failure: null, actionFailure: null };
    expect(screen.seen).toEqual({ ...unseen, tags: ["loading"] });
    expect(screen.services.reads.inputs).toEqual(["pedido-1"]);
    await screen.answer(PENDING);
    expect(screen.seen).toEqual({ ...unseen, state: "pendiente", payment: "pending", tags: [] });
  });

  it.each([
    { id: 404, what: "order" } as const,
    { id: 403, reason: "notYours" } as const,
    { id: 422, field: "id" } as const,
  ])("that is nobody's or somebody else's is missing, and never asked for again: $id", async (failure) => {
    const screen = runOrder(transitions);
    await screen.refuse(failure);
    screen.wait(1_000_000);
    expect([screen.seen.tags, screen.looks]).toEqual([["missing"], 1]);
    const known = await follow(PENDING);
    known.wait(2000);
    await known.refuse(failure);
    expect(known.seen.tags).toEqual(["missing"]);
  });

  it("that cannot be loaded shows why, and is loaded again on a retry or when the network is back", async () => {
    const screen = runOrder(transitions);
    await screen.refuse({ id: 503 });
    expect(screen.seen).toMatchObject({ failure: { id: 503 }, tags: ["failed"] });
    screen.send({ type: "order.retry" });
    expect(screen.seen).toMatchObject({ failure: null, tags: ["loading"] });
    await screen.refuse({ id: 503 });
    screen.services.setNetwork(false);
    screen.services.setNetwork(true);
    expect([screen.seen.tags, screen.looks]).toEqual([["loading"], 3]);
  });

  it("is read to the end although the tab is hidden meanwhile", async () => {
    const screen = runOrder(transitions);
    screen.services.notifyTab(false);
    screen.services.setNetwork(false);
    screen.services.setNetwork(true);
    screen.services.notifyTab(true);
    await screen.answer(PENDING);
    screen.wait(2000);
    expect(screen.looks).toBe(2);
  });

  it("is followed even in a browser that reports neither network nor visibility", async () => {
    const services = new FakeOrders();
    services.services.watchNetwork = refuse;
    services.services.watchTab = refuse;
    const screen = runOrder(transitions, services);
    await screen.answer(PENDING);
    screen.wait(2000);
    expect(screen.looks).toBe(2);
  });

  it("that the server no longer returns is cleared", async () => {
    const screen = await follow(PENDING);
    screen.wait(2000);
    await screen.refuse({ id: 401 });
    expect(screen.seen).toMatchObject({ state: null, failure: { id: 401 }, tags: ["failed"] });
  });
});

describe("following", () => {
  it("reads again after growing delays while nothing changes, and soon again after a change", async () => {
    const screen = await follow(PENDING);
    const lookAfter = async (pause: number, order: Order) => {
      const { looks } = screen;
      screen.wait(pause - 1);
      expect(screen.looks).toBe(looks);
      screen.wait(1);
      expect(screen.looks).toBe(looks + 1);
      await screen.answer(order);
    };
    await lookAfter(2000, PENDING);
    await lookAfter(3000, DECLINED);
    expect(screen.seen.payment).toBe("declined");
    await lookAfter(2000, DECLINED);
    const travelling = await follow(SHIPPED);
    travelling.wait(29_999);
    expect(travelling.looks).toBe(1);
    travelling.wait(1);
    expect(travelling.looks).toBe(2);
  });

  it("looks often while the order is picked, also at what was missing", async () => {
    const picking = anOrderAfter(["pendiente", "pagado", "preparando"]);
    const screen = await follow(picking);
    screen.wait(3000);
    await screen.answer(picking);
    screen.wait(4500);
    const lines = [{ id: "leche-entera-1-l", quantity: 1 }];
    await screen.answer({ ...picking, picking: { lines, summary: picking.orderSummary } });
    // Something has changed, so it is read soon again.
    screen.wait(3000);
    expect(screen.looks).toBe(4);
  });

  it("asks the provider itself once its word is late, and never waits longer than half a minute", async () => {
    const screen = await follow(PENDING);
    const lookOften = async (looks: number): Promise<void> => {
      if (looks === 0) return;
      const before = screen.looks;
      screen.wait(30_000);
      expect(screen.looks).toBe(before + 1);
      await screen.answer(PENDING);
      await lookOften(looks - 1);
    };
    await lookOften(3);
    expect(screen.services.checks.all).toEqual([]);
    await lookOften(1);
    expect(screen.services.checks.all).toHaveLength(1);
    await lookOften(25);
    screen.wait(30_000);
    await screen.answer(PAID);
    expect(screen.seen).toMatchObject({ state: "pagado", payment: "paid" });
  });

  it.each([
    ["delivered", DELIVERED],
    ["cancelled", CANCELLED],
  ] as const)("ends with an order that is %s", async (_, order) => {
    const screen = await follow(order);
    screen.wait(10_000_000);
    expect(screen.looks).toBe(1);
  });

  it("follows a cancelled order until it is refunded", async () => {
    const states: Order["state"][] = ["pendiente", "pagado", "cancelado"];
    const screen = await follow(anOrderAfter(states));
    screen.wait(30_000);
    await screen.answer(anOrderAfter(states, { payment: { status: "refunded" } }));
    screen.wait(10_000_000);
    expect([screen.seen.payment, screen.looks]).toEqual(["refunded", 2]);
  });

  it.each([
    ["the tab is hidden", false, true],
    ["there is no network", true, false],
    ["there is neither", false, false],
  ])("rests while %s, and looks at once when that is over", async (_, isSeen, isOnline) => {
    const screen = await follow(PENDING);
    if (!isOnline) screen.services.setNetwork(false);
    if (!isSeen) screen.services.notifyTab(false);
    screen.wait(1_000_000);
    if (!isOnline && !isSeen) screen.services.setNetwork(true);
    expect(screen.looks).toBe(1);
    if (isSeen) screen.services.setNetwork(true);
    else screen.services.notifyTab(true);
    expect(screen.looks).toBe(2);
  });

  it("reads at once when the shopper returns from another page of the same tab", async () => {
    const screen = await follow(PENDING);
    screen.services.notifyTab(true);
    expect(screen.looks).toBe(2);
  });

  it("keeps showing the known order when a read fails, shows so, and continues", async () => {
    const screen = await follow(PENDING);
    screen.wait(2000);
    await screen.refuse({ id: 503 });
    expect(screen.seen).toMatchObject({ state: "pendiente", failure: { id: 503 }, tags: [] });
    screen.wait(3000);
    await screen.answer(PENDING);
    expect(screen.seen.failure).toBeNull();
  });
});

describe("paying", () => {
  it.each([
    ["pending", PENDING],
    ["declined", DECLINED],
  ] as const)("of what is %s asks where, once, goes there, and is followed after", async (_, order) => {
    const screen = await follow(order);
    const { payments, opened, notifyTab } = screen.services;
    screen.send({ type: "order.pay" });
    screen.send({ type: "order.pay" });
    screen.send({ type: "order.cancel" });
    expect(screen.seen.tags).toEqual(["paying"]);
    await payments.last.answer({ order, payment: { kind: "redirect", url: "https://pago.test/1" } });
    screen.send({ type: "order.pay" });
    expect([screen.seen.tags, opened, payments.all.length]).toEqual([
      ["leaving"],
      ["https://pago.test/1"],
      1,
    ]);
    // The browser restores the page from its back/forward cache.
    notifyTab(false);
    notifyTab(true);
    await screen.answer(PAID);
    expect(screen.seen).toMatchObject({ state: "pagado", tags: [] });
  });

  it.each([
    ["paid", PAID],
    ["called off", CANCELLED],
  ] as const)("leads nowhere when it was %s meanwhile, and drops an older look", async (_, order) => {
    const screen = await follow(PENDING);
    screen.wait(2000);
    const look = screen.services.reads.last;
    screen.send({ type: "order.pay" });
    await screen.services.payments.last.answer({ order, payment: { kind: "done" } });
    await look.answer(PENDING);
    expect(screen.seen).toMatchObject({ state: order.state, tags: [] });
    expect(screen.services.opened).toEqual([]);
  });

  it("that fails shows why, reads the order, and can be tried again", async () => {
    const screen = await follow(PENDING);
    screen.send({ type: "order.pay" });
    await screen.services.payments.last.refuse({ id: 500 });
    expect(screen.seen).toMatchObject({ actionFailure: { id: 500 }, tags: [] });
    expect(screen.looks).toBe(2);
    screen.send({ type: "order.pay" });
    expect(screen.seen).toMatchObject({ actionFailure: null, tags: ["paying"] });
  });

  it("that fails unexpectedly reads the order", async () => {
    const services = new FakeOrders();
    const action = orderActionMachine.provide({ guards: { isPayment: refuse } });
    const machine = provideOrder(services.services).provide({ actors: { action } });
    const screen = runOrder(transitions, services, machine);
    await screen.answer(PENDING);
    screen.send({ type: "order.pay" });
    expect([screen.seen.tags, screen.looks]).toEqual([[], 2]);
  });

  it.each([
    ["paid", PAID],
    ["paid at the door", AT_THE_DOOR],
    ["called off", CANCELLED],
  ] as const)("is nothing for an order that is %s", async (_, order) => {
    const screen = await follow(order);
    screen.send({ type: "order.pay" });
    screen.send({ type: "order.giveUp", operationId: "op" });
    expect(screen.seen.tags).toEqual([]);
  });
});

describe("cancelling", () => {
  it("asks first, and cancels once, however often it is confirmed", async () => {
    const screen = await follow(PAID);
    const { cancellations } = screen.services;
    screen.send({ type: "order.cancel" });
    expect(screen.seen.tags).toEqual(["confirming"]);
    screen.send({ type: "cancellation.drop" });
    expect([screen.seen.tags, cancellations.all]).toEqual([[], []]);
    screen.send({ type: "order.cancel" });
    screen.send({ type: "cancellation.confirm" });
    screen.send({ type: "cancellation.confirm" });
    expect(screen.seen.tags).toEqual(["confirming", "cancelling"]);
    await cancellations.last.answer(CANCELLED);
    expect(cancellations.all).toHaveLength(1);
    expect(screen.seen).toMatchObject({ state: "cancelado", tags: [] });
  });

  it("that was too late, or whose response was lost, shows so and the state of the order", async () => {
    const screen = await follow(PAID);
    screen.send({ type: "order.cancel" });
    screen.send({ type: "cancellation.confirm" });
    await screen.services.cancellations.last.refuse({ id: 403, reason: "tooLate" });
    await screen.answer(SHIPPED);
    expect(screen.seen).toMatchObject({ state: "enviado", actionFailure: { id: 403 }, tags: [] });
    screen.send({ type: "order.cancel" });
    expect(screen.seen.tags).toEqual([]);
  });
});

describe("the cart", () => {
  /** Gives an order up; the response is lost. */
  const giveUp = async () => {
    const screen = await follow(DECLINED);
    screen.send({ type: "order.giveUp", operationId: "devuelto" });
    await screen.services.cancellations.last.refuse({ id: 503 });
    expect(screen.seen).toMatchObject({ actionFailure: { id: 503 }, tags: [] });
    return screen;
  };

  it("gets the lines of an order again, once for each wish", async () => {
    const screen = await follow(SHIPPED);
    screen.send({ type: "order.repeat", operationId: "otra-vez" });
    screen.send({ type: "order.repeat", operationId: "y-otra" });
    const items = SHIPPED.items.map((item) => ({ ...item, stock: item.quantity }));
    expect(screen.reports).toEqual([{ type: "lines.wanted", operationId: "otra-vez", items }]);
    expect(screen.seen.tags).toEqual(["leaving"]);
  });

  it("gets them back from an order that is given up, after its cancellation", async () => {
    const screen = await follow(DECLINED);
    screen.send({ type: "order.giveUp", operationId: "devuelto" });
    screen.send({ type: "order.giveUp", operationId: "otra" });
    expect([screen.seen.tags, screen.reports]).toEqual([["givingUp"], []]);
    await screen.services.cancellations.last.answer(CANCELLED);
    expect(screen.services.cancellations.all).toHaveLength(1);
    expect(screen.reports).toMatchObject([{ type: "lines.wanted", operationId: "devuelto" }]);
  });

  it("gets nothing from an order that could not be given up, although it ends later", async () => {
    const screen = await giveUp();
    await screen.answer(DECLINED);
    screen.wait(30_000);
    await screen.answer(CANCELLED);
    expect(screen.reports).toEqual([]);
    expect(screen.seen).toMatchObject({ state: "cancelado", tags: [] });
  });

  it("gets them back once when the answer was lost, but the order turns out to be cancelled", async () => {
    const screen = await giveUp();
    await screen.refuse({ id: 503 });
    screen.wait(30_000);
    await screen.answer(CANCELLED);
    expect(screen.reports).toMatchObject([{ type: "lines.wanted", operationId: "devuelto" }]);
    expect(screen.seen).toMatchObject({ state: "cancelado", actionFailure: null, tags: ["leaving"] });
    screen.services.notifyTab(true);
    await screen.answer(CANCELLED);
    expect([screen.reports.length, screen.seen.tags]).toEqual([1, []]);
  });

  it("gets nothing back once the shopper wants something else of the order", async () => {
    const screen = await giveUp();
    screen.send({ type: "order.cancel" });
    screen.send({ type: "cancellation.confirm" });
    await screen.services.cancellations.last.refuse({ id: 503 });
    await screen.answer(CANCELLED);
    expect(screen.reports).toEqual([]);
    expect(screen.seen).toMatchObject({ state: "cancelado", tags: [] });
  });
});

it("the chart has no transition that the tests above leave untaken", () => {
  expect(transitions.uncovered).toEqual([]);
});
