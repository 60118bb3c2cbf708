import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "guestCart",
  "description": "A guest's cart: kept on the device, priced and summarised by the server, paid for after signing in.",
  "invoke": [
    {
      "id": "partsEvents",
      "src": "childEvents"
    },
    {
      "id": "summary",
      "src": "summary"
    }
  ],
  "initial": "pricing",
  "entry": "readDevice",
  "on": {
    "cart.refresh": {
      "description": "Another tab may have changed the lines, and the shop its prices.",
      "actions": [
        "readDevice",
        "markStale"
      ]
    },
    "network.back": {
      "description": "The shop may have changed its prices.",
      "actions": "markStale"
    },
    "lines.change": {
      "description": "It is done on the device; a removal may be undone.",
      "actions": [
        "notifyRemoved",
        "changeLines",
        "changeDevice",
        "notifyAdded"
      ]
    },
    "shipping.choose": {
      "description": "The summary knows what it means now.",
      "actions": "choose"
    },
    "notice.dismiss": {
      "description": "The shopper has read it.",
      "actions": "dismissNotice"
    }
  },
  "states": {
    "pricing": {
      "description": "Asking what the lines of the device cost, and whether the shop sells them.",
      "tags": "busy",
      "invoke": {
        "id": "price",
        "src": "quoteCart",
        "onDone": {
          "target": "deciding",
          "description": "The lines as the shop takes them.",
          "actions": [
            "notifyRejected",
            "setCart",
            "readDevice",
            "markFresh",
            "reportAnswered"
          ]
        },
        "onError": {
          "target": "unread",
          "description": "The lines stay as they are on the device.",
          "actions": "reportFailed"
        }
      },
      "on": {
        "cart.refresh": {
          "target": "pricing",
          "reenter": true,
          "description": "Asked again; the older answer is dropped.",
          "actions": "readDevice"
        }
      }
    },
    "deciding": {
      "description": "What comes next for the cart as it is now.",
      "always": [
        {
          "guard": "needsReading",
          "target": "pricing",
          "description": "The guest has clicked, or the shop changed."
        },
        {
          "guard": "hasNoLines",
          "target": "settled.empty",
          "description": "There is nothing to pay."
        },
        {
          "guard": "isTooLight",
          "target": "settled.light",
          "description": "By the rule of the shop it cannot be paid: nobody is asked what it costs."
        },
        {
          "target": "settled.summarised",
          "description": "There are lines: what do they cost, delivered?"
        }
      ]
    },
    "settled": {
      "description": "The lines of the device are priced.",
      "initial": "empty",
      "exit": "stopSummary",
      "always": {
        "guard": "needsReading",
        "target": "pricing",
        "description": "The guest has clicked, or the shop may have changed."
      },
      "states": {
        "empty": {
          "description": "No lines.",
          "entry": [
            "forgetSummary",
            "clearFailure"
          ]
        },
        "light": {
          "description": "Lines with prices, which do not weigh enough to be paid.",
          "entry": "clearFailure"
        },
        "summarised": {
          "description": "There are lines: the summary asks what they cost. Who wants to pay says who they are first.",
          "entry": "askSummary",
          "on": {
            "summary.answered": {
              "description": "It is known what they cost.",
              "actions": "reportSummary"
            },
            "failure.clear": {
              "description": "Another choice, or too light to be paid.",
              "actions": "clearFailure"
            },
            "choice.failed": {
              "description": "The old summary stays, and the guest is told.",
              "actions": "reportChoice"
            },
            "summary.refused": {
              "target": "#guestCart.deciding",
              "description": "The lines are priced and summarised again; the guest is told why.",
              "actions": [
                "reportChoice",
                "markStale"
              ]
            },
            "summary.failed": {
              "target": "#guestCart.unread",
              "description": "Lines without a summary for now.",
              "actions": "reportFailed"
            }
          }
        }
      }
    },
    "unread": {
      "description": "A pricing or a summary failed. Everything the guest does is kept and shown.",
      "on": {
        "call.retry": {
          "target": "deciding",
          "description": "The same again."
        },
        "cart.refresh": {
          "target": "deciding",
          "description": "Another tab got through, or the shopper is looking: one more try.",
          "actions": [
            "readDevice",
            "markStale"
          ]
        },
        "network.back": {
          "target": "deciding",
          "description": "Now it can work.",
          "actions": "markStale"
        }
      }
    }
  }
});
