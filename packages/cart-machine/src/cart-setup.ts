import { childEvents, retryDelay, watcher, type RetryPolicy } from "@shop/machine-factories";
import { isFinal, type Failure } from "@shop/contract";
import { assign, emit, sendTo, setup } from "xstate";
import { accountCartMachine } from "./account-cart-machine.ts";
import type { CartEvent, CartReport, ForwardedEvent, Shopper, ShopperCartReport } from "./cart-events.ts";
import type { Change } from "./changes.ts";
import { guestCartMachine } from "./guest-cart-machine.ts";

/** How the calls of the cart fare, as plain JSON. The name of `dialogError` is fixed (specification §3). */
export type CallState = {
  /** Whether the browser believes that there is a network. */
  isOnline: boolean;
  /** How many tries have failed in a row. */
  tries: number;
  /** Why the last reading, sending or update failed, until one succeeds, it is dismissed or tried again; `selectFailure` shows it. */
  dialogError: Failure | null;
  /** What the shopper is trying again, until it is known how that went. */
  retriedError: Failure | null;
};

/** How often in a row the server is tried before the shopper is asked to. */
const MAX_ATTEMPTS = 5;

/** Any part of the delay may go by chance: a cart has no hurry. */
export const CART_RETRY: RetryPolicy = { max: 30_000, min: 0 };

/** Nothing has failed. */
export const NO_ERROR = { tries: 0, dialogError: null } as const;

/** What the chart of the cart is written with: everything it may do, judge and wait for, by name. */
export const cartSetup = setup({
  types: {
    context: {} as CallState,
    events: {} as CartEvent | ShopperCartReport,
    emitted: {} as CartReport,
    children: {} as {
      contentsEvents: "childEvents";
      contents: "guestCart" | "accountCart";
      watchNetwork: "watchNetwork";
      watchCart: "watchCart";
    },
    tags: {} as "open" | "failed",
  },
  actors: {
    childEvents,
    watchNetwork: watcher("watchNetwork"),
    watchCart: watcher("watchCart"),
    guestCart: guestCartMachine,
    accountCart: accountCartMachine,
  },
  actions: {
    // The lines of the child are part of what this cart shows: its subscribers are notified.
    show: assign((_, { isBusy }: { isBusy: boolean }) => (isBusy ? {} : { retriedError: null })),
    forward: sendTo("contents", (_, { event }: { event: ForwardedEvent }) => event),
    change: sendTo("contents", (_, { change }: { change: Change }) => ({ type: "lines.change", change })),
    retry: sendTo("contents", { type: "call.retry" }),
    noteOnline: assign({ isOnline: true }),
    noteOffline: assign({ isOnline: false, retriedError: null }),
    countFailure: assign(({ context }, { failure }: { failure: Failure }) => ({
      tries: context.tries + 1,
      retriedError: null,
      // The same failure is the same object, so that a screen announces it once.
      dialogError: context.dialogError?.id === failure.id ? context.dialogError : failure,
    })),
    // An answer ends what was being retried, and leaves any other failure until it is dismissed.
    clearRetriedError: assign(({ context }) => (context.tries > 0 ? NO_ERROR : {})),
    // Why a choice was refused stays beside the summary that came instead, until the shopper has read it.
    clearErrorUnlessFinal: assign(({ context: { tries, dialogError } }) =>
      tries === 0 && dialogError !== null && isFinal(dialogError) ? {} : NO_ERROR,
    ),
    clearError: assign(NO_ERROR),
    reset: assign({ ...NO_ERROR, retriedError: null }),
    // Without a network nothing is on its way: what is shown is that.
    noteRetry: assign(({ context: { isOnline, dialogError } }) =>
      isOnline ? { retriedError: dialogError } : {},
    ),
    openDialog: assign({ dialogError: (_, { failure }: { failure: Failure }) => failure }),
    report: emit((_, { report }: { report: CartReport }) => report),
  },
  guards: {
    isAccount: (_, { shopper }: { shopper: Shopper }) => shopper === "account",
    isNotRetrying: ({ context }) => context.tries === 0,
    isHopeless: ({ context: { isOnline, tries, dialogError } }) =>
      (dialogError !== null && isFinal(dialogError)) || (isOnline && tries >= MAX_ATTEMPTS),
    isOffline: ({ context }) => !context.isOnline,
  },
  delays: {
    // `provideCart` brings the chance that keeps many devices from coming back at once.
    retryDelay: ({ context }) => retryDelay(context.dialogError, context.tries, CART_RETRY, 1),
  },
});
