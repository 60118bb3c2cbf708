import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "product",
  "description": "One product, looked at closely.",
  "initial": "idle",
  "on": {
    "product.open": {
      "target": ".loading",
      "description": "Another product: an answer still on its way is dropped.",
      "actions": "startProduct"
    }
  },
  "states": {
    "idle": {
      "description": "No product has been opened yet."
    },
    "loading": {
      "description": "Reading the product.",
      "tags": "loading",
      "invoke": {
        "id": "getProduct",
        "src": "getProduct",
        "onDone": {
          "target": "ready",
          "description": "It is shown, and the owner is told.",
          "actions": [
            "setProduct",
            "notifyShown"
          ]
        },
        "onError": [
          {
            "guard": "isMissing",
            "target": "missing",
            "description": "There is no such product."
          },
          {
            "target": "failed",
            "description": "The reason is shown with a way to try again.",
            "actions": "setFailure"
          }
        ]
      }
    },
    "ready": {
      "description": "The product is shown.",
      "on": {
        "product.open": [
          {
            "guard": "isShown",
            "description": "Coming back to the product that is shown keeps it."
          },
          {
            "target": "loading",
            "description": "Another product.",
            "actions": "startProduct"
          }
        ]
      }
    },
    "missing": {
      "description": "No such product; the way leads back to the marketplace.",
      "tags": "missing"
    },
    "failed": {
      "description": "The product could not be read.",
      "tags": "failed",
      "on": {
        "product.retry": {
          "target": "loading",
          "description": "The shopper asked for another try."
        }
      }
    }
  }
});
