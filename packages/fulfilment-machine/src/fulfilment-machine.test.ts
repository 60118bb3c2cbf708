import { actionsFor, deliveredItems } from "@shop/commerce";
import type { Order, OrderAction, OrderState, PickedLine, ServedOrder, StaffRole } from "@shop/contract";
import { CoveredTransitions } from "@shop/machine-checks";
import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { aServedOrder } from "./a-card.ts";
import { fulfilmentMachine, type FulfilmentEvent, type FulfilmentReport } from "./fulfilment-machine.ts";
import {
  selectActionFailure,
  selectActions,
  selectFulfilmentFailure,
  selectFulfilmentStatus,
  selectIsWaiting,
  selectMayRefund,
  selectOutpacedBy,
  selectPickLines,
  selectRefund,
  selectRefundForm,
  selectRefundOutcome,
  selectRefusals,
  selectServed,
  selectSubstitutes,
} from "./selectors.ts";
import { provideFulfilment } from "./services.ts";
import { FakeFulfilment } from "./testing.ts";

const transitions = new CoveredTransitions(fulfilmentMachine);
const STATES: OrderState[] = ["pendiente", "pagado", "preparando", "enviado", "entregado", "cancelado"];
const ACTIONS: OrderAction[] = ["accept", "prepare", "ship", "deliver", "miss", "cancel"];
const COLLECTED = { id: "recoger", name: "Recoger en tienda", window: "" };
const BY_LUZ = { at: "2026-11-18T18:00:00.000Z", by: "luz@tienda.example", state: "preparando" } as const;

const { items, orderSummary } = aServedOrder().order;
const { changedAt: OPENED } = aServedOrder();
const [LATER, EVEN_LATER] = ["2026-11-18T18:00:00.000Z", "2026-11-18T19:00:00.000Z"];
/** All of it is there. */
const PICKED = { lines: items.map(({ id, quantity }) => ({ id, quantity })), summary: orderSummary };

/** The real machine; the test answers its calls. */
function runOrder(role: StaffRole = "mostrador", services = new FakeFulfilment()) {
  const reports: FulfilmentReport[] = [];
  const input = { id: "pedido-1", role };
  const clock = new SimulatedClock();
  const actor = createActor(provideFulfilment(services), { clock, input, inspect: transitions.note });
  actor.on("*", (report) => reports.push(report));
  actor.start();
  return {
    services,
    reads: services.calls.getServedOrder,
    moves: services.calls.moveOrder,
    picks: services.calls.pickItem,
    refunds: services.calls.refundItem,
    reports,
    send: (event: FulfilmentEvent) => actor.send(event),
    wait: (ms: number) => clock.increment(ms),
    substitutes: () => {
      const child = selectSubstitutes(actor.getSnapshot());
      if (!child) throw new Error("no substitutes");
      return child;
    },
    refund: () => {
      const snapshot = actor.getSnapshot();
      const form = selectRefundForm(snapshot);
      return {
        mayRefund: selectMayRefund(snapshot),
        of: selectRefund(snapshot)?.id ?? null,
        outcome: selectRefundOutcome(snapshot),
        form: form && { ...form.getSnapshot().context, value: form.getSnapshot().value },
      };
    },
    form: () => {
      const child = selectRefundForm(actor.getSnapshot());
      if (!child) throw new Error("no form");
      return child;
    },
    can: (action: OrderAction) => actor.getSnapshot().can({ type: `order.${action}` }),
    get seen() {
      const snapshot = actor.getSnapshot();
      return {
        status: selectFulfilmentStatus(snapshot),
        state: selectServed(snapshot)?.order.state ?? null,
        actions: selectActions(snapshot),
        failure: selectFulfilmentFailure(snapshot),
        actionFailure: selectActionFailure(snapshot),
        outpacedBy: selectOutpacedBy(snapshot),
        picked: selectPickLines(snapshot).map(({ picked }) => picked),
        isWaiting: selectIsWaiting(snapshot),
        refusals: selectRefusals(snapshot),
      };
    },
  };
}

/** An order that is read. */
async function openOrder(order: Partial<Order> = {}, role?: StaffRole) {
  const screen = runOrder(role);
  await screen.reads.last.answer(aServedOrder({ order }));
  return screen;
}

const movedTo = (state: OrderState, isMoved = true): ServedOrder & { isMoved: boolean } => ({
  ...aServedOrder({ order: { state }, changes: [{ ...BY_LUZ, state }] }),
  isMoved,
});

describe("an order", () => {
  it("is read when it is opened, and shown with what can be done", async () => {
    const screen = runOrder();
    const none = { failure: null, actionFailure: null, outpacedBy: null, isWaiting: false, refusals: {} };
    expect(screen.seen).toEqual({ ...none, status: "reading", state: null, actions: [], picked: [] });
    await screen.reads.last.answer(aServedOrder());
    expect(screen.seen).toEqual({
      ...none,
      status: "resting",
      state: "pendiente",
      actions: ["accept", "cancel"],
      picked: [null, null],
    });
    expect(screen.reads.inputs).toEqual([{ id: "pedido-1" }]);
  });

  it.each(
    STATES.flatMap((state) =>
      (["contraentrega", "prueba"] as const).flatMap((paymentMethod) =>
        [aServedOrder().order.shippingOption, COLLECTED].map(
          (shippingOption) => [state, paymentMethod, shippingOption.id, shippingOption] as const,
        ),
      ),
    ),
  )("that is %s, paid by %s and sent by %s has the actions of commerce's table", async (...words) => {
    const [state, paymentMethod, , shippingOption] = words;
    const screen = await openOrder({ state, paymentMethod, shippingOption, picking: PICKED });
    const possible = actionsFor({
      ...aServedOrder().order,
      picking: PICKED,
      state,
      paymentMethod,
      shippingOption,
    });
    expect(ACTIONS.filter(screen.can)).toEqual(possible);
    expect(screen.seen.actions).toEqual(possible);
  });

  it("shows who picks nothing but what picking needs", async () => {
    const pending = await openOrder({}, "surtido");
    expect(ACTIONS.filter(pending.can)).toEqual([]);
    const paid = await openOrder({ state: "pagado", paymentMethod: "prueba" }, "surtido");
    expect(ACTIONS.filter(paid.can)).toEqual(["prepare"]);
  });

  it("that cannot be read says why, and is read again on request", async () => {
    const screen = runOrder();
    await screen.reads.last.refuse({ id: 503 });
    expect(screen.seen).toMatchObject({ status: "failed", failure: { id: 503 } });
    screen.send({ type: "order.retry" });
    expect(screen.seen).toMatchObject({ status: "reading", failure: null });
  });

  it("that somebody else moves is read again, and stays on screen when that fails", async () => {
    const screen = await openOrder();
    screen.send({ type: "order.changed", changedAt: OPENED });
    expect(screen.reads.all).toHaveLength(1);
    screen.send({ type: "order.changed", changedAt: LATER });
    expect(screen.seen).toMatchObject({ status: "reading", state: "pendiente" });
    screen.send({ type: "order.changed", changedAt: EVEN_LATER });
    expect(screen.reads.all).toHaveLength(3);
    await screen.reads.last.refuse({ id: 503 });
    expect(screen.seen).toMatchObject({ status: "resting", state: "pendiente", failure: { id: 503 } });
    screen.send({ type: "order.retry" });
    await screen.reads.last.answer(aServedOrder({ order: { state: "enviado" } }));
    expect(screen.seen).toMatchObject({ state: "enviado", failure: null });
  });
});

describe("an action", () => {
  it.each<[OrderAction, Partial<Order>, OrderState]>([
    ["accept", {}, "preparando"],
    ["prepare", { state: "pagado" }, "preparando"],
    ["ship", { state: "preparando", picking: PICKED }, "enviado"],
    ["miss", { state: "enviado" }, "enviado"],
    ["deliver", { state: "enviado" }, "entregado"],
    ["deliver", { state: "preparando", picking: PICKED, shippingOption: COLLECTED }, "entregado"],
  ])("%s is performed once, from the state that was shown", async (action, order, next) => {
    const screen = await openOrder(order);
    screen.send({ type: `order.${action}` });
    screen.send({ type: `order.${action}` });
    expect(screen.seen.status).toBe("moving");
    await screen.moves.last.answer(movedTo(next));
    expect(screen.seen).toMatchObject({ status: "moved", state: next });
    const from = order.state ?? "pendiente";
    expect(screen.moves.inputs).toEqual([{ id: "pedido-1", from, action, missed: 0 }]);
    expect(screen.reports).toEqual([{ type: "order.moved" }]);
    screen.wait(499);
    expect(ACTIONS.filter(screen.can)).toEqual([]);
    screen.wait(1);
    expect(screen.seen.status).toBe("resting");
  });

  it.each(["pendiente", "pagado", "preparando", "enviado"] as const)(
    "to cancel a %s order is asked for twice",
    async (state) => {
      const screen = await openOrder({ state });
      screen.send({ type: "order.cancel" });
      expect(screen.seen.status).toBe("confirming");
      screen.send({ type: "cancellation.drop" });
      await screen.reads.last.answer(aServedOrder({ order: { state } }));
      expect([screen.seen.status, screen.moves.all]).toEqual(["resting", []]);
      screen.send({ type: "order.cancel" });
      screen.send({ type: "cancellation.confirm" });
      await screen.moves.last.answer(movedTo("cancelado"));
      screen.wait(500);
      expect(screen.seen).toMatchObject({ status: "resting", state: "cancelado", actions: [] });
    },
  );

  it("that is to be confirmed stays asked for while others pick, and is refused once they were faster", async () => {
    const screen = await openOrder();
    screen.send({ type: "order.cancel" });
    screen.send({ type: "order.changed", changedAt: LATER });
    expect(screen.seen.status).toBe("confirming");
    screen.send({ type: "cancellation.confirm" });
    await screen.moves.last.answer(movedTo("enviado", false));
    expect(screen.seen).toMatchObject({ status: "outpaced", state: "enviado" });
  });

  it("that somebody else was first with changes nothing, and says who it was", async () => {
    const screen = await openOrder();
    screen.send({ type: "order.accept" });
    await screen.moves.last.answer(movedTo("preparando", false));
    expect(screen.seen).toMatchObject({ status: "outpaced", state: "preparando", outpacedBy: BY_LUZ });
    screen.send({ type: "outpaced.dismiss" });
    expect(screen.seen).toMatchObject({ status: "resting", actions: ["cancel"], outpacedBy: null });
  });

  it("whose answer is lost shows so, and the state of the order", async () => {
    const screen = await openOrder();
    screen.send({ type: "order.accept" });
    await screen.moves.last.refuse({ id: 503 });
    await screen.reads.last.answer(aServedOrder());
    expect(screen.seen).toMatchObject({ status: "resting", actionFailure: { id: 503 } });
    screen.send({ type: "order.accept" });
    expect(screen.seen).toMatchObject({ status: "moving", actionFailure: null });
  });
});

const MILK = { id: "leche-entera-1-l", quantity: 1 };
const BEANS = { id: "frijol-negro-900-g", quantity: 1 };
const preparing = (lines: PickedLine[] = []) =>
  aServedOrder({
    order: { state: "preparando", picking: { lines, summary: orderSummary } },
  });

/** An order that is being picked, on a device. */
async function startPicking(services?: FakeFulfilment) {
  const screen = runOrder("surtido", services);
  await screen.reads.last.answer(preparing());
  return screen;
}

describe("picking", () => {
  it("shows a line at once, and sends one after the other, the last of each product", async () => {
    const screen = await startPicking();
    const { send } = screen;
    send({ type: "line.pick", line: MILK });
    send({ type: "line.pick", line: { ...BEANS, quantity: 0 } });
    send({ type: "line.pick", line: BEANS });
    send({ type: "line.pick", line: { ...MILK, quantity: 2 } });
    expect(screen.seen.picked).toEqual([{ ...MILK, quantity: 2 }, BEANS]);
    expect(screen.seen.status).toBe("saving");
    await screen.picks.last.answer(preparing([MILK]));
    await screen.picks.last.answer(preparing([MILK, BEANS]));
    await screen.picks.last.answer(preparing([{ ...MILK, quantity: 2 }, BEANS]));
    expect(screen.picks.inputs).toEqual(
      [MILK, BEANS, { ...MILK, quantity: 2 }].map(({ id: itemId, quantity }) => ({
        id: "pedido-1",
        itemId,
        quantity,
      })),
    );
    expect(screen.seen).toMatchObject({ status: "resting", picked: [{ ...MILK, quantity: 2 }, BEANS] });
  });

  it("waits without a network, and keeps what was picked through a reload", async () => {
    const screen = await startPicking();
    const { services, send, wait } = screen;
    send({ type: "line.pick", line: MILK });
    await screen.picks.last.refuse({ id: 503 });
    expect(screen.seen).toMatchObject({ status: "saving", isWaiting: true, picked: [MILK, null] });
    const reloaded = await startPicking(services);
    expect(reloaded.seen.picked).toEqual([MILK, null]);
    await screen.picks.last.answer(preparing([MILK]));
    expect([reloaded.seen.status, services.unsentLines.stored.size]).toEqual(["resting", 0]);
    wait(1000);
    await screen.picks.last.answer(preparing([MILK]));
    expect(screen.seen).toMatchObject({ status: "resting", isWaiting: false });
  });

  it("that the server does not take says why, and shows the order as it is", async () => {
    const screen = await startPicking();
    const { send } = screen;
    send({ type: "line.pick", line: MILK });
    await screen.picks.last.refuse({ id: 409 });
    await screen.reads.last.answer(preparing());
    expect(screen.seen).toMatchObject({
      status: "resting",
      picked: [null, null],
      refusals: { [MILK.id]: { id: 409 } },
    });
  });

  it("of an order that has left meanwhile says that it is lost", async () => {
    const screen = await startPicking();
    const { services, send } = screen;
    send({ type: "line.pick", line: MILK });
    send({ type: "order.changed", changedAt: EVEN_LATER });
    await screen.reads.last.answer(aServedOrder({ order: { state: "enviado" } }));
    expect(screen.seen).toMatchObject({
      status: "resting",
      refusals: { [MILK.id]: { id: 422 } },
      picked: [null, null],
    });
    expect(services.unsentLines.stored.size).toBe(0);
  });

  it("keeps why a line was not taken until it is picked again, whatever else is saved", async () => {
    const screen = await startPicking();
    const { send } = screen;
    send({ type: "line.pick", line: MILK });
    send({ type: "line.pick", line: BEANS });
    await screen.picks.last.refuse({ id: 409 });
    // While the order is read again, nothing that is picked is lost.
    send({ type: "line.pick", line: { ...BEANS, quantity: 0 } });
    await screen.reads.last.answer(preparing());
    await screen.picks.last.answer(preparing([BEANS]));
    await screen.picks.last.answer(preparing([{ ...BEANS, quantity: 0 }]));
    expect(screen.seen).toMatchObject({ status: "resting", refusals: { [MILK.id]: { id: 409 } } });
    send({ type: "line.pick", line: MILK });
    expect(screen.seen.refusals).toEqual({});
  });

  it("that an earlier page has kept gives way to what was saved since", async () => {
    const services = new FakeFulfilment();
    services.unsentLines.write("pedido-1", [MILK, { ...BEANS, quantity: 0 }]);
    const screen = runOrder("surtido", services);
    await screen.reads.last.answer(preparing([MILK, BEANS]));
    expect(screen.seen).toMatchObject({
      status: "resting",
      picked: [MILK, BEANS],
      refusals: { [BEANS.id]: { id: 422, field: "line" } },
    });
    expect([screen.picks.all, services.unsentLines.stored.size]).toEqual([[], 0]);
  });

  it("leaves the order where it is until all is looked for and saved", async () => {
    const screen = await openOrder({ state: "preparando", picking: PICKED });
    screen.send({ type: "line.pick", line: MILK });
    expect(ACTIONS.filter(screen.can)).toEqual([]);
    await screen.picks.last.answer(preparing([MILK]));
    expect(ACTIONS.filter(screen.can)).toEqual(["cancel"]);
    screen.send({ type: "line.pick", line: BEANS });
    await screen.picks.last.answer(preparing([MILK, BEANS]));
    expect(ACTIONS.filter(screen.can)).toEqual(["ship", "cancel"]);
  });

  it("of somebody else is read, and nothing is read for one's own", async () => {
    const screen = await startPicking();
    screen.send({ type: "line.pick", line: MILK });
    await screen.picks.last.answer({ ...preparing([MILK]), changedAt: LATER });
    screen.send({ type: "order.changed", changedAt: LATER });
    expect(screen.reads.all).toHaveLength(1);
    screen.send({ type: "order.changed", changedAt: EVEN_LATER });
    expect(screen.reads.all).toHaveLength(2);
  });

  it("that was saved is not said to be lost when the order has left before the answer came", async () => {
    const screen = await startPicking();
    screen.send({ type: "line.pick", line: MILK });
    await screen.picks.last.refuse({ id: 503 });
    screen.send({ type: "order.changed", changedAt: LATER });
    const picking = { lines: [MILK], summary: orderSummary };
    await screen.reads.last.answer(aServedOrder({ order: { state: "enviado", picking } }));
    expect(screen.seen).toMatchObject({ status: "resting", isWaiting: false, refusals: {} });
  });

  it("goes on without substitutes when the search for them breaks", async () => {
    const screen = await startPicking();
    screen.substitutes().send({ type: "substitutes.open", id: MILK.id });
    // JSON takes no such key.
    screen.substitutes().send({ type: "substitutes.open", id: 1n as never });
    screen.send({ type: "line.pick", line: MILK });
    expect(screen.seen.status).toBe("saving");
  });

  it("asks what may go instead of a product", async () => {
    const { services, substitutes } = await startPicking();
    substitutes().send({ type: "substitutes.open", id: MILK.id });
    await services.similar.last.answer([]);
    expect([services.similar.inputs, substitutes().getSnapshot().hasTag("ready")]).toEqual([[MILK.id], true]);
  });
});

/** Two litres of milk were delivered, so many of them refunded, and beans. */
function delivered(refunded = 0, order: Partial<Order> = {}): ServedOrder {
  const units = [{ id: MILK.id, quantity: refunded, amount: 2850 * refunded }];
  const refunds = refunded > 0 ? { refunds: { units, summary: orderSummary } } : {};
  return aServedOrder({ order: { state: "entregado", picking: PICKED, ...refunds, ...order } });
}

/** The form of the milk, of a delivered order. */
async function openRefund(served = delivered(), role?: StaffRole) {
  const screen = runOrder(role);
  await screen.reads.last.answer(served);
  const [milk] = deliveredItems(served.order);
  if (!milk) throw new Error("nothing was delivered");
  const open = () => screen.send({ type: "refund.open", delivered: milk });
  open();
  const submit = (units: string) => screen.form().send({ type: "form.submit", values: { units } });
  // A copy would have what was seen at first.
  return Object.assign(screen, { open, submit });
}

describe("a refund", () => {
  it("is of so many units more than were refunded, and shown when it is made", async () => {
    const screen = await openRefund(delivered(1));
    expect(screen.refund()).toMatchObject({ of: MILK.id, outcome: null, form: { hints: { units: 1 } } });
    screen.submit("1");
    expect(screen.refunds.inputs).toEqual([{ id: "pedido-1", itemId: MILK.id, from: 1, to: 2 }]);
    await screen.refunds.last.answer({ ...delivered(2), isRefunded: true });
    const outcome = { id: MILK.id, isRefunded: true, amount: 5700 };
    expect(screen.refund()).toEqual({ mayRefund: true, of: null, outcome, form: undefined });
    screen.open();
    expect(screen.refund()).toMatchObject({ of: MILK.id, outcome: null });
  });

  it("names what went instead, which may be a product of another line", async () => {
    const [milk, beans] = items;
    if (!milk || !beans) throw new Error("no items");
    const lines = [{ id: MILK.id, quantity: 1, substitute: beans }, BEANS];
    const served = delivered(0, { picking: { lines, summary: orderSummary } });
    const screen = await openRefund(served);
    screen.form().send({ type: "form.close" });
    await screen.reads.last.answer(served);
    const [, instead] = deliveredItems(served.order);
    if (!instead) throw new Error("nothing went instead");
    screen.send({ type: "refund.open", delivered: instead });
    screen.submit("1");
    const name = { itemId: MILK.id, substituteId: BEANS.id };
    expect(screen.refunds.inputs).toEqual([{ id: "pedido-1", ...name, from: 0, to: 1 }]);
  });

  it.each(["", "0", "3", "1.5", "1e0", "dos"])("of %j units is refused at its field", async (units) => {
    const screen = await openRefund();
    screen.form().send({ type: "field.change", field: "units", values: { units } });
    screen.submit(units);
    const refused = { errors: { units: "invalid" }, hints: { units: null } };
    expect([screen.refund().form, screen.refunds.all]).toMatchObject([refused, []]);
  });

  it("stays as it was typed without a network, and is sent again as the same", async () => {
    const screen = await openRefund();
    screen.submit("2");
    await screen.refunds.last.refuse({ id: 503 });
    // What somebody else does meanwhile does not take the form away.
    screen.send({ type: "order.changed", changedAt: LATER });
    expect(screen.refund()).toMatchObject({ of: MILK.id, form: { failure: { id: 503 }, value: "editing" } });
    screen.submit("2");
    const sent = { id: "pedido-1", itemId: MILK.id, from: 0, to: 2 };
    expect([screen.refunds.inputs, screen.reads.all.length]).toEqual([[sent, sent], 1]);
  });

  it("that somebody else was first with is none, and shows how the order is now", async () => {
    const screen = await openRefund();
    screen.submit("2");
    await screen.refunds.last.answer({ ...delivered(1), isRefunded: false });
    expect(screen.refund()).toMatchObject({ of: null, outcome: { id: MILK.id, isRefunded: false } });
    screen.open();
    screen.form().send({ type: "form.close" });
    expect([screen.seen.status, screen.refund().of]).toEqual(["reading", null]);
  });

  it.each<[string, ServedOrder, StaffRole]>([
    ["of an order on its way", delivered(0, { state: "enviado" }), "mostrador"],
    ["of a payment that was refunded", delivered(0, { payment: { status: "refunded" } }), "direccion"],
    ["by who picks", delivered(), "surtido"],
  ])("%s is not possible", async (_, served, role) => {
    const screen = await openRefund(served, role);
    expect(screen.refund()).toEqual({ mayRefund: false, of: null, outcome: null, form: undefined });
  });

  it("of which nothing is left is not possible, and a form that breaks ends it", async () => {
    const spent = await openRefund(delivered(2));
    expect(spent.refund()).toMatchObject({ mayRefund: true, of: null });
    const screen = await openRefund();
    screen.form().send({ type: "form.submit", values: null as never });
    expect([screen.seen.status, screen.refund().of]).toEqual(["reading", null]);
  });
});

it.each([{ id: 401 }, { id: 403 }] as const)(
  "an account that is not of the staff neither reads nor moves an order: $id",
  async (failure) => {
    const unread = runOrder();
    await unread.reads.last.refuse(failure);
    expect([unread.seen.status, unread.reports]).toEqual(["forbidden", [{ type: "staff.refused" }]]);
    const screen = await openOrder();
    screen.send({ type: "order.accept" });
    await screen.moves.last.refuse(failure);
    const picking = await startPicking();
    picking.send({ type: "line.pick", line: MILK });
    await picking.picks.last.refuse(failure);
    expect([picking.seen.status, picking.reports]).toEqual(["forbidden", [{ type: "staff.refused" }]]);
    expect([screen.seen.status, screen.reports]).toEqual(["forbidden", [{ type: "staff.refused" }]]);
  },
);

it("has no transition that the tests above leave untaken", () => {
  expect(transitions.uncovered).toEqual([]);
});
