import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "accountCart",
  "description": "An account's cart: read, changed through its outbox, and summarised.",
  "invoke": [
    {
      "id": "partsEvents",
      "src": "childEvents"
    },
    {
      "id": "outbox",
      "src": "outbox"
    },
    {
      "id": "summary",
      "src": "summary"
    }
  ],
  "initial": "initialising",
  "on": {
    "account.confirmed": {
      "description": "The outbox may have something for this account.",
      "actions": "confirm"
    },
    "outbox.restored": {
      "description": "Changes that an earlier page left, and the lines that they start from.",
      "actions": "setBase"
    },
    "cart.refresh": {
      "description": "Read again once what is on its way has arrived.",
      "actions": "markStale"
    },
    "network.back": {
      "description": "The cart may have changed elsewhere meanwhile.",
      "actions": "markStale"
    },
    "lines.change": {
      "description": "It joins the queue; a removal may be undone.",
      "actions": [
        "notifyRemoved",
        "seeLine",
        "enqueue"
      ]
    },
    "shipping.choose": {
      "description": "The summary knows what it means now.",
      "actions": "choose"
    },
    "promotion.*": {
      "description": "The summary knows what it means now.",
      "actions": "choose"
    },
    "notice.dismiss": {
      "description": "The shopper has read it.",
      "actions": "dismissNotice"
    }
  },
  "states": {
    "initialising": {
      "description": "Reading the cart for the first time.",
      "tags": "busy",
      "entry": "flushFrozen",
      "invoke": {
        "id": "initialise",
        "src": "getCart",
        "onDone": {
          "target": "deciding",
          "description": "The cart is known.",
          "actions": [
            "setCart",
            "markFresh",
            "reportAnswered"
          ]
        },
        "onError": {
          "target": "unread",
          "description": "The cart stays unknown for now.",
          "actions": "reportFailed"
        }
      },
      "on": {
        "cart.refresh": {
          "target": "initialising",
          "reenter": true,
          "description": "Read again; the older answer is dropped."
        },
        "outbox.filled": {
          "description": "What an earlier page may have sent already is sent first: then no reading is older.",
          "actions": "flushFrozen"
        },
        "outbox.started": {
          "target": "sending",
          "description": "The reading is dropped.",
          "actions": "markFresh"
        }
      }
    },
    "deciding": {
      "description": "What comes next for the cart as it is now.",
      "always": [
        {
          "guard": "wasNeverRead",
          "target": "initialising",
          "description": "Nothing is known of the cart yet."
        },
        {
          "guard": "needsReading",
          "target": "reloading",
          "description": "The server has a newer word."
        },
        {
          "target": "flushing",
          "description": "The shopper may have gone on clicking."
        }
      ]
    },
    "flushing": {
      "description": "The outbox says whether there is something to send.",
      "tags": "busy",
      "entry": "flush",
      "on": {
        "outbox.started": {
          "target": "sending",
          "description": "A change is on its way.",
          "actions": "markFresh"
        },
        "outbox.emptied": [
          {
            "guard": "hasNoLines",
            "target": "settled.empty",
            "description": "There is nothing to pay."
          },
          {
            "target": "settled.summarised",
            "description": "There are lines: what do they cost?"
          }
        ]
      }
    },
    "sending": {
      "description": "A change is on its way.",
      "tags": "busy",
      "on": {
        "outbox.answered": [
          {
            "guard": "hasCart",
            "target": "deciding",
            "description": "The answer is the new cart.",
            "actions": [
              "notifyCarriedOut",
              "setCart",
              "reportAnswered"
            ]
          },
          {
            "target": "deciding",
            "description": "Carried out, without a cart in the answer: it has to be read again.",
            "actions": [
              "notifyCarriedOut",
              "acceptChange",
              "reportAnswered"
            ]
          }
        ],
        "outbox.refused": {
          "target": "deciding",
          "description": "The screen has rolled back; the cart may be another one than it started from.",
          "actions": [
            "notifyRefused",
            "noteFailedChange",
            "clearFailure"
          ]
        },
        "outbox.failed": {
          "target": "unsent",
          "description": "The outbox keeps the change.",
          "actions": "reportFailed"
        }
      }
    },
    "reloading": {
      "description": "Reading the cart again; the shopper goes on seeing their lines.",
      "tags": "busy",
      "invoke": {
        "id": "reload",
        "src": "getCart",
        "onDone": {
          "target": "deciding",
          "description": "The server's last word.",
          "actions": [
            "setCart",
            "markFresh",
            "reportAnswered"
          ]
        },
        "onError": {
          "target": "unread",
          "description": "The lines stay as they were.",
          "actions": "reportFailed"
        }
      },
      "on": {
        "cart.refresh": {
          "target": "reloading",
          "reenter": true,
          "description": "Read again; the older answer is dropped."
        }
      }
    },
    "settled": {
      "description": "The server's last word is known. A click leaves from here at once, whatever is on its way.",
      "initial": "empty",
      "exit": "stopSummary",
      "always": {
        "guard": "needsReading",
        "target": "reloading",
        "description": "The cart may have changed: a summary on its way would be stale, and is dropped."
      },
      "on": {
        "outbox.filled": {
          "description": "It goes out now, if it changes anything.",
          "actions": "flush"
        },
        "outbox.started": {
          "target": "sending",
          "description": "A change is on its way.",
          "actions": "markFresh"
        }
      },
      "states": {
        "empty": {
          "description": "No lines.",
          "entry": [
            "forgetSummary",
            "clearFailure"
          ]
        },
        "summarised": {
          "description": "There are lines: the summary asks what they cost.",
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
              "description": "The old summary stays, and the shopper is told.",
              "actions": "reportChoice"
            },
            "summary.refused": {
              "target": "#accountCart.deciding",
              "description": "The cart is read and summarised again; the shopper is told why.",
              "actions": [
                "reportChoice",
                "markStale"
              ]
            },
            "summary.failed": {
              "target": "#accountCart.unread",
              "description": "Lines without a summary for now.",
              "actions": "reportFailed"
            }
          }
        }
      }
    },
    "unread": {
      "description": "A reading or a summary failed. Everything the shopper does is kept and shown.",
      "on": {
        "call.retry": {
          "target": "deciding",
          "description": "The same again."
        },
        "cart.refresh": {
          "target": "deciding",
          "description": "One more try.",
          "actions": "markStale"
        },
        "network.back": {
          "target": "deciding",
          "description": "Now it can work.",
          "actions": "markStale"
        }
      }
    },
    "unsent": {
      "description": "A change was not answered: before anything else it is sent again, under its id.",
      "on": {
        "call.retry": {
          "target": "flushing",
          "description": "The same again."
        },
        "cart.refresh": {
          "target": "flushing",
          "description": "One more try."
        },
        "network.back": {
          "target": "flushing",
          "description": "What waited is sent at once, in order."
        }
      }
    }
  }
});
