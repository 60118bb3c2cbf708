import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "cart",
  "description": "A shopper's cart, whoever the shopper is, and when what failed is tried again.",
  "invoke": [
    {
      "id": "watchNetwork",
      "src": "watchNetwork",
      "onError": {
        "description": "Nobody tells when the network is back: the next try finds out."
      }
    },
    {
      "id": "watchCart",
      "src": "watchCart",
      "onError": {
        "description": "Nobody tells what other tabs do: the next reading finds out."
      }
    }
  ],
  "initial": "closed",
  "on": {
    "cart.open": [
      {
        "guard": "isAccount",
        "target": ".open.shopper.account",
        "description": "An account's cart; of a former shopper nothing is kept.",
        "actions": "reset"
      },
      {
        "target": ".open.shopper.guest",
        "description": "A guest's lines; of a former shopper nothing is kept.",
        "actions": "reset"
      }
    ],
    "network.back": {
      "description": "There is a network.",
      "actions": "noteOnline"
    },
    "network.lost": {
      "description": "The browser has no network.",
      "actions": "noteOffline"
    }
  },
  "states": {
    "closed": {
      "description": "Nobody's cart, and nothing of a former shopper is kept.",
      "entry": "reset"
    },
    "open": {
      "description": "Somebody's cart. Clicks are taken in every state of it, and shown at once.",
      "type": "parallel",
      "tags": "open",
      "on": {
        "account.confirmed": {
          "description": "It is known whose account it is.",
          "actions": "forward"
        },
        "cart.refresh": {
          "description": "The lines may have changed elsewhere.",
          "actions": "forward"
        },
        "network.back": {
          "description": "The lines may have changed elsewhere meanwhile.",
          "actions": [
            "noteOnline",
            "forward"
          ]
        },
        "line.*": {
          "description": "A line changes.",
          "actions": "change"
        },
        "lines.add": {
          "description": "The lines of a former order come, as far as the shop takes them.",
          "actions": "change"
        },
        "cart.clear": {
          "description": "All lines go.",
          "actions": "change"
        },
        "shipping.choose": {
          "description": "Another shipping option.",
          "actions": "forward"
        },
        "promotion.*": {
          "description": "A promotion code, or none.",
          "actions": "forward"
        },
        "notice.dismiss": {
          "description": "The shopper has read it.",
          "actions": "forward"
        },
        "dialog.dismiss": {
          "guard": "isNotRetrying",
          "description": "The shopper has read the failure. One that is being mended stays.",
          "actions": "clearError"
        },
        "call.answered": {
          "description": "The server is within reach.",
          "actions": "clearRetriedError"
        },
        "summary.answered": {
          "description": "It is known what the cart costs.",
          "actions": "clearErrorUnlessFinal"
        },
        "choice.failed": {
          "description": "The shopper is told, and nothing is tried again.",
          "actions": "openDialog"
        },
        "failure.clear": {
          "description": "What went wrong is overtaken.",
          "actions": "clearError"
        },
        "cart.lineAdded": {
          "description": "An addition is safe: on the server, or a guest's on their device.",
          "actions": "report"
        },
        "cart.lineRemoved": {
          "description": "A line goes, and can be brought back.",
          "actions": "report"
        },
        "cart.emptied": {
          "description": "All lines go, and can be brought back.",
          "actions": "report"
        },
        "cart.changeRefused": {
          "description": "The server refused a change, which is rolled back.",
          "actions": "report"
        },
        "cart.merged": {
          "description": "The guest's lines are in the account's cart, as far as it takes them.",
          "actions": "report"
        },
        "cart.linesRejected": {
          "description": "The shop does not sell a guest all that they wanted.",
          "actions": "report"
        }
      },
      "states": {
        "shopper": {
          "description": "Whose cart it is.",
          "initial": "guest",
          "states": {
            "guest": {
              "description": "A guest's, on the device.",
              "invoke": [
                {
                  "id": "contentsEvents",
                  "src": "childEvents"
                },
                {
                  "id": "contents",
                  "src": "guestCart"
                }
              ],
              "on": {
                "xstate.snapshot.contents": {
                  "description": "What it holds is shown.",
                  "actions": "show"
                }
              }
            },
            "account": {
              "description": "An account's, on the server.",
              "invoke": [
                {
                  "id": "contentsEvents",
                  "src": "childEvents"
                },
                {
                  "id": "contents",
                  "src": "accountCart"
                }
              ],
              "on": {
                "xstate.snapshot.contents": {
                  "description": "What it holds is shown.",
                  "actions": "show"
                }
              }
            }
          }
        },
        "calls": {
          "description": "Whether the server can be reached.",
          "initial": "going",
          "on": {
            "call.failed": {
              "target": ".handlingFailure",
              "description": "A call was not answered, or refused.",
              "actions": "countFailure"
            }
          },
          "states": {
            "going": {
              "description": "Calls go out as they come."
            },
            "handlingFailure": {
              "description": "What a failure means for the cart.",
              "always": [
                {
                  "guard": "isHopeless",
                  "target": "interrupted.failed",
                  "description": "Final, or tried often enough: now it takes the shopper."
                },
                {
                  "guard": "isOffline",
                  "target": "interrupted.offline",
                  "description": "Trying makes no sense before there is a network."
                },
                {
                  "target": "interrupted.waiting",
                  "description": "Lost, too many requests or an error of the server: it may pass."
                }
              ]
            },
            "interrupted": {
              "description": "Nothing is on its way. Everything the shopper does is kept and shown.",
              "initial": "waiting",
              "on": {
                "cart.retry": {
                  "target": "going",
                  "description": "The shopper tries again: the same as before, under the same id.",
                  "actions": [
                    "noteRetry",
                    "clearError",
                    "retry"
                  ]
                },
                "cart.refresh": {
                  "target": "going",
                  "description": "Another tab got through, or the shopper is looking: one more try.",
                  "actions": "forward"
                },
                "network.back": {
                  "target": "going",
                  "description": "What waited is sent at once, in order.",
                  "actions": [
                    "noteOnline",
                    "clearError",
                    "forward"
                  ]
                }
              },
              "states": {
                "waiting": {
                  "description": "The next try comes by itself.",
                  "after": {
                    "retryDelay": {
                      "target": "#cart.open.calls.going",
                      "description": "The same again, under the same id.",
                      "actions": "retry"
                    }
                  }
                },
                "offline": {
                  "description": "There is no network: trying makes no sense before it is back."
                },
                "failed": {
                  "description": "It takes the shopper to try again.",
                  "tags": "failed"
                }
              }
            }
          }
        }
      }
    }
  }
});
