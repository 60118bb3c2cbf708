import { toFailure, type Failure, type Order, type OrderPage, type OrderState } from "@shop/contract";
import { assign, fromPromise, setup } from "xstate";
import type { AccountServices } from "../account-services.ts";
import { port } from "@shop/machine-factories";

type PageRequest = { cursor?: string; state?: OrderState };

/**
 * The orders of the shopper, newest first, page after page: all of them, or those in one state. Hand-written, not a
 * query machine: pages are appended, and a page that fails leaves the newer ones shown.
 */
export const orderListMachine = setup({
  types: {
    context: {} as {
      state: OrderState | null;
      orders: Order[];
      nextCursor: string | null;
      failure: Failure | null;
    },
    input: {} as { state: OrderState | null },
    events: {} as { type: "orders.more" } | { type: "orders.retry" },
    tags: {} as "loading" | "extending" | "failed",
  },
  actors: { listOrders: port<OrderPage, PageRequest>("listOrders") },
  actions: {
    setPage: assign(({ context }, { output: page }: { output: OrderPage }) => ({
      orders: withPage(context.orders, page.orders),
      nextCursor: page.nextCursor ?? null,
      failure: null,
    })),
    setFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    forgetFailure: assign({ failure: null }),
  },
  guards: { hasMore: ({ context }) => context.nextCursor !== null },
}).createMachine({
  id: "orderList",
  description: "The orders of the account.",
  context: ({ input }) => ({ state: input.state, orders: [], nextCursor: null, failure: null }),
  initial: "loading",
  states: {
    loading: {
      tags: "loading",
      invoke: {
        id: "listOrders",
        src: "listOrders",
        input: ({ context }) => requestOf(context.state, null),
        onDone: { target: "ready", actions: { type: "setPage", params: ({ event }) => event } },
        onError: { target: "failed", actions: { type: "setFailure", params: ({ event }) => event } },
      },
    },
    ready: { on: { "orders.more": { guard: "hasMore", target: "extending", actions: "forgetFailure" } } },
    extending: {
      tags: "extending",
      invoke: {
        id: "listOlderOrders",
        src: "listOrders",
        input: ({ context }) => requestOf(context.state, context.nextCursor),
        onDone: { target: "ready", actions: { type: "setPage", params: ({ event }) => event } },
        onError: {
          target: "ready",
          description: "The shown orders stay; the reason is shown with a way to try again.",
          actions: { type: "setFailure", params: ({ event }) => event },
        },
      },
    },
    failed: { tags: "failed", on: { "orders.retry": { target: "loading", actions: "forgetFailure" } } },
  },
});

export function provideOrderList(services: Pick<AccountServices, "listOrders">) {
  return orderListMachine.provide({
    actors: { listOrders: fromPromise<OrderPage, PageRequest>(({ input }) => services.listOrders(input)) },
  });
}

function requestOf(state: OrderState | null, cursor: string | null): PageRequest {
  return { ...(state !== null && { state }), ...(cursor !== null && { cursor }) };
}

/** An order that is on two pages is shown once. */
function withPage(known: Order[], page: Order[]): Order[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...page.filter(({ id }) => !ids.has(id))];
}
