import { promotionParams } from "./cart-events.ts";
import { summarySetup } from "./summary-setup.ts";
import { NO_SUMMARY, summaryInput } from "./summary-state.ts";

/** What a cart costs, by the server, with the shipping option and the promotion code that were chosen. */
export const summaryMachine = summarySetup.createMachine({
  id: "summary",
  description: "What a cart costs, with the shipping and the promotion that were chosen.",
  context: NO_SUMMARY,
  initial: "resting",
  on: {
    "summary.ask": {
      target: ".summarising",
      description: "The lines are saved.",
      actions: { type: "setItems", params: ({ event }) => event },
    },
    "summary.stop": {
      target: ".resting",
      description: "The lines are about to change: an answer on its way would be stale, and is dropped.",
    },
    "summary.forget": {
      target: ".resting",
      description: "There are no lines: nothing was chosen for them.",
      actions: ["dropSummary", "forgetChoices"],
    },
    "shipping.choose": {
      description: "The choice waits for the next summary.",
      actions: { type: "chooseShipping", params: ({ event }) => event },
    },
    "promotion.*": {
      description: "The code, or none, waits for the next summary.",
      actions: { type: "choosePromotion", params: promotionParams },
    },
  },
  states: {
    resting: { description: "Nobody asks. The last summary counts as long as the lines are the same." },
    summarising: {
      description: "Asking what the cart costs.",
      tags: "busy",
      invoke: {
        id: "summarise",
        src: "getPaymentCart",
        input: ({ context }) => summaryInput(context),
        onDone: {
          target: "ready",
          description: "The summary: the minimum weight is met.",
          actions: [{ type: "setSummary", params: ({ event }) => event }, "reportAnswered"],
        },
        onError: [
          {
            guard: { type: "isBelowMinimum", params: ({ event }) => event },
            target: "belowMinimum",
            description: "406: the cart is too light to be paid.",
            actions: [{ type: "setShortfall", params: ({ event }) => event }, "clearFailure"],
          },
          {
            guard: { type: "isPromotionRefused", params: ({ event }) => event },
            target: "summarising",
            reenter: true,
            description: "422: the code does not count for this cart; the summary goes on without it.",
            actions: [{ type: "refusePromotion", params: ({ event }) => event }, "reportChange"],
          },
          {
            guard: { type: "isShippingRefused", params: ({ event }) => event },
            target: "summarising",
            reenter: true,
            description: "422: this cart can no longer travel the chosen way; the server chooses.",
            actions: ["forgetShipping", "reportChange"],
          },
          {
            guard: { type: "isCodeInDoubt", params: ({ event }) => event },
            target: "summarising",
            reenter: true,
            description: "422 that does not say of what: the code is all that is left to blame.",
            actions: [{ type: "refusePromotion", params: ({ event }) => event }, "reportChange"],
          },
          {
            target: "resting",
            description: "Lines without a summary for now.",
            actions: {
              type: "report",
              params: ({ event }) => ({ type: "summary.failed", error: event.error }),
            },
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
        "promotion.*": {
          target: "summarising",
          reenter: true,
          description: "Asked again with the code, or without; the older answer is dropped.",
          actions: { type: "choosePromotion", params: promotionParams },
        },
      },
    },
    ready: {
      description: "A summary of exactly these lines, and nothing on its way.",
      tags: "payable",
      on: {
        "shipping.choose": {
          target: "updating",
          description: "What does it cost that way?",
          actions: [{ type: "chooseShipping", params: ({ event }) => event }, "clearFailure"],
        },
        "promotion.*": {
          target: "updating",
          description: "What does it cost with this code, or without?",
          actions: [{ type: "choosePromotion", params: promotionParams }, "clearFailure"],
        },
      },
    },
    belowMinimum: {
      description: "The cart is too light to be paid; the shopper has to add something.",
    },
    updating: {
      description: "Asking what another choice costs; the old summary is still shown.",
      tags: "busy",
      invoke: {
        id: "update",
        src: "getPaymentCart",
        input: ({ context }) => summaryInput(context),
        onDone: {
          target: "ready",
          description: "The summary of this choice.",
          actions: [{ type: "setSummary", params: ({ event }) => event }, "reportAnswered"],
        },
        onError: [
          {
            guard: { type: "isBelowMinimum", params: ({ event }) => event },
            target: "belowMinimum",
            description: "406: the minimum is met no more.",
            actions: [{ type: "setShortfall", params: ({ event }) => event }, "clearFailure"],
          },
          {
            guard: { type: "isPromotionLost", params: ({ event }) => event },
            target: "summarising",
            description: "422: the code of the old summary counts no more.",
            actions: [{ type: "refusePromotion", params: ({ event }) => event }, "reportChange"],
          },
          {
            guard: { type: "isPromotionRefused", params: ({ event }) => event },
            target: "ready",
            description: "422: the new code does not count; the old summary stays, and why is told.",
            actions: [
              { type: "refusePromotion", params: ({ event }) => event },
              "restoreChoices",
              "reportChange",
            ],
          },
          {
            guard: { type: "isFinal", params: ({ event }) => event },
            target: "resting",
            description: "Refused: the old total may hold no more, and the old choices come back.",
            actions: [
              "restoreChoices",
              "dropSummary",
              { type: "report", params: ({ event }) => ({ type: "summary.refused", error: event.error }) },
            ],
          },
          {
            target: "ready",
            description: "It was not answered: the old summary and its choices stay; the shopper is told.",
            actions: [
              "restoreChoices",
              { type: "report", params: ({ event }) => ({ type: "choice.failed", error: event.error }) },
            ],
          },
        ],
      },
      on: {
        "shipping.choose": {
          target: "updating",
          reenter: true,
          description: "A newer choice; the older answer is dropped.",
          actions: { type: "chooseShipping", params: ({ event }) => event },
        },
        "promotion.*": {
          target: "updating",
          reenter: true,
          description: "A newer code, or none after all; the older answer is dropped.",
          actions: { type: "choosePromotion", params: promotionParams },
        },
      },
    },
  },
});
