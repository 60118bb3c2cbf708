import { toFailure, type Cart, type CartItem, type Failure, type OrderSummary } from "@shop/contract";
import { assign, setup, type ActorRef, type ActorRefFrom, type Snapshot, type SnapshotFrom } from "xstate";
import {
  confirmedBy,
  lackIn,
  shownLines,
  summaryRequest,
  takeNext,
  unknownCart,
  type CartState,
  type SummaryRequest,
} from "./cart-state.ts";
import { coalesce, type Change } from "./changes.ts";
import { port } from "./port.ts";

export type CartEvent =
  | { type: "cart.open" }
  | { type: "cart.reset" }
  | { type: "cart.refresh" }
  | { type: "cart.retry" }
  | { type: "line.add"; operationId: string; item: CartItem }
  | { type: "line.set"; operationId: string; item: CartItem }
  | { type: "line.remove"; operationId: string; id: string }
  | { type: "cart.clear"; operationId: string }
  | { type: "shipping.choose"; option: string }
  | { type: "dialog.dismiss" };

/** What the cart tells its owner. A removal is told when the shopper asks for it, so that it can be undone. */
export type CartReport =
  | { type: "cart.changeRefused"; change: Change; failure: Failure }
  | { type: "cart.lineAdded"; item: CartItem }
  | { type: "cart.lineRemoved"; item: CartItem }
  | { type: "cart.emptied"; items: CartItem[] }
  | { type: "cart.unauthorised" };

export type CartInput = { owner?: ActorRef<Snapshot<unknown>, CartReport> };

/** Failures that sending the same change again cannot mend. */
const FINAL_REFUSALS: ReadonlySet<Failure["id"]> = new Set([403, 404, 406, 409, 410, 413, 422]);

/**
 * The shopper's cart: an outbox of changes in front of the server's last word, and the payment summary.
 * Screens ask the tags and the selectors, never the states.
 */
export const cartMachine = setup({
  types: {
    context: {} as CartState & { owner: CartInput["owner"] },
    input: {} as CartInput,
    events: {} as CartEvent,
    tags: {} as "open" | "loading" | "busy" | "payable" | "failed",
  },
  actors: {
    getCart: port<Cart>("getCart"),
    change: port<Cart | undefined, Change | null>("change"),
    getPaymentCart: port<OrderSummary, SummaryRequest>("getPaymentCart"),
  },
  actions: {
    forget: assign(() => unknownCart()),
    keepCart: assign((_, { output }: { output: Cart | undefined }) => (output ? confirmedBy(output) : {})),
    enqueue: assign({ queue: ({ context }, { change }: { change: Change }) => [...context.queue, change] }),
    dropQueue: assign({ queue: [] }),
    takeNext: assign(({ context }) => takeNext(context)),
    acceptChange: assign({ accepted: ({ context }) => context.sending, sending: null }),
    forgetChange: assign({ sending: null }),
    chooseShipping: assign({
      shippingOption: (_, { option }: { option: string }) => option,
      dialogError: null,
    }),
    restoreShipping: assign({ shippingOption: ({ context }) => context.summarised?.shippingOption ?? null }),
    forgetShipping: assign({ shippingOption: null }),
    keepSummary: assign(({ context }, { output }: { output: OrderSummary }) => ({
      paymentCart: output,
      summarised: { items: context.cartProducts, shippingOption: context.shippingOption },
      minimumWeight: true,
      shortfall: null,
      dialogError: null,
    })),
    dropSummary: assign({ paymentCart: null, summarised: null, shortfall: null, dialogError: null }),
    keepShortfall: assign((_, { error }: { error: unknown }) => ({
      minimumWeight: false,
      shortfall: lackIn(toFailure(error)),
    })),
    openDialog: assign({ dialogError: (_, { error }: { error: unknown }) => toFailure(error) }),
    closeDialog: assign({ dialogError: null }),
    reportAdded: ({ context: { owner, sending } }) => {
      if (sending?.kind === "add") owner?.send({ type: "cart.lineAdded", item: sending.item });
    },
    reportRemoved: ({ context }, { id }: { id: string }) => {
      const item = shownLines(context).find((line) => line.id === id);
      if (item) context.owner?.send({ type: "cart.lineRemoved", item });
    },
    reportEmptied: ({ context }) => {
      const items = shownLines(context);
      if (items.length > 0) context.owner?.send({ type: "cart.emptied", items });
    },
    reportRefused: ({ context: { owner, sending } }, { error }: { error: unknown }) => {
      if (sending) owner?.send({ type: "cart.changeRefused", change: sending, failure: toFailure(error) });
    },
    reportUnauthorised: ({ context }) => context.owner?.send({ type: "cart.unauthorised" }),
  },
  guards: {
    hasCart: (_, { output }: { output: Cart | undefined }) => output !== undefined,
    hasNoLines: ({ context }) => context.cartProducts.length === 0,
    hasChanges: ({ context }) => coalesce(context.queue, context.cartProducts).length > 0,
    hasIdleClicks: ({ context }) => context.queue.length > 0,
    hasUnsentChange: ({ context }) => context.sending !== null,
    wasNeverRead: ({ context }) => !context.wasRead,
    isUnauthorised: (_, { error }: { error: unknown }) => toFailure(error).id === 401,
    isFinalRefusal: (_, { error }: { error: unknown }) => FINAL_REFUSALS.has(toFailure(error).id),
    isBelowMinimum: (_, { error }: { error: unknown }) => toFailure(error).id === 406,
    isChoiceRefused: ({ context }, { error }: { error: unknown }) =>
      toFailure(error).id === 422 && context.shippingOption !== null,
  },
}).createMachine({
  id: "cart",
  description:
    "The cart of a shopper who is logged in, the changes the server has yet to see, and what it costs.",
  context: ({ input }) => ({ ...unknownCart(), owner: input.owner }),
  initial: "closed",
  states: {
    closed: {
      description: "Nobody is logged in, and nothing of a former shopper is kept.",
      entry: "forget",
      on: {
        "cart.open": { target: "open", description: "A shopper is logged in: their cart is read." },
      },
    },
    open: {
      description: "A shopper is logged in. Clicks are taken in every state below, and shown at once.",
      tags: "open",
      initial: "initialising",
      on: {
        "cart.reset": {
          target: "closed",
          description: "The session was closed: what is on its way is dropped.",
        },
        "line.add": {
          description: "Units more of a product join the queue.",
          actions: {
            type: "enqueue",
            params: ({ event: { operationId, item } }) => ({ change: { operationId, kind: "add", item } }),
          },
        },
        "line.set": {
          description: "The wanted units of a product join the queue.",
          actions: {
            type: "enqueue",
            params: ({ event: { operationId, item } }) => ({ change: { operationId, kind: "set", item } }),
          },
        },
        "line.remove": {
          description: "A removal joins the queue; the owner may offer to undo it.",
          actions: [
            { type: "reportRemoved", params: ({ event }) => event },
            {
              type: "enqueue",
              params: ({ event: { operationId, id } }) => ({ change: { operationId, kind: "remove", id } }),
            },
          ],
        },
        "cart.clear": {
          description: "Emptying the cart joins the queue; the owner may offer to undo it.",
          actions: [
            "reportEmptied",
            {
              type: "enqueue",
              params: ({ event: { operationId } }) => ({ change: { operationId, kind: "clear" } }),
            },
          ],
        },
        "shipping.choose": {
          description: "The choice waits for the next summary.",
          actions: { type: "chooseShipping", params: ({ event }) => event },
        },
        "dialog.dismiss": { description: "The shopper has read the failure.", actions: "closeDialog" },
      },
      states: {
        initialising: {
          description: "Reading the cart for the first time.",
          tags: ["loading", "busy"],
          invoke: {
            id: "initialise",
            src: "getCart",
            onDone: {
              target: "settled",
              description: "The cart is known.",
              actions: { type: "keepCart", params: ({ event }) => event },
            },
            onError: [
              {
                guard: { type: "isUnauthorised", params: ({ event }) => event },
                target: "#cart.closed",
                description: "401: the server no longer knows this shopper.",
                actions: "reportUnauthorised",
              },
              {
                target: "failed",
                description: "The cart stays unknown until it is tried again.",
                actions: { type: "openDialog", params: ({ event }) => event },
              },
            ],
          },
          on: {
            "cart.refresh": {
              target: "initialising",
              reenter: true,
              description: "Read again; the older answer is dropped.",
            },
          },
        },
        sending: {
          description: "One change is on its way; later clicks wait in the queue.",
          tags: "busy",
          entry: "takeNext",
          invoke: {
            id: "send",
            src: "change",
            input: ({ context }) => context.sending,
            onDone: [
              {
                guard: { type: "hasCart", params: ({ event }) => event },
                target: "settled",
                description: "The answer is the new cart.",
                actions: ["reportAdded", { type: "keepCart", params: ({ event }) => event }],
              },
              {
                target: "reloading",
                description: "Carried out, without a cart in the answer: it is read again.",
                actions: ["reportAdded", "acceptChange"],
              },
            ],
            onError: [
              {
                guard: { type: "isUnauthorised", params: ({ event }) => event },
                target: "#cart.closed",
                description: "401: the server no longer knows this shopper.",
                actions: "reportUnauthorised",
              },
              {
                guard: { type: "isFinalRefusal", params: ({ event }) => event },
                target: "reloading",
                description: "The change is forgotten, so the screen rolls back; later clicks are kept.",
                actions: [{ type: "reportRefused", params: ({ event }) => event }, "forgetChange"],
              },
              {
                target: "failed",
                description:
                  "Lost, too many requests or an error of the server: the change is kept with its id.",
                actions: { type: "openDialog", params: ({ event }) => event },
              },
            ],
          },
        },
        reloading: {
          description: "Reading the cart again; the shopper goes on seeing their lines.",
          tags: "busy",
          invoke: {
            id: "reload",
            src: "getCart",
            onDone: {
              target: "settled",
              description: "The server's last word.",
              actions: { type: "keepCart", params: ({ event }) => event },
            },
            onError: [
              {
                guard: { type: "isUnauthorised", params: ({ event }) => event },
                target: "#cart.closed",
                description: "401: the server no longer knows this shopper.",
                actions: "reportUnauthorised",
              },
              {
                target: "failed",
                description: "The lines stay as they were until it is tried again.",
                actions: { type: "openDialog", params: ({ event }) => event },
              },
            ],
          },
          on: {
            "cart.refresh": {
              target: "reloading",
              reenter: true,
              description: "Read again; the older answer is dropped.",
            },
          },
        },
        settled: {
          description:
            "The server's last word is known. A click leaves from here at once, whatever is on its way.",
          initial: "deciding",
          always: [
            {
              guard: "hasChanges",
              target: "sending",
              description: "There is something to send: a summary on its way would be stale, and is dropped.",
            },
            {
              guard: "hasIdleClicks",
              description: "Clicks that cancelled out must not come back after the next cart.",
              actions: "dropQueue",
            },
          ],
          on: {
            "cart.refresh": { target: "reloading", description: "The cart may have changed elsewhere." },
          },
          states: {
            deciding: {
              description: "What comes next for the cart as it is now.",
              always: [
                {
                  guard: "hasChanges",
                  target: "#cart.open.sending",
                  description: "The shopper went on clicking.",
                },
                { guard: "hasNoLines", target: "empty", description: "There is nothing to pay." },
                { target: "summarising", description: "There are lines: what do they cost?" },
              ],
            },
            empty: {
              description: "No lines.",
              entry: ["dropSummary", "forgetShipping"],
            },
            summarising: {
              description: "Asking what the cart costs.",
              tags: "busy",
              invoke: {
                id: "summarise",
                src: "getPaymentCart",
                input: ({ context }) => summaryRequest(context),
                onDone: {
                  target: "ready",
                  description: "The summary: the minimum weight is met.",
                  actions: { type: "keepSummary", params: ({ event }) => event },
                },
                onError: [
                  {
                    guard: { type: "isUnauthorised", params: ({ event }) => event },
                    target: "#cart.closed",
                    description: "401: the server no longer knows this shopper.",
                    actions: "reportUnauthorised",
                  },
                  {
                    guard: { type: "isBelowMinimum", params: ({ event }) => event },
                    target: "belowMinimum",
                    description: "406: the cart is too light to be paid.",
                    actions: ["dropSummary", { type: "keepShortfall", params: ({ event }) => event }],
                  },
                  {
                    guard: { type: "isChoiceRefused", params: ({ event }) => event },
                    target: "summarising",
                    reenter: true,
                    description: "422: this cart can no longer travel the chosen way; the server chooses.",
                    actions: "forgetShipping",
                  },
                  {
                    target: "#cart.open.failed",
                    description: "Lines without a summary, until it is tried again.",
                    actions: { type: "openDialog", params: ({ event }) => event },
                  },
                ],
              },
              on: {
                "shipping.choose": {
                  target: "summarising",
                  reenter: true,
                  description: "Asked again with the choice; the older answer is dropped.",
                  actions: { type: "chooseShipping", params: ({ event }) => event },
                },
              },
            },
            ready: {
              description: "Lines, a summary of exactly these lines, and nothing on its way.",
              tags: "payable",
              on: {
                "shipping.choose": {
                  target: "updatingShipping",
                  description: "What does it cost that way?",
                  actions: { type: "chooseShipping", params: ({ event }) => event },
                },
              },
            },
            belowMinimum: {
              description: "The cart is too light to be paid; the shopper has to add something.",
            },
            updatingShipping: {
              description: "Asking what another way of shipping costs; the old summary is still shown.",
              tags: ["loading", "busy"],
              invoke: {
                id: "updateShipping",
                src: "getPaymentCart",
                input: ({ context }) => summaryRequest(context),
                onDone: {
                  target: "ready",
                  description: "The summary with this way of shipping.",
                  actions: { type: "keepSummary", params: ({ event }) => event },
                },
                onError: [
                  {
                    guard: { type: "isUnauthorised", params: ({ event }) => event },
                    target: "#cart.closed",
                    description: "401: the server no longer knows this shopper.",
                    actions: "reportUnauthorised",
                  },
                  {
                    guard: { type: "isBelowMinimum", params: ({ event }) => event },
                    target: "belowMinimum",
                    description: "406: the minimum is met no more.",
                    actions: ["dropSummary", { type: "keepShortfall", params: ({ event }) => event }],
                  },
                  {
                    target: "ready",
                    description: "The old summary and its way of shipping stay; the shopper is told.",
                    actions: ["restoreShipping", { type: "openDialog", params: ({ event }) => event }],
                  },
                ],
              },
              on: {
                "shipping.choose": {
                  target: "updatingShipping",
                  reenter: true,
                  description: "A newer choice; the older answer is dropped.",
                  actions: { type: "chooseShipping", params: ({ event }) => event },
                },
              },
            },
          },
        },
        failed: {
          description: "Nothing is on its way. Everything the shopper did is kept and shown.",
          tags: "failed",
          exit: "closeDialog",
          on: {
            "cart.retry": [
              {
                guard: "hasUnsentChange",
                target: "sending",
                description: "The same change under the same id, so that it cannot count twice.",
              },
              { guard: "wasNeverRead", target: "initialising", description: "The first reading, again." },
              { target: "reloading", description: "Read again, then summarise." },
            ],
            "cart.refresh": [
              {
                guard: "hasUnsentChange",
                target: "sending",
                description: "The cart cannot be fresh before this change is in it.",
              },
              { guard: "wasNeverRead", target: "initialising", description: "The first reading, again." },
              { target: "reloading", description: "Read again, then summarise." },
            ],
            "dialog.dismiss": { description: "Stays: trying again is the only way out of here." },
          },
        },
      },
    },
  },
});

export type CartRef = ActorRefFrom<typeof cartMachine>;
export type CartSnapshot = SnapshotFrom<typeof cartMachine>;
