import { childEvents, emitUnlessNull, port } from "@shop/machine-factories";
import type { CartItem, Failure } from "@shop/contract";
import { assign, emit, sendTo, setup, type ActorRefFrom } from "xstate";
import { carriedOut, refused, removed } from "./cart-reports.ts";
import type { Choice, ShopperCartEvent, ShopperCartReport } from "./cart-events.ts";
import type { Change } from "./changes.ts";
import { confirmedBy, linesFrom, withoutNotice, type CartAnswer, type KnownLines } from "./known-lines.ts";
import { joinNotices, lasting, noticesOfFailure, withoutNoticesOf } from "./notices.ts";
import { outboxMachine, type OutboxReport } from "./outbox-machine.ts";
import { summaryMachine } from "./summary-machine.ts";
import type { SummaryReport } from "./summary-setup.ts";
import { linesWith, NOTHING_UNSENT } from "./outbox-queue.ts";

/** What is known of an account's cart, as plain JSON. What is unsent is in the outbox, what it costs in the summary. */
export type AccountCartState = KnownLines & {
  /** A change the server has carried out and `cartProducts` does not show yet. */
  accepted: Change | null;
};

type Children = { outbox?: ActorRefFrom<typeof outboxMachine> | undefined };

/** The lines as the shopper left them. */
function shownLines({ cartProducts, accepted }: AccountCartState, { outbox }: Children): CartItem[] {
  return linesWith(cartProducts, accepted, outbox?.getSnapshot().context ?? NOTHING_UNSENT);
}

/** What the chart of an account's cart is written with: everything it may ask, do and judge, by name. */
export const accountCartSetup = setup({
  types: {
    context: {} as AccountCartState,
    events: {} as ShopperCartEvent | OutboxReport | SummaryReport,
    emitted: {} as ShopperCartReport,
    children: {} as { partsEvents: "childEvents"; outbox: "outbox"; summary: "summary" },
    tags: {} as "busy",
  },
  actors: {
    childEvents,
    getCart: port<CartAnswer>("getCart"),
    outbox: outboxMachine,
    summary: summaryMachine,
  },
  actions: {
    confirm: sendTo("outbox", (_, { uid }: { uid: string }) => ({ type: "account.confirmed", uid })),
    enqueue: sendTo("outbox", (_, { change }: { change: Change }) => ({ type: "outbox.add", change })),
    flush: sendTo("outbox", ({ context }) => ({ type: "outbox.flush", lines: context.cartProducts })),
    flushFrozen: sendTo("outbox", ({ context }) => ({
      type: "outbox.flushFrozen",
      lines: context.cartProducts,
    })),
    askSummary: sendTo("summary", ({ context }) => ({ type: "summary.ask", items: context.cartProducts })),
    stopSummary: sendTo("summary", { type: "summary.stop" }),
    forgetSummary: sendTo("summary", { type: "summary.forget" }),
    choose: sendTo("summary", (_, { choice }: { choice: Choice }) => choice),
    setBase: assign(({ context }, { items }: { items: CartItem[] }) =>
      context.wasRead ? {} : { ...linesFrom(items), wasRead: true },
    ),
    setCart: assign(
      ({ context }, { answer, asked }: { answer: CartAnswer | undefined; asked?: Change | null }) =>
        answer
          ? {
              ...confirmedBy(context, answer, {
                asked: asked?.kind === "merge" ? asked.items : [],
                lastingNotices: lasting(context.notices),
              }),
              accepted: null,
            }
          : {},
    ),
    acceptChange: assign({ accepted: (_, { change }: { change: Change | null }) => change }),
    noteFailedChange: assign(
      ({ context }, { change, failure }: { change: Change | null; failure: Failure }) => ({
        isStale: true,
        notices: joinNotices(context.notices, change ? noticesOfFailure(change, failure) : []),
      }),
    ),
    markStale: assign({ isStale: true }),
    markFresh: assign({ isStale: false }),
    seeLine: assign(({ context }, { change }: { change: Change }) => ({
      notices: withoutNoticesOf(change, context.notices),
    })),
    dismissNotice: assign(({ context }, { key }: { key: string }) => withoutNotice(context, key)),
    reportAnswered: emit({ type: "call.answered" } as const),
    reportSummary: emit({ type: "summary.answered" } as const),
    clearFailure: emit({ type: "failure.clear" } as const),
    reportFailed: emit((_, { failure }: { failure: Failure }) => ({ type: "call.failed", failure }) as const),
    reportChoice: emit(
      (_, { failure }: { failure: Failure }) => ({ type: "choice.failed", failure }) as const,
    ),
    notifyCarriedOut: emitUnlessNull(
      (_, { change, answer }: { change: Change | null; answer: CartAnswer | undefined }) =>
        change && carriedOut(change, answer?.rejectedLines ?? []),
    ),
    notifyRemoved: emitUnlessNull(({ context, self }, { change }: { change: Change }) =>
      removed(change, shownLines(context, self.getSnapshot().children)),
    ),
    notifyRefused: emitUnlessNull(
      (_, { change, failure }: { change: Change | null; failure: Failure }) =>
        change && refused(change, failure),
    ),
  },
  guards: {
    wasNeverRead: ({ context }) => !context.wasRead,
    needsReading: ({ context }) => context.isStale || context.accepted !== null,
    hasCart: (_, { answer }: { answer: CartAnswer | undefined }) => answer !== undefined,
    hasNoLines: ({ context }) => context.cartProducts.length === 0,
  },
});
