import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "orderList",
  "description": "The orders of the account.",
  "initial": "loading",
  "states": {
    "loading": {
      "description": "Reading the newest orders.",
      "tags": "loading",
      "invoke": {
        "id": "listOrders",
        "src": "listOrders",
        "onDone": {
          "target": "ready",
          "description": "The first page is shown.",
          "actions": "setPage"
        },
        "onError": {
          "target": "failed",
          "description": "The reason is shown with a way to try again.",
          "actions": "setFailure"
        }
      }
    },
    "ready": {
      "description": "Orders are shown, or that there is none; there may be older ones.",
      "on": {
        "orders.more": {
          "guard": "hasMore",
          "target": "extending",
          "description": "The shopper looks for an older one, perhaps again after a failure.",
          "actions": "forgetFailure"
        }
      }
    },
    "extending": {
      "description": "Reading older orders while the newer ones stay.",
      "tags": "extending",
      "invoke": {
        "id": "listOlderOrders",
        "src": "listOrders",
        "onDone": {
          "target": "ready",
          "description": "The page is added below.",
          "actions": "setPage"
        },
        "onError": {
          "target": "ready",
          "description": "What is shown stays; the reason is told, and asking again is possible.",
          "actions": "setFailure"
        }
      }
    },
    "failed": {
      "description": "The orders could not be read.",
      "tags": "failed",
      "on": {
        "orders.retry": {
          "target": "loading",
          "description": "The shopper asked for another try.",
          "actions": "forgetFailure"
        }
      }
    }
  }
});
