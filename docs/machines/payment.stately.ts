import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "payment",
  "description": "One order on its way to the shop: one key, one order.",
  "initial": "starting",
  "states": {
    "starting": {
      "description": "Whether the order is sent, or was sent before.",
      "always": [
        {
          "guard": "isUnsent",
          "target": "sending",
          "description": "The shopper has just bought it."
        },
        {
          "target": "outcomeUnknown.asking",
          "description": "It was sent, and its outcome is unknown."
        }
      ]
    },
    "sending": {
      "description": "The order is on its way. There is no way to send it a second time from here.",
      "tags": [
        "paying",
        "busy"
      ],
      "invoke": {
        "id": "placeOrder",
        "src": "placeOrder",
        "onDone": {
          "target": "placed",
          "description": "There is an order."
        },
        "onError": [
          {
            "guard": "isKeyTaken",
            "target": "outcomeUnknown.asking",
            "description": "422: there is an order under this key, that was sent in other words."
          },
          {
            "guard": "isRefused",
            "target": "refused",
            "description": "The server says that it placed nothing: 406, 409, 422, 429 and the like."
          },
          {
            "target": "outcomeUnknown",
            "description": "The answer is lost: there may be an order.",
            "actions": "countFailure"
          }
        ]
      }
    },
    "outcomeUnknown": {
      "description": "An order was sent, and nobody knows what became of it. It is asked for, never sent again.",
      "tags": "outcomeUnknown",
      "invoke": {
        "id": "watchNetwork",
        "src": "watchNetwork",
        "onError": {
          "description": "Nobody tells when the network is back: the next question finds out."
        }
      },
      "initial": "waiting",
      "states": {
        "waiting": {
          "description": "The next question comes by itself.",
          "after": {
            "retryDelay": {
              "target": "asking",
              "description": "It is asked for again."
            }
          },
          "on": {
            "outcome.ask": {
              "target": "asking",
              "description": "The shopper does not want to wait."
            },
            "network.back": {
              "target": "asking",
              "description": "Now there may be an answer."
            }
          }
        },
        "unanswered": {
          "description": "The server does not say. The device keeps the key, and the shopper may ask.",
          "on": {
            "outcome.ask": {
              "target": "asking",
              "description": "The shopper asks once more."
            }
          }
        },
        "asking": {
          "description": "Asking what became of the order, under its key.",
          "tags": "busy",
          "invoke": {
            "id": "askOutcome",
            "src": "askOutcome",
            "onDone": {
              "target": "#payment.placed",
              "description": "There is an order."
            },
            "onError": [
              {
                "guard": "isNotPlaced",
                "target": "#payment.notPlaced",
                "description": "404: nothing was placed. The same order may go out under the same key."
              },
              {
                "guard": "isConclusive",
                "target": "unanswered",
                "description": "The same question would be refused again.",
                "actions": "countFailure"
              },
              {
                "target": "waiting",
                "description": "Still nobody knows.",
                "actions": "countFailure"
              }
            ]
          }
        }
      }
    },
    "placed": {
      "type": "final",
      "description": "There is an order.",
      "entry": "forgetAttempt"
    },
    "notPlaced": {
      "type": "final",
      "description": "There is no order under this key.",
      "entry": "forgetAttempt"
    },
    "refused": {
      "type": "final",
      "description": "The server did not take the order.",
      "entry": "forgetAttempt"
    }
  }
});
