import type { Order, OrderState } from "@shop/contract";
import { CoveredTransitions } from "@shop/machine-checks";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { orderListMachine, provideOrderList } from "./order-list-machine.ts";
import { anOrder } from "@shop/order-machine/testing";
import { FakeAccount } from "../testing.ts";

const transitions = new CoveredTransitions(orderListMachine);

function openOrders(state: OrderState | null = null) {
  const account = new FakeAccount();
  const actor = createActor(provideOrderList(account.services), {
    input: { state },
    inspect: transitions.note,
  }).start();
  return {
    pages: account.orderPages,
    more: () => actor.send({ type: "orders.more" }),
    retry: () => actor.send({ type: "orders.retry" }),
    /** What the screen reads. */
    get seen() {
      const snapshot = actor.getSnapshot();
      return {
        ids: snapshot.context.orders.map(({ id }) => id),
        hasMore: snapshot.context.nextCursor !== null,
        failure: snapshot.context.failure,
        tags: [...snapshot.tags],
      };
    },
  };
}

const orders = (...ids: string[]): Order[] => ids.map((id) => anOrder({ id }));
const SHOWN = { ids: ["o-3", "o-2"], hasMore: true, failure: null, tags: [] };

/** Shows two orders; there are older ones. */
async function openFirstPage() {
  const list = openOrders();
  await list.pages.last.answer({ orders: orders("o-3", "o-2"), nextCursor: "o-2" });
  return list;
}

describe("the orders", () => {
  it("are read when the list opens, the newest first", async () => {
    const list = openOrders();
    expect(list.seen).toEqual({ ids: [], hasMore: false, failure: null, tags: ["loading"] });
    await list.pages.last.answer({ orders: orders("o-3", "o-2"), nextCursor: "o-2" });
    expect(list.seen).toEqual(SHOWN);
    expect(list.pages.inputs).toEqual([{}]);
  });

  it("that are older are appended, each once, until there are no more", async () => {
    const list = await openFirstPage();
    list.more();
    list.more();
    expect(list.seen).toEqual({ ...SHOWN, tags: ["extending"] });
    await list.pages.last.answer({ orders: orders("o-2", "o-1") });
    expect(list.seen).toEqual({ ...SHOWN, ids: ["o-3", "o-2", "o-1"], hasMore: false });
    list.more();
    expect(list.pages.inputs).toEqual([{}, { cursor: "o-2" }]);
  });

  it("in one state are loaded page by page", async () => {
    const list = openOrders("pagado");
    await list.pages.last.answer({ orders: orders("o-3", "o-2"), nextCursor: "o-2" });
    list.more();
    expect(list.pages.inputs).toEqual([{ state: "pagado" }, { state: "pagado", cursor: "o-2" }]);
  });

  it("stay when older ones cannot be read, which can be tried again", async () => {
    const list = await openFirstPage();
    list.more();
    await list.pages.last.refuse({ id: 503 });
    expect(list.seen).toEqual({ ...SHOWN, failure: { id: 503 } });
    list.more();
    expect(list.seen).toEqual({ ...SHOWN, tags: ["extending"] });
    await list.pages.last.answer({ orders: [] });
    expect(list.pages.inputs).toEqual([{}, { cursor: "o-2" }, { cursor: "o-2" }]);
  });

  it("that cannot be loaded show why, and are loaded again on a retry", async () => {
    const list = openOrders();
    await list.pages.last.refuse({ id: 500 });
    expect(list.seen).toEqual({ ids: [], hasMore: false, failure: { id: 500 }, tags: ["failed"] });
    list.retry();
    expect(list.seen).toEqual({ ids: [], hasMore: false, failure: null, tags: ["loading"] });
    await list.pages.last.answer({ orders: [] });
    expect(list.seen).toEqual({ ids: [], hasMore: false, failure: null, tags: [] });
  });
});

it("the chart has no transition that the tests above leave untaken", () => {
  expect(transitions.uncovered).toEqual([]);
});
