import type { OrderCard } from "@shop/contract";
import { CoveredTransitions } from "@shop/machine-checks";
import { createActor, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import { aCard } from "./a-card.ts";
import { boardMachine, type BoardEvent, type BoardReport } from "./board-machine.ts";
import {
  selectArrived,
  selectBoardFailure,
  selectBoardStatus,
  selectIsIncomplete,
  selectIsOnline,
  selectOrders,
  selectToday,
} from "./selectors.ts";
import { provideBoard } from "./services.ts";
import { FakeFulfilment } from "./testing.ts";

const transitions = new CoveredTransitions(boardMachine);
const NOON = "2026-11-18T18:00:00.000Z";
const LATER = "2026-11-18T18:00:02.000Z";
const FIRST = aCard();
const SECOND = aCard({ id: "pedido-2", number: "9ABC-1234-PD", state: "preparando" });

const refuse = (): never => {
  throw new Error("not allowed in this browser");
};

/** The real machine; the test answers its calls. */
function runBoard(services = new FakeFulfilment()) {
  const clock = new SimulatedClock();
  const reports: BoardReport[] = [];
  const actor = createActor(provideBoard(services), { clock, inspect: transitions.note });
  actor.on("*", (report) => reports.push(report));
  actor.start();
  return {
    services,
    reports,
    send: (event: BoardEvent) => actor.send(event),
    wait: (ms: number) => clock.increment(ms),
    answer: (orders: OrderCard[], asOf = NOON, more: { hasMore?: true; isWhole?: true } = {}) =>
      services.calls.listOrders.last.answer({ orders, asOf, ...more }),
    /** Since when each read asks; undefined for the whole board. */
    get reads() {
      return services.calls.listOrders.inputs.map(({ since }) => since);
    },
    get isIncomplete() {
      return selectIsIncomplete(actor.getSnapshot());
    },
    get seen() {
      const snapshot = actor.getSnapshot();
      return {
        status: selectBoardStatus(snapshot),
        orders: selectOrders(snapshot),
        arrived: selectArrived(snapshot),
        failure: selectBoardFailure(snapshot),
        isOnline: selectIsOnline(snapshot),
        today: selectToday(snapshot),
      };
    },
  };
}

/** A board that shows these orders. */
async function openBoard(...orders: OrderCard[]) {
  const board = runBoard();
  await board.answer(orders);
  return board;
}

describe("the board", () => {
  it("shows every open order, and announces none of the first ones", async () => {
    const board = runBoard();
    const empty = { orders: [], arrived: [], failure: null, isOnline: true };
    expect(board.seen).toEqual({ ...empty, status: "loading", today: "" });
    // In Mexico it is still the day before.
    await board.answer([FIRST, SECOND], "2026-11-19T04:00:00.000Z");
    expect(board.seen).toEqual({ ...empty, status: "shown", orders: [FIRST, SECOND], today: "2026-11-18" });
    expect(board.reads).toEqual([undefined]);
  });

  it("asks every two seconds for what has changed, and keeps its orders when nothing has", async () => {
    const board = await openBoard(FIRST);
    const { orders } = board.seen;
    board.wait(1999);
    expect(board.reads).toEqual([undefined]);
    board.wait(1);
    expect(board.seen.status).toBe("shown");
    await board.answer([{ ...FIRST }], LATER);
    board.wait(2000);
    expect(board.reads).toEqual([undefined, NOON, LATER]);
    expect(board.seen.orders).toBe(orders);
  });

  it("adds what arrives, replaces what moves, drops what is over, and reports all of it", async () => {
    const board = await openBoard(FIRST, SECOND);
    const shipped: OrderCard = { ...SECOND, state: "enviado" };
    const third = aCard({ id: "pedido-3", number: "3333-3333-PD" });
    const cancelled: OrderCard = { ...FIRST, state: "cancelado" };
    board.wait(2000);
    await board.answer([shipped, third]);
    expect(board.seen).toMatchObject({ orders: [FIRST, shipped, third], arrived: [third.number] });
    board.wait(2000);
    await board.answer([cancelled]);
    expect(board.seen).toMatchObject({ orders: [shipped, third], arrived: [third.number] });
    expect(board.reports).toEqual([
      { type: "orders.changed", orders: [FIRST, SECOND] },
      { type: "orders.changed", orders: [shipped, third] },
      { type: "orders.changed", orders: [cancelled] },
    ]);
  });

  it("says when there are more open orders than it was sent, and not when only the news have more", async () => {
    const full = runBoard();
    await full.answer([FIRST], NOON, { isWhole: true, hasMore: true });
    full.wait(2000);
    await full.answer([SECOND], LATER);
    expect(full.isIncomplete).toBe(true);
    const board = await openBoard(FIRST);
    board.wait(2000);
    await board.answer([SECOND], LATER, { hasMore: true });
    expect(board.isIncomplete).toBe(false);
  });

  it("is read as a whole every five minutes, and drops what is no longer open", async () => {
    const board = runBoard();
    await board.answer([FIRST, SECOND], NOON, { isWhole: true });
    await Array.from({ length: 150 }).reduce<Promise<void>>(async (before) => {
      await before;
      board.wait(2000);
      await board.answer([]);
    }, Promise.resolve());
    board.wait(2000);
    expect(board.reads.slice(-2)).toEqual([NOON, undefined]);
    await board.answer([SECOND], LATER, { isWhole: true });
    board.wait(2000);
    expect([board.seen.orders, board.reads.at(-1)]).toEqual([[SECOND], LATER]);
  });

  it("is read at once after something was done", async () => {
    const board = await openBoard(FIRST);
    board.send({ type: "board.refresh" });
    expect(board.reads).toEqual([undefined, NOON]);
  });
});

describe("a board that nobody sees", () => {
  it.each([
    ["the tab is hidden", false, true],
    ["there is no network", true, false],
    ["there is neither", false, false],
  ])("rests while %s, and is read at once when that is over", async (_, isSeen, isOnline) => {
    const board = await openBoard(FIRST);
    if (!isOnline) board.services.setNetwork(false);
    if (!isSeen) board.services.notifyTab(false);
    board.wait(1_000_000);
    expect(board.seen.isOnline).toBe(isOnline);
    if (!isOnline && !isSeen) board.services.setNetwork(true);
    expect(board.reads).toHaveLength(1);
    if (isSeen) board.services.setNetwork(true);
    else board.services.notifyTab(true);
    expect(board.reads).toHaveLength(2);
  });

  it("is read to the end although the tab is hidden meanwhile", async () => {
    const board = runBoard();
    board.services.notifyTab(false);
    board.services.setNetwork(false);
    board.services.setNetwork(true);
    board.services.notifyTab(true);
    await board.answer([FIRST]);
    board.wait(2000);
    expect(board.reads).toHaveLength(2);
  });

  it("is read even in a browser that reports neither network nor visibility", async () => {
    const services = new FakeFulfilment();
    Object.assign(services, { watchNetwork: refuse, watchTab: refuse });
    const board = runBoard(services);
    await board.answer([FIRST]);
    board.wait(2000);
    expect(board.reads).toHaveLength(2);
  });
});

describe("a read that fails", () => {
  it("at first says why, and is tried again on request or when the network is back", async () => {
    const board = runBoard();
    await board.services.calls.listOrders.last.refuse({ id: 503 });
    expect(board.seen).toMatchObject({ status: "failed", failure: { id: 503 } });
    board.send({ type: "board.retry" });
    expect(board.seen.status).toBe("loading");
    await board.services.calls.listOrders.last.refuse({ id: 503 });
    board.services.setNetwork(true);
    await board.answer([FIRST]);
    expect(board.seen).toMatchObject({ status: "shown", failure: null });
  });

  it("later leaves the known orders, and is tried again after growing delays or on request", async () => {
    const board = await openBoard(FIRST);
    const refuseAfter = async (ms: number) => {
      const before = board.reads.length;
      board.wait(ms - 1);
      expect(board.reads).toHaveLength(before);
      board.wait(1);
      await board.services.calls.listOrders.last.refuse({ id: 503 });
    };
    await refuseAfter(2000);
    expect(board.seen).toMatchObject({ status: "shown", orders: [FIRST], failure: { id: 503 } });
    await refuseAfter(2000);
    await refuseAfter(2000);
    await refuseAfter(4000);
    board.send({ type: "board.retry" });
    await board.answer([]);
    expect(board.seen).toMatchObject({ orders: [FIRST], failure: null });
    board.wait(2000);
    expect(board.reads).toHaveLength(7);
  });

  it.each([{ id: 401 }, { id: 403 }] as const)(
    "as the account is not of the staff takes everything off the screen: $id",
    async (failure) => {
      const board = await openBoard(FIRST);
      board.wait(2000);
      await board.services.calls.listOrders.last.refuse(failure);
      board.wait(1_000_000);
      expect(board.seen).toMatchObject({ orders: [], failure });
      expect(board.reports.at(-1)).toEqual({ type: "staff.refused" });
      expect(board.reads).toHaveLength(2);
    },
  );
});

it("has no transition that the tests above leave untaken", () => {
  expect(transitions.uncovered).toEqual([]);
});
