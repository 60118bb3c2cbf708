import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "order",
  "description": "One order, followed until nothing more can happen to it, and what its owner can do about it.",
  "invoke": [
    {
      "id": "watchNetwork",
      "src": "watchNetwork",
      "onError": {
        "description": "Nobody tells when the network is back: the next look finds out."
      }
    },
    {
      "id": "watchTab",
      "src": "watchTab",
      "onError": {
        "description": "Nobody tells whether the tab is seen: it is followed all the time."
      }
    }
  ],
  "initial": "opening",
  "on": {
    "network.back": {
      "description": "There is a network.",
      "actions": "noteOnline"
    },
    "network.lost": {
      "description": "The browser has no network.",
      "actions": "noteOffline"
    },
    "tab.seen": {
      "description": "Somebody looks at the tab.",
      "actions": "noteSeen"
    },
    "tab.hidden": {
      "description": "Nobody sees the tab.",
      "actions": "noteHidden"
    }
  },
  "states": {
    "opening": {
      "description": "Reading the order for the first time.",
      "tags": "loading",
      "invoke": {
        "id": "open",
        "src": "readOrder",
        "onDone": {
          "target": "following",
          "description": "The order is shown.",
          "actions": "setOrder"
        },
        "onError": [
          {
            "guard": "isNobodys",
            "target": "missing",
            "description": "403, 404: there is none, or it is somebody else's, which looks the same."
          },
          {
            "guard": "isUnauthorised",
            "target": "failed",
            "description": "401: the session decides what that means.",
            "actions": [
              "setFailure",
              "refuseSession"
            ]
          },
          {
            "target": "failed",
            "description": "The reason is shown with a way to try again.",
            "actions": "setFailure"
          }
        ]
      }
    },
    "failed": {
      "description": "The order could not be read.",
      "tags": "failed",
      "on": {
        "order.retry": {
          "target": "opening",
          "description": "The shopper asked for another try.",
          "actions": "forgetFailure"
        },
        "network.back": {
          "target": "opening",
          "description": "There is a network again: one more try by itself.",
          "actions": [
            "noteOnline",
            "forgetFailure"
          ]
        }
      }
    },
    "missing": {
      "description": "There is no such order for this shopper.",
      "tags": "missing"
    },
    "following": {
      "description": "The order is shown as the server last told it, and looked at again now and then.",
      "initial": "deciding",
      "on": {
        "order.pay": {
          "guard": "awaitsPayment",
          "target": "paying",
          "description": "The shopper wants to pay, perhaps after a refusal.",
          "actions": [
            "clearActionFailure",
            "forgetReturn"
          ]
        },
        "order.cancel": {
          "guard": "isCancellable",
          "target": "confirming",
          "description": "It is asked whether that is meant.",
          "actions": [
            "clearActionFailure",
            "forgetReturn"
          ]
        },
        "order.giveUp": {
          "guard": "awaitsPayment",
          "target": "givingUp",
          "description": "The shopper would rather have their cart back.",
          "actions": [
            "clearActionFailure",
            "nameReturn"
          ]
        },
        "order.repeat": {
          "target": "leaving",
          "description": "The same again: its lines go into the cart.",
          "actions": [
            "wantLines",
            "forgetReturn"
          ]
        }
      },
      "states": {
        "deciding": {
          "description": "Whether, and when, the order is to be looked at again.",
          "always": [
            {
              "guard": "isOver",
              "target": "settled",
              "description": "Nothing more will happen to it."
            },
            {
              "guard": "isAway",
              "target": "paused",
              "description": "Nobody would see it, or nothing would answer."
            },
            {
              "target": "waiting",
              "description": "Another look after a pause."
            }
          ]
        },
        "waiting": {
          "description": "The pause between two looks, which grows as long as nothing is new.",
          "after": {
            "interval": {
              "target": "looking",
              "description": "It is time."
            }
          },
          "on": {
            "tab.hidden": {
              "target": "deciding",
              "description": "Nobody sees it any more.",
              "actions": "noteHidden"
            },
            "network.lost": {
              "target": "deciding",
              "description": "Nothing would answer.",
              "actions": "noteOffline"
            },
            "tab.seen": {
              "target": "looking",
              "description": "The shopper is back, perhaps from the bank's page: at once.",
              "actions": [
                "noteSeen",
                "restart"
              ]
            }
          }
        },
        "looking": {
          "description": "Reading the order again; what is known stays in sight.",
          "invoke": {
            "id": "look",
            "src": "readOrder",
            "onDone": [
              {
                "guard": "isGivenUp",
                "target": "#order.leaving",
                "description": "It was given up, only the answer was lost: its lines are wanted in the cart.",
                "actions": [
                  "setOrder",
                  "wantLines",
                  "forgetReturn",
                  "clearActionFailure"
                ]
              },
              {
                "target": "deciding",
                "description": "The server's last word, new or not. What was not given up keeps its lines.",
                "actions": [
                  "setOrder",
                  "forgetReturn"
                ]
              }
            ],
            "onError": [
              {
                "guard": "isNobodys",
                "target": "#order.missing",
                "description": "It is no longer this shopper's."
              },
              {
                "guard": "isUnauthorised",
                "target": "#order.failed",
                "description": "401: the session decides what that means.",
                "actions": [
                  "setFailure",
                  "refuseSession"
                ]
              },
              {
                "target": "deciding",
                "description": "What is known stays, marked as not up to date; the next look comes by itself.",
                "actions": "countLook"
              }
            ]
          }
        },
        "paused": {
          "description": "Nobody sees the tab, or there is no network: it is looked at as soon as that ends.",
          "on": {
            "tab.seen": {
              "target": "returning",
              "description": "The shopper is back.",
              "actions": [
                "noteSeen",
                "restart"
              ]
            },
            "network.back": {
              "target": "returning",
              "description": "There is a network again.",
              "actions": [
                "noteOnline",
                "restart"
              ]
            }
          }
        },
        "returning": {
          "description": "Passed through at once: whether both the shopper and the network are back.",
          "always": [
            {
              "guard": "isPresent",
              "target": "looking",
              "description": "They are: a look at once."
            },
            {
              "target": "paused",
              "description": "One of them is still away."
            }
          ]
        },
        "settled": {
          "description": "The order is over: what is shown stays true."
        }
      }
    },
    "paying": {
      "description": "Asking where to pay. Nothing else can be asked for meanwhile.",
      "tags": "paying",
      "invoke": {
        "id": "pay",
        "src": "payOrder",
        "onDone": [
          {
            "guard": "leadsAway",
            "target": "leaving",
            "description": "To the page where one pays.",
            "actions": [
              "setChanged",
              "openPayment"
            ]
          },
          {
            "target": "following",
            "description": "There is nothing to pay any more, perhaps because it was paid and the word of it was late.",
            "actions": "setChanged"
          }
        ],
        "onError": {
          "target": "following.looking",
          "description": "The reason is told; the order is looked at again.",
          "actions": "setActionFailure"
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
          "target": "following",
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
          "target": "following",
          "description": "It is cancelled: its stock is back, and what was paid goes back.",
          "actions": "setChanged"
        },
        "onError": {
          "target": "following.looking",
          "description": "The reason is told; the answer may have been lost, so the order is looked at.",
          "actions": "setActionFailure"
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
          "target": "leaving",
          "description": "It is cancelled: its lines are wanted in the cart.",
          "actions": [
            "setChanged",
            "wantLines",
            "forgetReturn"
          ]
        },
        "onError": {
          "target": "following.looking",
          "description": "The reason is told; the answer may have been lost, so the look tells whether the lines come back.",
          "actions": "setActionFailure"
        }
      }
    },
    "leaving": {
      "description": "The shopper is led elsewhere. Nothing is asked for twice meanwhile.",
      "tags": "leaving",
      "on": {
        "tab.seen": {
          "guard": "hasOrder",
          "target": "following.looking",
          "description": "They came back to this very page.",
          "actions": [
            "noteSeen",
            "restart"
          ]
        }
      }
    }
  }
});
