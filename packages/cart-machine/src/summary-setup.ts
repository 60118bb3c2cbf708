import { port } from "@shop/machine-factories";
import { isFinal, toFailure, type CartItem, type Failure, type OrderSummary } from "@shop/contract";
import { assign, emit, setup } from "xstate";
import type { Choice } from "./cart-events.ts";
import {
  NO_CHOICES,
  shortfallIn,
  summarisedChoices,
  summarisedNow,
  type SummaryInput,
  type SummaryState,
} from "./summary-state.ts";

export type SummaryEvent =
  | Choice
  /** What do these lines cost? */
  | { type: "summary.ask"; items: CartItem[] }
  /** The lines are about to change: an answer on its way would be stale. */
  | { type: "summary.stop" }
  /** There is nothing to pay. */
  | { type: "summary.forget" };

/** What the summary reports to the cart that it is of. */
export type SummaryReport =
  | { type: "summary.answered" }
  /** The choices changed: the subscribers of the cart are notified. */
  | { type: "summary.changed" }
  /** Without a summary for now. */
  | { type: "summary.failed"; failure: Failure }
  /** The old total may hold no more: the cart has to be read and summarised again. */
  | { type: "summary.refused"; failure: Failure }
  /** The old summary stays, and the shopper is notified of the failure. */
  | { type: "choice.failed"; failure: Failure }
  | { type: "failure.clear" };

/** Whether it is the promotion code that the server does not take. */
const isAboutPromotion = (failure: Failure) => failure.id === 422 && failure.field === "promotionCode";

/** What the chart of the summary is written with: everything it may ask, do and judge, by name. */
export const summarySetup = setup({
  types: {
    context: {} as SummaryState,
    events: {} as SummaryEvent,
    emitted: {} as SummaryReport,
    tags: {} as "busy" | "payable",
  },
  actors: { getPaymentCart: port<OrderSummary, SummaryInput>("getPaymentCart") },
  actions: {
    setItems: assign({ items: (_, { items }: { items: CartItem[] }) => items }),
    chooseShipping: assign({ shippingOption: (_, { option }: { option: string }) => option }),
    forgetShipping: assign({ shippingOption: null }),
    choosePromotion: assign((_, { code }: { code: string | null }) => ({
      promotionCode: code,
      promotionFailure: null,
    })),
    refusePromotion: assign((_, { error }: { error: unknown }) => ({
      promotionCode: null,
      promotionFailure: toFailure(error),
    })),
    restoreChoices: assign(({ context }) => summarisedChoices(context)),
    forgetChoices: assign(NO_CHOICES),
    setSummary: assign(({ context }, { output }: { output: OrderSummary }) => ({
      paymentCart: output,
      summarised: summarisedNow(context),
      minimumWeight: true,
      shortfall: null,
    })),
    dropSummary: assign({ paymentCart: null, summarised: null, shortfall: null }),
    setShortfall: assign(({ context }, { error }: { error: unknown }) => ({
      paymentCart: null,
      summarised: summarisedNow(context),
      minimumWeight: false,
      shortfall: shortfallIn(toFailure(error)),
    })),
    reportAnswered: emit({ type: "summary.answered" } as const),
    reportChange: emit({ type: "summary.changed" } as const),
    clearFailure: emit({ type: "failure.clear" } as const),
    report: emit(
      (
        _,
        { type, error }: { type: "summary.failed" | "summary.refused" | "choice.failed"; error: unknown },
      ) => ({ type, failure: toFailure(error) }),
    ),
  },
  guards: {
    isBelowMinimum: (_, { error }: { error: unknown }) => toFailure(error).id === 406,
    isPromotionRefused: ({ context }, { error }: { error: unknown }) =>
      context.promotionCode !== null && isAboutPromotion(toFailure(error)),
    isPromotionLost: ({ context }, { error }: { error: unknown }) =>
      context.promotionCode !== null &&
      context.promotionCode === context.summarised?.promotionCode &&
      isAboutPromotion(toFailure(error)),
    isFinal: (_, { error }: { error: unknown }) => isFinal(toFailure(error)),
    isCodeInDoubt: ({ context }, { error }: { error: unknown }) =>
      context.promotionCode !== null && toFailure(error).id === 422,
    isShippingRefused: ({ context }, { error }: { error: unknown }) =>
      context.shippingOption !== null && toFailure(error).id === 422,
  },
});
