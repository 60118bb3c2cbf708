import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "cart",
  "description": "A shopper's cart, the changes the server has yet to see, and what it costs.",
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
    "cart.open": {
      "target": ".open",
      "description": "A guest's lines or an account's cart; of a former shopper nothing is kept.",
      "actions": [
        "takeShopper",
        "readDevice"
      ]
    },
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
      "entry": "forget"
    },
    "open": {
      "description": "Somebody's cart. Clicks are taken in every state below, and shown at once.",
      "tags": "open",
      "initial": "initialising",
      "on": {
        "account.confirmed": {
          "guard": "isUnconfirmed",
          "description": "What was left unsent for this account comes first; the lines of the guest of the device come along.",
          "actions": [
            "setAccount",
            "restore"
          ]
        },
        "cart.refresh": {
          "description": "Read again once what is on its way has arrived.",
          "actions": [
            "readDevice",
            "markStale"
          ]
        },
        "network.back": {
          "description": "The cart may have changed elsewhere meanwhile.",
          "actions": [
            "noteOnline",
            "markStale"
          ]
        },
        "line.add": {
          "description": "Units more of a product join the queue, or the guest's lines.",
          "actions": [
            "enqueue",
            "changeDevice",
            "notifyKeptOnDevice"
          ]
        },
        "lines.add": {
          "description": "The lines of a former order join the queue as one change, or the guest's lines: what the shop does not take is told.",
          "actions": [
            "enqueue",
            "changeDevice"
          ]
        },
        "line.set": {
          "description": "The wanted units of a product join the queue, or the guest's lines.",
          "actions": [
            "enqueue",
            "changeDevice"
          ]
        },
        "line.remove": {
          "description": "A removal joins the queue, or is done on the device; the owner may offer to undo it.",
          "actions": [
            "notifyRemoved",
            "enqueue",
            "changeDevice"
          ]
        },
        "cart.clear": {
          "description": "Emptying joins the queue, or is done on the device; the owner may offer to undo it.",
          "actions": [
            "notifyEmptied",
            "enqueue",
            "changeDevice"
          ]
        },
        "shipping.choose": {
          "description": "The choice waits for the next summary.",
          "actions": "chooseShipping"
        },
        "promotion.*": {
          "description": "The code, or none, waits for the next summary.",
          "actions": "choosePromotion"
        },
        "notice.dismiss": {
          "description": "The shopper has read it.",
          "actions": "dismissNotice"
        },
        "dialog.dismiss": {
          "guard": "hasNoError",
          "description": "The shopper has read the failure. One that is being mended stays.",
          "actions": "clearError"
        }
      },
      "states": {
        "initialising": {
          "description": "Reading the cart for the first time.",
          "tags": "busy",
          "invoke": {
            "id": "initialise",
            "src": "getCart",
            "onDone": {
              "target": "deciding",
              "description": "The cart is known.",
              "actions": [
                "notifyRejected",
                "setCart",
                "readDevice",
                "markFresh"
              ]
            },
            "onError": {
              "target": "handlingFailure",
              "description": "The cart stays unknown for now.",
              "actions": "countFailure"
            }
          },
          "always": {
            "guard": "hasFrozenChange",
            "target": "sending",
            "description": "What an earlier page may have sent already is sent first: then no reading is older."
          },
          "on": {
            "cart.refresh": {
              "target": "initialising",
              "reenter": true,
              "description": "Read again; the older answer is dropped.",
              "actions": "readDevice"
            }
          }
        },
        "deciding": {
          "description": "What comes next for the cart as it is now.",
          "always": [
            {
              "guard": "hasUnsentChange",
              "target": "sending",
              "description": "The same change under the same id, so that it cannot count twice."
            },
            {
              "guard": "wasNeverRead",
              "target": "initialising",
              "description": "Nothing is known of the cart yet."
            },
            {
              "guard": "needsReading",
              "target": "reloading",
              "description": "The server has a newer word, or the guest has clicked."
            },
            {
              "guard": "hasChanges",
              "target": "sending",
              "description": "The shopper went on clicking."
            },
            {
              "guard": "hasNoLines",
              "target": "settled.empty",
              "description": "There is nothing to pay."
            },
            {
              "guard": "isGuest",
              "target": "settled.unsigned",
              "description": "There are lines; paying for them takes an account."
            },
            {
              "target": "settled.summarising",
              "description": "There are lines: what do they cost?"
            }
          ]
        },
        "sending": {
          "description": "One change is on its way; later clicks wait in the queue.",
          "tags": "busy",
          "entry": "takeNext",
          "invoke": {
            "id": "send",
            "src": "change",
            "onDone": [
              {
                "guard": "hasCart",
                "target": "deciding",
                "description": "The answer is the new cart.",
                "actions": [
                  "notifyAdded",
                  "notifyMerged",
                  "setCart",
                  "notifyOtherTabs"
                ]
              },
              {
                "target": "deciding",
                "description": "Carried out, without a cart in the answer: it has to be read again.",
                "actions": [
                  "notifyAdded",
                  "acceptChange",
                  "notifyOtherTabs"
                ]
              }
            ],
            "onError": {
              "target": "handlingFailure",
              "description": "The change was not answered with a cart.",
              "actions": "countFailure"
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
                "notifyRejected",
                "setCart",
                "readDevice",
                "markFresh"
              ]
            },
            "onError": {
              "target": "handlingFailure",
              "description": "The lines stay as they were.",
              "actions": "countFailure"
            }
          },
          "on": {
            "cart.refresh": {
              "target": "reloading",
              "reenter": true,
              "description": "Read again; the older answer is dropped.",
              "actions": "readDevice"
            }
          }
        },
        "settled": {
          "description": "The server's last word is known. A click leaves from here at once, whatever is on its way.",
          "initial": "empty",
          "always": [
            {
              "guard": "isUnsettled",
              "target": "deciding",
              "description": "There is something to send or to read: a summary on its way would be stale, and is dropped."
            },
            {
              "guard": "hasIdleClicks",
              "description": "Clicks that cancelled out must not come back after the next cart.",
              "actions": "dropQueue"
            }
          ],
          "states": {
            "empty": {
              "description": "No lines.",
              "entry": [
                "dropSummary",
                "forgetChoices"
              ]
            },
            "unsigned": {
              "description": "A guest's lines, priced. Who wants to pay signs in first."
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
                  "actions": "setSummary"
                },
                "onError": [
                  {
                    "guard": "isBelowMinimum",
                    "target": "belowMinimum",
                    "description": "406: the cart is too light to be paid.",
                    "actions": [
                      "dropSummary",
                      "setShortfall"
                    ]
                  },
                  {
                    "guard": "isPromotionRefused",
                    "target": "summarising",
                    "reenter": true,
                    "description": "422: the code does not count for this cart; the summary goes on without it.",
                    "actions": "refusePromotion"
                  },
                  {
                    "guard": "isShippingRefused",
                    "target": "summarising",
                    "reenter": true,
                    "description": "422: this cart can no longer travel the chosen way; the server chooses.",
                    "actions": "forgetShipping"
                  },
                  {
                    "guard": "isCodeInDoubt",
                    "target": "summarising",
                    "reenter": true,
                    "description": "422 that does not say of what: the code is all that is left to blame.",
                    "actions": "refusePromotion"
                  },
                  {
                    "target": "#cart.open.handlingFailure",
                    "description": "Lines without a summary for now.",
                    "actions": "countFailure"
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
              "description": "Lines, a summary of exactly these lines, and nothing on its way.",
              "tags": "payable",
              "on": {
                "shipping.choose": {
                  "target": "updating",
                  "description": "What does it cost that way?",
                  "actions": [
                    "chooseShipping",
                    "clearError"
                  ]
                },
                "promotion.*": {
                  "target": "updating",
                  "description": "What does it cost with this code, or without?",
                  "actions": [
                    "choosePromotion",
                    "clearError"
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
                  "actions": "setSummary"
                },
                "onError": [
                  {
                    "guard": "isUnauthorised",
                    "target": "#cart.open.handlingFailure",
                    "description": "401: the server no longer knows this shopper.",
                    "actions": "countFailure"
                  },
                  {
                    "guard": "isBelowMinimum",
                    "target": "belowMinimum",
                    "description": "406: the minimum is met no more.",
                    "actions": [
                      "dropSummary",
                      "setShortfall"
                    ]
                  },
                  {
                    "guard": "isPromotionLost",
                    "target": "summarising",
                    "description": "422: the code of the old summary counts no more.",
                    "actions": "refusePromotion"
                  },
                  {
                    "guard": "isPromotionRefused",
                    "target": "ready",
                    "description": "422: the new code does not count; the old summary stays, and why is told.",
                    "actions": [
                      "refusePromotion",
                      "restoreChoices"
                    ]
                  },
                  {
                    "guard": "isFinal",
                    "target": "#cart.open.deciding",
                    "description": "Refused: the old total may hold no more. The cart is read and summarised again with the old choices; the shopper is told why.",
                    "actions": [
                      "restoreChoices",
                      "dropSummary",
                      "openDialog",
                      "markStale"
                    ]
                  },
                  {
                    "target": "ready",
                    "description": "It was not answered: the old summary and its choices stay; the shopper is told.",
                    "actions": [
                      "restoreChoices",
                      "openDialog"
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
        },
        "handlingFailure": {
          "description": "What a failure means for the cart.",
          "always": [
            {
              "guard": "isSessionOver",
              "target": "#cart.closed",
              "description": "401: the server no longer knows this shopper.",
              "actions": "notifyUnauthorised"
            },
            {
              "guard": "isChangeRefused",
              "target": "deciding",
              "description": "The change is forgotten, so the screen rolls back; later clicks are kept.",
              "actions": [
                "notifyRefused",
                "forgetChange"
              ]
            },
            {
              "guard": "isHopeless",
              "target": "troubled.failed",
              "description": "Final, or tried often enough: now it takes the shopper."
            },
            {
              "guard": "isOffline",
              "target": "troubled.offline",
              "description": "Trying makes no sense before there is a network."
            },
            {
              "target": "troubled.waiting",
              "description": "Lost, too many requests or an error of the server: it may pass."
            }
          ]
        },
        "troubled": {
          "description": "Nothing is on its way. Everything the shopper does is kept and shown.",
          "initial": "waiting",
          "on": {
            "cart.retry": {
              "target": "deciding",
              "description": "The shopper tries again: the same as before, under the same id.",
              "actions": "clearError"
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
              "description": "What waited is sent at once, in order.",
              "actions": [
                "noteOnline",
                "clearError",
                "markStale"
              ]
            }
          },
          "states": {
            "waiting": {
              "description": "The next try comes by itself.",
              "after": {
                "retryDelay": {
                  "target": "#cart.open.deciding",
                  "description": "The same again, under the same id."
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
});
