import type { Failure } from "@shop/contract";
import { provideBoard, provideFulfilment } from "@shop/fulfilment-machine";
import { aCard, aServedOrder } from "@shop/fulfilment-machine/testing";
import { CoveredTransitions } from "@shop/machine-checks";
import { Secret } from "@shop/session-machine";
import { describe, expect, it } from "vitest";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { deskMachine, type DeskEvent, type Staff } from "./desk-machine.ts";
import { provideDesk } from "./desk-services.ts";
import { selectView, selectViews } from "./selectors.ts";
import { FakeDesk } from "./testing.ts";
import type { Address, View } from "./views.ts";

const transitions = new CoveredTransitions(deskMachine);
/** Each runs a machine of its own name. */
const SCREENS = ["goods", "promotions", "days", "messages", "figures", "log"] as const;
const LUZ = { email: "luz@tienda.example", role: "mostrador" } as const;
const EVA = { email: "eva@tienda.example", role: "direccion" } as const;
const SIGN_IN = { type: "staff.signIn", email: LUZ.email, password: new Secret("clave") } as const;

const refuse = (): never => {
  throw new Error("not allowed in this browser");
};

/** In place of a machine that throws. */
const broken = fromPromise(async () => refuse());

/** The real machine; the test answers its calls. */
function runDesk(services = new FakeDesk(), machine = provideDesk(services)) {
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock, inspect: transitions.note });
  actor.start();
  return {
    services,
    clock,
    actor,
    send: (event: DeskEvent) => actor.send(event),
    get seen() {
      const snapshot = actor.getSnapshot();
      const { staff, orderId, failure, signInFailure } = snapshot.context;
      const children = ["board", "fulfilment"].filter((id) => id in snapshot.children);
      return { tags: [...snapshot.tags], staff, orderId, failure, signInFailure, children };
    },
    /** The screen that is shown, the ones that can be opened, and what runs for them. */
    get screens() {
      const snapshot = actor.getSnapshot();
      const children = ["board", ...SCREENS, "roleForm", "fulfilment"].filter(
        (id) => id in snapshot.children,
      );
      return { shown: selectView(snapshot), allowed: selectViews(snapshot), children };
    },
  };
}

/** Luz is at the counter. @param orderId in the URL @param view in the URL */
async function openDesk(orderId: string | null = null, view: View = "board", who: Staff = LUZ) {
  return admit(runDesk(), { view, orderId }, who);
}

async function admit(desk: ReturnType<typeof runDesk>, address: Address, who: Staff) {
  desk.services.notifyAddress(address);
  desk.services.notifyIdentity(true);
  await desk.services.staff.last.answer(who);
  return desk;
}

/** Somebody has signed in, and the server does not say who they are. */
async function askInVain(failure: Failure) {
  const desk = runDesk();
  desk.services.notifyIdentity(true);
  await desk.services.staff.last.refuse(failure);
  return desk;
}

describe("signing in", () => {
  it("is asked for when nobody is signed in, and opens the board", async () => {
    const desk = runDesk();
    const nobody = { staff: null, orderId: null, failure: null, signInFailure: null, children: [] };
    expect(desk.seen).toEqual({ ...nobody, tags: ["opening"] });
    desk.services.notifyIdentity(false);
    expect(desk.seen).toEqual({ ...nobody, tags: ["signedOut"] });
    desk.send(SIGN_IN);
    expect(desk.seen.tags).toEqual(["signedOut", "signingIn"]);
    await desk.services.signIns.last.answer();
    expect(desk.seen.tags).toEqual(["opening"]);
    await desk.services.staff.last.answer(LUZ);
    expect(desk.seen).toEqual({ ...nobody, tags: ["working"], staff: LUZ, children: ["board"] });
    expect(desk.services.signIns.inputs).toEqual([{ ...SIGN_IN }]);
  });

  it("that fails says why, until it is tried again", async () => {
    const desk = runDesk();
    desk.services.notifyIdentity(false);
    desk.send(SIGN_IN);
    await desk.services.signIns.last.refuse("wrongCredentials");
    expect(desk.seen).toMatchObject({ tags: ["signedOut"], signInFailure: "wrongCredentials" });
    desk.send(SIGN_IN);
    expect(desk.seen.signInFailure).toBeNull();
  });

  it("is possible in a browser that reports neither who is signed in nor its URL", () => {
    const services = new FakeDesk();
    Object.assign(services, { watchIdentity: refuse, watchAddress: refuse });
    expect(runDesk(services).seen.tags).toEqual(["signedOut"]);
  });
});

describe("an account", () => {
  it("without a role gets the first one by a code, which may be typed again", async () => {
    const desk = await askInVain({ id: 403 });
    const { takeFirstRole } = desk.services.calls;
    desk.send({ type: "role.take", code: "1234567890" });
    expect(desk.seen.tags).toEqual(["withoutRole", "takingRole"]);
    await takeFirstRole.last.refuse({ id: 422, field: "code" });
    expect(desk.seen).toMatchObject({ tags: ["withoutRole"], failure: { id: 422, field: "code" } });
    desk.send({ type: "role.take", code: "4821390577" });
    expect(desk.seen.failure).toBeNull();
    await takeFirstRole.last.answer({ token: "token" });
    await desk.services.staff.last.answer(EVA);
    expect(desk.seen).toMatchObject({ tags: ["working"], staff: EVA });
    expect(takeFirstRole.inputs).toEqual([{ code: "1234567890" }, { code: "4821390577" }]);
  });

  it("without a role is told so, and can sign in again: its session ends when it gets one", async () => {
    const desk = await askInVain({ id: 403 });
    expect(desk.seen).toMatchObject({ tags: ["withoutRole"], children: [] });
    desk.send({ type: "staff.retry" });
    expect(desk.seen.tags).toEqual(["withoutRole"]);
    desk.send({ type: "staff.signOut" });
    desk.send(SIGN_IN);
    await desk.services.signIns.last.answer();
    await desk.services.staff.last.answer(LUZ);
    expect(desk.seen.tags).toEqual(["working"]);
  });

  it("that the server cannot be asked about says why, and asks again on request", async () => {
    const desk = await askInVain({ id: 503 });
    expect(desk.seen).toMatchObject({ tags: ["failed"], failure: { id: 503 } });
    desk.send({ type: "staff.retry" });
    expect(desk.seen.tags).toEqual(["opening"]);
  });

  it("whose session is over is signed out", async () => {
    const desk = await askInVain({ id: 401 });
    expect(desk.seen.tags).toEqual(["signedOut"]);
  });

  it("whose role is taken away leaves the board", async () => {
    const desk = await openDesk();
    await desk.services.calls.listOrders.last.refuse({ id: 403 });
    expect(desk.seen).toMatchObject({ tags: ["opening"], children: [] });
    await desk.services.staff.last.refuse({ id: 403 });
    expect(desk.seen).toMatchObject({ tags: ["withoutRole"], staff: null });
  });

  it.each<[string, () => ReturnType<typeof openDesk>]>([
    ["from the board", () => openDesk()],
    ["without a role", () => askInVain({ id: 403 })],
    ["after a failure", () => askInVain({ id: 503 })],
  ])("signs out %s", async (_, open) => {
    const desk = await open();
    desk.send({ type: "staff.signOut" });
    expect(desk.seen).toMatchObject({ tags: ["signedOut"], staff: null, children: [] });
  });

  it.each(["resolves", "rejects"] as const)("is signed out when the service only %s", async (how) => {
    const desk = await openDesk();
    desk.services.signOut = () =>
      how === "resolves" ? Promise.resolve() : Promise.reject(new Error("away"));
    desk.send({ type: "staff.signOut" });
    await expect.poll(() => desk.seen.tags).toEqual(["signedOut"]);
  });
});

describe("an order", () => {
  it("is opened beside the board, replaced by another one, and closed; the URL follows", async () => {
    const desk = await openDesk();
    desk.send({ type: "order.open", id: "pedido-1" });
    expect(desk.seen).toMatchObject({ orderId: "pedido-1", children: ["board", "fulfilment"] });
    desk.send({ type: "order.open", id: "pedido-2" });
    desk.send({ type: "order.close" });
    expect(desk.seen).toMatchObject({ orderId: null, children: ["board"] });
    expect(desk.services.calls.getServedOrder.inputs).toEqual([{ id: "pedido-1" }, { id: "pedido-2" }]);
    expect(desk.services.addresses).toEqual(
      ["pedido-1", "pedido-2", null].map((orderId) => ({ view: "board", orderId })),
    );
    expect(desk.services.calls.listOrders.all).toHaveLength(1);
  });

  it("that the URL names is opened, and the browser's back and forth are followed", async () => {
    const desk = await openDesk("pedido-1");
    expect(desk.services.calls.getServedOrder.inputs).toEqual([{ id: "pedido-1" }]);
    desk.services.notifyAddress({ view: "board", orderId: null });
    expect(desk.seen).toMatchObject({ orderId: null, children: ["board"] });
    desk.services.notifyAddress({ view: "board", orderId: "pedido-2" });
    expect(desk.services.calls.getServedOrder.inputs).toEqual([{ id: "pedido-1" }, { id: "pedido-2" }]);
    expect(desk.services.addresses).toEqual([]);
  });

  it("that the board knows to be moved is read again, and a move refreshes the board", async () => {
    const desk = await openDesk("pedido-1");
    await desk.services.calls.getServedOrder.last.answer(aServedOrder());
    const board = {
      orders: [aCard({ state: "enviado", changedAt: "2026-11-18T17:59:00.000Z" })],
      asOf: "2026-11-18T18:00:00.000Z",
    };
    await desk.services.calls.listOrders.last.answer({ ...board, orders: [aCard({ id: "pedido-2" })] });
    expect(desk.services.calls.getServedOrder.all).toHaveLength(1);
    desk.clock.increment(2000);
    await desk.services.calls.listOrders.last.answer(board);
    expect(desk.services.calls.getServedOrder.all).toHaveLength(2);
    await desk.services.calls.getServedOrder.last.answer(aServedOrder({ order: { state: "enviado" } }));
    desk.actor.getSnapshot().children.fulfilment?.send({ type: "order.deliver" });
    const moved = { ...aServedOrder({ order: { state: "entregado" } }), isMoved: true };
    await desk.services.calls.moveOrder.last.answer(moved);
    expect(desk.services.calls.listOrders.all).toHaveLength(3);
  });
});

describe("a closed order", () => {
  it("is found by its number and opened, and may be searched for again", async () => {
    const desk = await openDesk(null);
    desk.send({ type: "order.find", number: "7K3M-9QX2-PD" });
    await desk.services.calls.findOrder.last.refuse({ id: 404, what: "order" });
    expect(desk.actor.getSnapshot().context.search).toEqual({
      number: "7K3M-9QX2-PD",
      failure: { id: 404, what: "order" },
    });
    desk.send({ type: "order.find", number: "7K3M-9QX2-PC" });
    await desk.services.calls.findOrder.last.answer({ id: "pedido-9" });
    expect(desk.screens.children).toContain("fulfilment");
    expect(desk.services.addresses).toEqual([{ view: "board", orderId: "pedido-9" }]);
  });
});

describe("a screen", () => {
  const opened: View[] = [...SCREENS, "staff"];
  const ALL = ["board", ...opened];

  it("is opened while the board runs on; the URL follows, and the browser's back and forth are followed", async () => {
    const desk = await openDesk(null, "board", EVA);
    expect(desk.screens).toEqual({ shown: "board", allowed: ALL, children: ["board"] });
    for (const view of opened) {
      desk.send({ type: "view.open", view });
      // The link of the screen that is shown takes nothing away.
      desk.send({ type: "view.open", view });
      const children = ["board", view === "staff" ? "roleForm" : view];
      expect(desk.screens).toEqual({ shown: view, allowed: ALL, children });
    }
    expect(desk.services.calls.listMessages.all).toHaveLength(1);
    desk.services.notifyAddress({ view: "log", orderId: null });
    desk.services.notifyAddress({ view: "board", orderId: null });
    expect(desk.screens).toEqual({ shown: "board", allowed: ALL, children: ["board"] });
    expect(desk.services.addresses).toEqual(opened.map((view) => ({ view, orderId: null })));
    expect([desk.services.calls.listOrders.all.length, desk.services.calls.listChanges.all.length]).toEqual([
      1, 2,
    ]);
  });

  it("that the URL names is shown, and stays as it is while an order is open over it", async () => {
    const desk = await openDesk(null, "log", EVA);
    desk.send({ type: "order.open", id: "pedido-1" });
    expect(desk.screens.children).toEqual(["board", "log", "fulfilment"]);
    desk.services.notifyAddress({ view: "log", orderId: null });
    desk.services.notifyAddress({ view: "log", orderId: "pedido-1" });
    desk.send({ type: "order.close" });
    expect(desk.screens).toEqual({ shown: "log", allowed: ALL, children: ["board", "log"] });
    expect(desk.services.addresses).toEqual([
      { view: "log", orderId: "pedido-1" },
      { view: "log", orderId: null },
    ]);
    expect(desk.services.calls.listChanges.all).toHaveLength(1);
  });

  it.each<View>(["log", "staff"])("of dirección alone is the board for others: %s", async (view) => {
    const desk = await openDesk(null, view);
    expect(desk.screens).toEqual({
      shown: "board",
      allowed: ["board", "goods", "promotions", "days", "messages"],
      children: ["board"],
    });
    desk.send({ type: "view.open", view });
    expect(desk.screens.shown).toBe("board");
  });

  it("cannot be opened by nobody", () => {
    expect(runDesk().screens.allowed).toEqual([]);
  });
});

describe("a bug of a machine", () => {
  it("of the board is shown as a failure", async () => {
    const services = new FakeDesk();
    const board = provideBoard(services).provide({ guards: { isAway: refuse } });
    const desk = runDesk(services, provideDesk(services).provide({ actors: { board } }));
    services.notifyIdentity(true);
    await services.staff.last.answer(LUZ);
    await services.calls.listOrders.last.answer({ orders: [], asOf: "2026-11-18T18:00:00.000Z" });
    expect(desk.seen).toMatchObject({ tags: ["failed"], failure: { id: 500 } });
  });

  it("of an order leaves the board alone", async () => {
    const services = new FakeDesk();
    const fulfilment = provideFulfilment(services).provide({ guards: { isIn: refuse } });
    const desk = runDesk(services, provideDesk(services).provide({ actors: { fulfilment } }));
    await admit(desk, { view: "board", orderId: "pedido-1" }, LUZ);
    await services.calls.getServedOrder.last.answer(aServedOrder());
    expect(desk.seen).toMatchObject({ tags: ["working"], children: ["board"] });
  });

  it.each<[View, object]>([
    ...SCREENS.map((view): [View, object] => [view, { [view]: broken }]),
    ["staff", { roleForm: broken }],
  ])("of the screen %s shows the board, from where it can be opened again", async (view, actors) => {
    const services = new FakeDesk();
    const desk = runDesk(services, provideDesk(services).provide({ actors }));
    await admit(desk, { view, orderId: null }, EVA);
    await expect.poll(() => desk.screens).toMatchObject({ shown: "board", children: ["board"] });
    expect(desk.actor.getSnapshot().can({ type: "view.open", view })).toBe(true);
  });
});

it("has no transition that the tests above leave untaken", () => {
  expect(transitions.uncovered).toEqual([]);
});
