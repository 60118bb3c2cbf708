import { port } from "@shop/machine-factories";
import type { CartItem, Failure, RejectedLine } from "@shop/contract";
import { assign, sendTo, setup, type ActorRefFrom } from "xstate";
import { removalOf, type Choice, type ShopperCartEvent, type ShopperCartInput } from "./cart-events.ts";
import type { Change } from "./changes.ts";
import { confirmedBy, linesFrom, withoutNotice, type CartAnswer, type KnownLines } from "./known-lines.ts";
import { joinNotices, lasting, noticesOfRefusal, withoutNoticesOf } from "./notices.ts";
import { outboxMachine, type OutboxReport } from "./outbox-machine.ts";
import { summaryMachine } from "./summary-machine.ts";
import type { SummaryReport } from "./summary-setup.ts";
import { linesWith, NOTHING_UNSENT } from "./unsent.ts";

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
    context: {} as AccountCartState & ShopperCartInput,
    input: {} as ShopperCartInput,
    events: {} as ShopperCartEvent | OutboxReport | SummaryReport,
    children: {} as { outbox: "outbox"; summary: "summary" },
    tags: {} as "busy",
  },
  actors: {
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
                kept: lasting(context.notices),
              }),
              accepted: null,
            }
          : {},
    ),
    acceptChange: assign({ accepted: (_, { change }: { change: Change | null }) => change }),
    noteRefusal: assign(({ context }, { change, failure }: { change: Change | null; failure: Failure }) => ({
      isStale: true,
      notices: joinNotices(context.notices, change ? noticesOfRefusal(change, failure) : []),
    })),
    markStale: assign({ isStale: true }),
    markFresh: assign({ isStale: false }),
    seeLine: assign(({ context }, { change }: { change: Change }) => ({
      notices: withoutNoticesOf(change, context.notices),
    })),
    dismissNotice: assign(({ context }, { key }: { key: string }) => withoutNotice(context, key)),
    reportAnswered: sendTo(({ context }) => context.cart, { type: "call.answered" }),
    reportSummary: sendTo(({ context }) => context.cart, { type: "summary.answered" }),
    clearFailure: sendTo(({ context }) => context.cart, { type: "failure.clear" }),
    reportFailed: sendTo(
      ({ context }) => context.cart,
      (_, { failure }: { failure: Failure }) => ({ type: "call.failed", failure }),
    ),
    reportChoice: sendTo(
      ({ context }) => context.cart,
      (_, { failure }: { failure: Failure }) => ({ type: "choice.failed", failure }),
    ),
    notifyAdded: ({ context: { owner } }, { change }: { change: Change | null }) => {
      if (change?.kind === "add") owner?.send({ type: "cart.lineAdded", item: change.item });
    },
    notifyMerged: (
      { context: { owner } },
      { change, answer }: { change: Change | null; answer: CartAnswer | undefined },
    ) => {
      if (change?.kind === "merge")
        owner?.send({ type: "cart.merged", rejectedLines: answer?.rejectedLines ?? [] });
    },
    notifyRemoved: ({ context, self }, { change }: { change: Change }) => {
      const report = removalOf(change, shownLines(context, self.getSnapshot().children));
      if (report) context.owner?.send(report);
    },
    notifyRefused: (
      { context: { owner } },
      { change, failure }: { change: Change | null; failure: Failure },
    ) => {
      if (!change) return;
      if (change.kind !== "merge") return owner?.send({ type: "cart.changeRefused", change, failure });
      const rejectedLines = change.items.map(({ id, quantity }): RejectedLine => ({
        id,
        quantity,
        code: failure,
      }));
      owner?.send({ type: "cart.merged", rejectedLines });
    },
  },
  guards: {
    wasNeverRead: ({ context }) => !context.wasRead,
    needsReading: ({ context }) => context.isStale || context.accepted !== null,
    hasCart: (_, { answer }: { answer: CartAnswer | undefined }) => answer !== undefined,
    hasNoLines: ({ context }) => context.cartProducts.length === 0,
  },
});
