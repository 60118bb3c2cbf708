import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "orderAction",
  "description": "What the owner of an order asks for, once however often it is pressed.",
  "initial": "starting",
  "states": {
    "starting": {
      "description": "What is asked for.",
      "always": [
        {
          "guard": "isPayment",
          "target": "paying",
          "description": "Where it can be paid."
        },
        {
          "guard": "isGivenUp",
          "target": "givingUp",
          "description": "Its lines, back in the cart."
        },
        {
          "target": "confirming",
          "description": "Its end."
        }
      ]
    },
    "paying": {
      "description": "Asking where to pay. Nothing else can be asked for meanwhile.",
      "tags": "paying",
      "invoke": {
        "id": "pay",
        "src": "payOrder",
        "onDone": {
          "target": "paid",
          "description": "Where to pay, or that there is nothing to pay any more."
        },
        "onError": {
          "target": "failed",
          "description": "The reason is told."
        }
      }
    },
    "confirming": {
      "description": "The shopper is asked whether the order shall really be cancelled.",
      "tags": "confirming",
      "on": {
        "cancellation.confirm": {
          "target": "cancelling",
          "description": "It shall."
        },
        "cancellation.drop": {
          "target": "dropped",
          "description": "It stays."
        }
      }
    },
    "cancelling": {
      "description": "Cancelling the order. A second time changes nothing.",
      "tags": [
        "confirming",
        "cancelling"
      ],
      "invoke": {
        "id": "cancel",
        "src": "cancelOrder",
        "onDone": {
          "target": "cancelled",
          "description": "Its stock is back, and what was paid goes back."
        },
        "onError": {
          "target": "failed",
          "description": "The reason is told; the answer may have been lost."
        }
      }
    },
    "givingUp": {
      "description": "Cancelling the order before its lines go back into the cart.",
      "tags": "givingUp",
      "invoke": {
        "id": "giveUp",
        "src": "cancelOrder",
        "onDone": {
          "target": "cancelled",
          "description": "Its lines are free."
        },
        "onError": {
          "target": "failed",
          "description": "The reason is told; the answer may have been lost."
        }
      }
    },
    "paid": {
      "type": "final",
      "description": "The server says what there is to pay, and where."
    },
    "cancelled": {
      "type": "final",
      "description": "The order is cancelled."
    },
    "dropped": {
      "type": "final",
      "description": "That was not meant."
    },
    "failed": {
      "type": "final",
      "description": "It could not be done, or nobody knows."
    }
  }
});
