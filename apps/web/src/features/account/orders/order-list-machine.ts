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
    setPage: assign(({ context }, { page }: { page: OrderPage }) => ({
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
      description: "Loading the newest orders.",
      tags: "loading",
      invoke: {
        id: "listOrders",
        src: "listOrders",
        input: ({ context }) => requestOf(context.state, null),
        onDone: {
          target: "ready",
          description: "The first page is shown.",
          actions: { type: "setPage", params: ({ event }) => ({ page: event.output }) },
        },
        onError: {
          target: "failed",
          description: "The reason is shown with a way to try again.",
          actions: { type: "setFailure", params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    ready: {
      description: "Orders, or an empty list, are shown; there may be older ones.",
      on: {
        "orders.more": {
          guard: "hasMore",
          target: "extending",
          description: "The shopper requests older orders, perhaps again after a failure.",
          actions: "forgetFailure",
        },
      },
    },
    extending: {
      description: "Loading older orders while the newer ones stay.",
      tags: "extending",
      invoke: {
        id: "listOlderOrders",
        src: "listOrders",
        input: ({ context }) => requestOf(context.state, context.nextCursor),
        onDone: {
          target: "ready",
          description: "The page is appended.",
          actions: { type: "setPage", params: ({ event }) => ({ page: event.output }) },
        },
        onError: {
          target: "ready",
          description: "The shown orders stay; the reason is shown with a way to try again.",
          actions: { type: "setFailure", params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      description: "The orders could not be loaded.",
      tags: "failed",
      on: {
        "orders.retry": {
          target: "loading",
          description: "The shopper tries again.",
          actions: "forgetFailure",
        },
      },
    },
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
