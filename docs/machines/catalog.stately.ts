import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "catalog",
  "description": "What the marketplace shows. Its address says what, and nothing else does.",
  "invoke": {
    "id": "watchNetwork",
    "src": "watchNetwork",
    "onError": {
      "description": "Nobody tells when the network is back: the shopper tries again."
    }
  },
  "initial": "idle",
  "on": {
    "catalog.browse": [
      {
        "guard": "isShown",
        "description": "Coming back to what is shown, or on its way, keeps it.",
        "actions": "setErrors"
      },
      {
        "guard": "isCachedAndFresh",
        "target": ".ready",
        "description": "What was left not long ago is there again at once, with all its pages.",
        "actions": [
          "startListing",
          "takeList"
        ]
      },
      {
        "guard": "isCached",
        "target": ".refreshing",
        "description": "What was left a while ago is there again at once, and read again behind it.",
        "actions": [
          "startListing",
          "takeList"
        ]
      },
      {
        "guard": "isNarrower",
        "target": ".updating",
        "description": "Another filter or order: what is shown stays until the answer is there.",
        "actions": [
          "setList",
          "startListing"
        ]
      },
      {
        "target": ".loading",
        "description": "Another aisle or other words: no product stands under a foreign name.",
        "actions": [
          "setList",
          "startListing",
          "emptyList"
        ]
      }
    ],
    "catalog.page": {
      "description": "The shopper says whether the list goes on by itself; the device remembers.",
      "actions": [
        "choosePaging",
        "rememberPaging"
      ]
    }
  },
  "states": {
    "idle": {
      "description": "Nobody has opened the marketplace yet.",
      "on": {
        "catalog.browse": {
          "target": "loading",
          "description": "The first listing of this visit.",
          "actions": "startListing"
        }
      }
    },
    "loading": {
      "description": "Reading the first page, with nothing to show.",
      "tags": "loading",
      "invoke": {
        "id": "listProducts",
        "src": "listProducts",
        "onDone": {
          "target": "ready",
          "description": "The first page is shown.",
          "actions": "startList"
        },
        "onError": [
          {
            "guard": "isUnknownCategory",
            "target": "loading",
            "reenter": true,
            "description": "There is no such category: the shopper is told, and sees what all of them have.",
            "actions": "leaveCategory"
          },
          {
            "target": "failed",
            "description": "The reason is shown with a way to try again.",
            "actions": "setFailure"
          }
        ]
      }
    },
    "updating": {
      "description": "Reading the first page, while the list before it is shown.",
      "tags": "updating",
      "invoke": {
        "id": "listRefined",
        "src": "listProducts",
        "onDone": {
          "target": "ready",
          "description": "The answer takes the place of what was shown.",
          "actions": "startList"
        },
        "onError": {
          "target": "failed",
          "description": "What was shown is not what was asked for: the reason takes its place.",
          "actions": [
            "emptyList",
            "setFailure"
          ]
        }
      }
    },
    "ready": {
      "description": "Products are shown; there may be more.",
      "on": {
        "catalog.browse": {
          "guard": "isShownAndOld",
          "target": "refreshing",
          "description": "Coming back after a while: it stays, and is read again behind it.",
          "actions": [
            "setErrors",
            "startFresh"
          ]
        },
        "catalog.more": {
          "guard": "hasMore",
          "target": "extending",
          "description": "The shopper wants to see more."
        },
        "catalog.reach": {
          "guard": "goesOn",
          "target": "extending",
          "description": "The end is in view, and the shopper has chosen that the list goes on by itself."
        },
        "network.back": {
          "guard": "waitsForNetwork",
          "target": "extending",
          "description": "The network that the next page lacked is back."
        }
      }
    },
    "refreshing": {
      "description": "Reading again, page by page, what has been shown for a while.",
      "invoke": {
        "id": "listAgain",
        "src": "listProducts",
        "onDone": [
          {
            "guard": "isReadAgain",
            "target": "ready",
            "description": "As many as were shown are here: they take their place in one go.",
            "actions": "showFresh"
          },
          {
            "target": "refreshing",
            "reenter": true,
            "description": "One page of several.",
            "actions": "extendFresh"
          }
        ],
        "onError": {
          "target": "ready",
          "description": "What is shown stays; the next visit tries again.",
          "actions": "forgetFresh"
        }
      },
      "on": {
        "catalog.more": {
          "guard": "hasMore",
          "target": "extending",
          "description": "What the shopper waits for goes first.",
          "actions": "forgetFresh"
        },
        "catalog.reach": {
          "guard": "goesOn",
          "target": "extending",
          "description": "The end is in view: what comes next goes first.",
          "actions": "forgetFresh"
        }
      }
    },
    "extending": {
      "description": "Reading the next page while the earlier ones stay.",
      "tags": "extending",
      "entry": "forgetFailure",
      "invoke": {
        "id": "listMore",
        "src": "listProducts",
        "onDone": {
          "target": "ready",
          "description": "The page is added below.",
          "actions": "extendList"
        },
        "onError": {
          "target": "ready",
          "description": "What is shown stays; the reason is told, and asking again is possible.",
          "actions": "setFailure"
        }
      }
    },
    "failed": {
      "description": "The listing could not be read.",
      "tags": "failed",
      "on": {
        "catalog.retry": {
          "target": "loading",
          "description": "The shopper asked for another try.",
          "actions": "forgetFailure"
        },
        "network.back": {
          "guard": "wasUnreachable",
          "target": "loading",
          "description": "The network that was missing is back.",
          "actions": "forgetFailure"
        }
      }
    }
  }
});
