import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "catalog",
  "description": "The products of the marketplace.",
  "initial": "idle",
  "on": {
    "catalog.browse": {
      "target": ".loading",
      "description": "Another category: a page still on its way is dropped.",
      "actions": "startCategory"
    }
  },
  "states": {
    "idle": {
      "description": "Nobody has opened the marketplace yet."
    },
    "loading": {
      "description": "Reading the first page of a category.",
      "tags": "loading",
      "invoke": {
        "id": "listProducts",
        "src": "listProducts",
        "onDone": {
          "target": "ready",
          "description": "The first page is shown.",
          "actions": "keepPage"
        },
        "onError": {
          "target": "failed",
          "description": "The reason is shown with a way to try again.",
          "actions": "keepFailure"
        }
      }
    },
    "ready": {
      "description": "Products are shown; there may be more.",
      "on": {
        "catalog.browse": [
          {
            "guard": "isShown",
            "description": "Coming back to the list that is shown keeps it."
          },
          {
            "target": "loading",
            "description": "Another category.",
            "actions": "startCategory"
          }
        ],
        "catalog.more": {
          "guard": "hasMore",
          "target": "extending",
          "description": "The shopper wants to see more."
        }
      }
    },
    "extending": {
      "description": "Reading the next page while the earlier ones stay.",
      "tags": "extending",
      "invoke": {
        "id": "listMoreProducts",
        "src": "listProducts",
        "onDone": {
          "target": "ready",
          "description": "The page is added below.",
          "actions": "keepPage"
        },
        "onError": {
          "target": "ready",
          "description": "What is shown stays; the reason is told, and asking again is possible.",
          "actions": "keepFailure"
        }
      },
      "on": {
        "catalog.browse": [
          {
            "guard": "isShown",
            "description": "Coming back to the list that is shown keeps it, and its next page on the way."
          },
          {
            "target": "loading",
            "description": "Another category: the page still on its way is dropped.",
            "actions": "startCategory"
          }
        ]
      }
    },
    "failed": {
      "description": "The category could not be read.",
      "tags": "failed",
      "on": {
        "catalog.retry": {
          "target": "loading",
          "description": "The shopper asked for another try."
        }
      }
    }
  }
});
