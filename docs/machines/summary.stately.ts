import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "summary",
  "description": "What a cart costs, with the shipping and the promotion that were chosen.",
  "initial": "resting",
  "on": {
    "summary.ask": {
      "target": ".summarising",
      "description": "The lines are saved.",
      "actions": "setItems"
    },
    "summary.stop": {
      "target": ".resting",
      "description": "The lines are about to change: an answer on its way would be stale, and is dropped."
    },
    "summary.forget": {
      "target": ".resting",
      "description": "There are no lines: nothing was chosen for them.",
      "actions": [
        "dropSummary",
        "forgetChoices"
      ]
    },
    "shipping.choose": {
      "description": "The choice waits for the next summary.",
      "actions": "chooseShipping"
    },
    "promotion.*": {
      "description": "The code, or none, waits for the next summary.",
      "actions": "choosePromotion"
    }
  },
  "states": {
    "resting": {
      "description": "Nobody asks. The last summary counts as long as the lines are the same."
    },
    "summarising": {
      "description": "Asking what the cart costs.",
      "tags": "busy",
      "invoke": {
        "id": "summarise",
        "src": "getPaymentCart",
        "onDone": {
          "target": "ready",
          "description": "The summary: the minimum weight is met.",
          "actions": [
            "setSummary",
            "reportAnswered"
          ]
        },
        "onError": [
          {
            "guard": "isBelowMinimum",
            "target": "belowMinimum",
            "description": "406: the cart is too light to be paid.",
            "actions": [
              "setShortfall",
              "clearFailure"
            ]
          },
          {
            "guard": "isPromotionRefused",
            "target": "summarising",
            "reenter": true,
            "description": "422: the code does not count for this cart; the summary goes on without it.",
            "actions": [
              "refusePromotion",
              "reportChange"
            ]
          },
          {
            "guard": "isShippingRefused",
            "target": "summarising",
            "reenter": true,
            "description": "422: this cart can no longer travel the chosen way; the server chooses.",
            "actions": [
              "forgetShipping",
              "reportChange"
            ]
          },
          {
            "guard": "isCodeInDoubt",
            "target": "summarising",
            "reenter": true,
            "description": "422 that does not say of what: the code is all that is left to blame.",
            "actions": [
              "refusePromotion",
              "reportChange"
            ]
          },
          {
            "target": "resting",
            "description": "Lines without a summary for now.",
            "actions": "report"
          }
        ]
      },
      "on": {
        "shipping.choose": {
          "target": "summarising",
          "reenter": true,
          "description": "Asked again with the choice; the older answer is dropped.",
          "actions": "chooseShipping"
        },
        "promotion.*": {
          "target": "summarising",
          "reenter": true,
          "description": "Asked again with the code, or without; the older answer is dropped.",
          "actions": "choosePromotion"
        }
      }
    },
    "ready": {
      "description": "A summary of exactly these lines, and nothing on its way.",
      "tags": "payable",
      "on": {
        "shipping.choose": {
          "target": "updating",
          "description": "What does it cost that way?",
          "actions": [
            "chooseShipping",
            "clearFailure"
          ]
        },
        "promotion.*": {
          "target": "updating",
          "description": "What does it cost with this code, or without?",
          "actions": [
            "choosePromotion",
            "clearFailure"
          ]
        }
      }
    },
    "belowMinimum": {
      "description": "The cart is too light to be paid; the shopper has to add something."
    },
    "updating": {
      "description": "Asking what another choice costs; the old summary is still shown.",
      "tags": "busy",
      "invoke": {
        "id": "update",
        "src": "getPaymentCart",
        "onDone": {
          "target": "ready",
          "description": "The summary of this choice.",
          "actions": [
            "setSummary",
            "reportAnswered"
          ]
        },
        "onError": [
          {
            "guard": "isBelowMinimum",
            "target": "belowMinimum",
            "description": "406: the minimum is met no more.",
            "actions": [
              "setShortfall",
              "clearFailure"
            ]
          },
          {
            "guard": "isPromotionLost",
            "target": "summarising",
            "description": "422: the code of the old summary counts no more.",
            "actions": [
              "refusePromotion",
              "reportChange"
            ]
          },
          {
            "guard": "isPromotionRefused",
            "target": "ready",
            "description": "422: the new code does not count; the old summary stays, and why is told.",
            "actions": [
              "refusePromotion",
              "restoreChoices",
              "reportChange"
            ]
          },
          {
            "guard": "isFinal",
            "target": "resting",
            "description": "Refused: the old total may hold no more, and the old choices come back.",
            "actions": [
              "restoreChoices",
              "dropSummary",
              "report"
            ]
          },
          {
            "target": "ready",
            "description": "It was not answered: the old summary and its choices stay; the shopper is told.",
            "actions": [
              "restoreChoices",
              "report"
            ]
          }
        ]
      },
      "on": {
        "shipping.choose": {
          "target": "updating",
          "reenter": true,
          "description": "A newer choice; the older answer is dropped.",
          "actions": "chooseShipping"
        },
        "promotion.*": {
          "target": "updating",
          "reenter": true,
          "description": "A newer code, or none after all; the older answer is dropped.",
          "actions": "choosePromotion"
        }
      }
    }
  }
});
