import { shop, shortfallOf } from "@shop/commerce";
import { childEvents, emitUnlessNull, port } from "@shop/machine-factories";
import { toFailure, type CartItem, type Failure } from "@shop/contract";
import { assign, emit, sendTo, setup } from "xstate";
import { added, rejected, removed } from "./cart-reports.ts";
import type { Choice, ShopperCartEvent, ShopperCartReport } from "./cart-events.ts";
import { applyChanges, isSameCart, type Change } from "./changes.ts";
import { confirmedBy, unknownLines, withoutNotice, type CartAnswer, type KnownLines } from "./known-lines.ts";
import { withoutNoticesOf } from "./notices.ts";
import { summaryMachine } from "./summary-machine.ts";
import type { SummaryReport } from "./summary-setup.ts";

/** What is known of a guest's cart, as plain JSON. What it costs is in the summary. */
export type GuestCartState = KnownLines & {
  /** The lines as the device keeps them, clicks included. */
  deviceLines: CartItem[];
};

/** The cart of a guest: its lines live on the device, and the server says what they and their way cost. */
export const guestCartMachine = setup({
  types: {
    context: {} as GuestCartState,
    events: {} as ShopperCartEvent | SummaryReport,
    emitted: {} as ShopperCartReport,
    children: {} as { partsEvents: "childEvents"; summary: "summary" },
    tags: {} as "busy",
  },
  actors: { childEvents, quoteCart: port<CartAnswer>("quoteCart"), summary: summaryMachine },
  actions: {
    // What the device keeps is read and written by `provideCart`.
    readDevice: () => undefined,
    changeDevice: (_, { change }: { change: Change }) => void change,
    changeLines: assign(({ context }, { change }: { change: Change }) => ({
      deviceLines: applyChanges(context.deviceLines, [change]),
      notices: withoutNoticesOf(change, context.notices),
    })),
    setCart: assign(({ context }, { output }: { output: CartAnswer }) =>
      // The server stores nothing of a guest's lines: it repeats no notice.
      confirmedBy(context, output, { asked: context.deviceLines, lastingNotices: context.notices }),
    ),
    askSummary: sendTo("summary", ({ context }) => ({ type: "summary.ask", items: context.cartProducts })),
    stopSummary: sendTo("summary", { type: "summary.stop" }),
    forgetSummary: sendTo("summary", { type: "summary.forget" }),
    choose: sendTo("summary", (_, { choice }: { choice: Choice }) => choice),
    markStale: assign({ isStale: true }),
    markFresh: assign({ isStale: false }),
    dismissNotice: assign(({ context }, { key }: { key: string }) => withoutNotice(context, key)),
    reportAnswered: emit({ type: "call.answered" } as const),
    reportSummary: emit({ type: "summary.answered" } as const),
    clearFailure: emit({ type: "failure.clear" } as const),
    reportFailed: emit((_, { failure }: { failure: Failure }) => ({ type: "call.failed", failure }) as const),
    reportChoice: emit(
      (_, { failure }: { failure: Failure }) => ({ type: "choice.failed", failure }) as const,
    ),
    notifyAdded: emitUnlessNull((_, { change }: { change: Change }) => added(change)),
    notifyRejected: emitUnlessNull((_, { output }: { output: CartAnswer }) =>
      rejected(output.rejectedLines ?? []),
    ),
    notifyRemoved: emitUnlessNull(({ context }, { change }: { change: Change }) =>
      removed(change, context.deviceLines),
    ),
  },
  guards: {
    needsReading: ({ context: { wasRead, isStale, deviceLines, cartProducts } }) =>
      !wasRead || isStale || !isSameCart(deviceLines, cartProducts),
    hasNoLines: ({ context }) => context.cartProducts.length === 0,
    isTooLight: ({ context }) => shortfallOf(context.paymentForCart.totalWeight, shop) !== undefined,
  },
}).createMachine({
  id: "guestCart",
  description:
    "A guest's cart: kept on the device, priced and summarised by the server, paid for after signing in.",
  context: () => ({ ...unknownLines(), deviceLines: [] }),
  invoke: [
    {
      id: "partsEvents",
      src: "childEvents",
      input: { ids: ["summary"] },
    },
    { id: "summary", src: "summary" },
  ],
  initial: "pricing",
  entry: "readDevice",
  on: {
    "cart.refresh": {
      description: "Another tab may have changed the lines, and the shop its prices.",
      actions: ["readDevice", "markStale"],
    },
    "network.back": { description: "The shop may have changed its prices.", actions: "markStale" },
    "lines.change": {
      description: "It is done on the device; a removal may be undone.",
      actions: [
        { type: "notifyRemoved", params: ({ event }) => event },
        { type: "changeLines", params: ({ event }) => event },
        { type: "changeDevice", params: ({ event }) => event },
        { type: "notifyAdded", params: ({ event }) => event },
      ],
    },
    "shipping.choose": {
      description: "The summary knows what it means now.",
      actions: { type: "choose", params: ({ event }) => ({ choice: event }) },
    },
    "notice.dismiss": {
      description: "The shopper has read it.",
      actions: { type: "dismissNotice", params: ({ event }) => event },
    },
  },
  states: {
    pricing: {
      description: "Asking what the lines of the device cost, and whether the shop sells them.",
      tags: "busy",
      invoke: {
        id: "price",
        src: "quoteCart",
        onDone: {
          target: "deciding",
          description: "The lines as the shop takes them.",
          actions: [
            { type: "notifyRejected", params: ({ event }) => event },
            { type: "setCart", params: ({ event }) => event },
            "readDevice",
            "markFresh",
            "reportAnswered",
          ],
        },
        onError: {
          target: "unread",
          description: "The lines stay as they are on the device.",
          actions: { type: "reportFailed", params: ({ event }) => ({ failure: toFailure(event.error) }) },
        },
      },
      on: {
        "cart.refresh": {
          target: "pricing",
          reenter: true,
          description: "Asked again; the older answer is dropped.",
          actions: "readDevice",
        },
      },
    },
    deciding: {
      description: "What comes next for the cart as it is now.",
      always: [
        {
          guard: "needsReading",
          target: "pricing",
          description: "The guest has clicked, or the shop changed.",
        },
        { guard: "hasNoLines", target: "settled.empty", description: "There is nothing to pay." },
        {
          guard: "isTooLight",
          target: "settled.light",
          description: "By the rule of the shop it cannot be paid: nobody is asked what it costs.",
        },
        { target: "settled.summarised", description: "There are lines: what do they cost, delivered?" },
      ],
    },
    settled: {
      description: "The lines of the device are priced.",
      initial: "empty",
      exit: "stopSummary",
      always: {
        guard: "needsReading",
        target: "pricing",
        description: "The guest has clicked, or the shop may have changed.",
      },
      states: {
        empty: { description: "No lines.", entry: ["forgetSummary", "clearFailure"] },
        light: {
          description: "Lines with prices, which do not weigh enough to be paid.",
          entry: "clearFailure",
        },
        summarised: {
          description:
            "There are lines: the summary asks what they cost. Who wants to pay says who they are first.",
          entry: "askSummary",
          on: {
            "summary.answered": { description: "It is known what they cost.", actions: "reportSummary" },
            "failure.clear": {
              description: "Another choice, or too light to be paid.",
              actions: "clearFailure",
            },
            "choice.failed": {
              description: "The old summary stays, and the guest is told.",
              actions: { type: "reportChoice", params: ({ event }) => event },
            },
            "summary.refused": {
              target: "#guestCart.deciding",
              description: "The lines are priced and summarised again; the guest is told why.",
              actions: [{ type: "reportChoice", params: ({ event }) => event }, "markStale"],
            },
            "summary.failed": {
              target: "#guestCart.unread",
              description: "Lines without a summary for now.",
              actions: { type: "reportFailed", params: ({ event }) => event },
            },
          },
        },
      },
    },
    unread: {
      description: "A pricing or a summary failed. Everything the guest does is kept and shown.",
      on: {
        "call.retry": { target: "deciding", description: "The same again." },
        "cart.refresh": {
          target: "deciding",
          description: "Another tab got through, or the shopper is looking: one more try.",
          actions: ["readDevice", "markStale"],
        },
        "network.back": { target: "deciding", description: "Now it can work.", actions: "markStale" },
      },
    },
  },
});
