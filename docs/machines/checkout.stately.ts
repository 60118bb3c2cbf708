import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "checkout",
  "description": "From a cart to an order: four steps, one key, one order.",
  "invoke": {
    "id": "watchNetwork",
    "src": "watchNetwork",
    "onError": {
      "description": "Nobody tells when the network is back: the next try finds out."
    }
  },
  "initial": "closed",
  "on": {
    "account.opened": [
      {
        "guard": "isSameAccount",
        "description": "It is this account's checkout already."
      },
      {
        "target": ".open",
        "description": "Whose checkout it is. What the device keeps for this account is taken up again.",
        "actions": [
          "openAccount",
          "restore"
        ]
      }
    ],
    "account.closed": {
      "target": ".closed",
      "description": "Nobody is logged in any more."
    },
    "step.open": {
      "description": "The shopper has come to a step: it is shown as soon as it can be.",
      "actions": "want"
    }
  },
  "states": {
    "closed": {
      "description": "Nobody's checkout: nothing of a former one is kept.",
      "entry": "forget"
    },
    "open": {
      "description": "The checkout of one account.",
      "initial": "shopping",
      "on": {
        "cart.changed": {
          "description": "What is known of the cart.",
          "actions": "setCart"
        }
      },
      "states": {
        "shopping": {
          "description": "The shopper chooses how to receive and pay the cart.",
          "initial": "deciding",
          "on": {
            "cart.changed": [
              {
                "guard": "isSameCart",
                "description": "The same lines, on their way or at rest.",
                "actions": "setCart"
              },
              {
                "target": ".deciding",
                "description": "Other lines, another price of one, or another code: what does that change?",
                "actions": "setCart"
              }
            ],
            "step.open": [
              {
                "guard": "isShown",
                "description": "It is shown already, and why stays in sight."
              },
              {
                "target": ".deciding",
                "description": "Back, forward, or an address that was typed.",
                "actions": "want"
              }
            ],
            "address.choose": {
              "description": "An address of the book.",
              "actions": "chooseAddress"
            },
            "shipping.choose": {
              "target": ".deciding",
              "description": "Another way costs something else.",
              "actions": [
                "chooseShipping",
                "notifyShipping"
              ]
            },
            "window.choose": {
              "description": "When it shall arrive. Whether it is still open is asked when the shopper goes on.",
              "actions": "chooseWindow"
            },
            "method.choose": {
              "description": "How it will be paid.",
              "actions": "chooseMethod"
            }
          },
          "states": {
            "deciding": {
              "description": "What comes next for what is known now.",
              "always": [
                {
                  "guard": "hasOpenAttempt",
                  "target": "#checkout.open.outcomeUnknown.asking",
                  "description": "An order was sent whose outcome nobody has heard: that comes before anything else."
                },
                {
                  "guard": "isUnprepared",
                  "target": "preparing",
                  "description": "The book was not read yet."
                },
                {
                  "guard": "isCartUnsettled",
                  "target": "pending",
                  "description": "The server has yet to answer for the cart."
                },
                {
                  "guard": "mayBePlaced",
                  "target": "#checkout.open.outcomeUnknown.asking",
                  "description": "The cart was emptied under an open review: another tab may have paid."
                },
                {
                  "guard": "isBlocked",
                  "target": "#checkout.open.blocked",
                  "description": "This cart cannot be bought as it is.",
                  "actions": "blocker"
                },
                {
                  "guard": "isUnpriced",
                  "target": "quoting",
                  "description": "What does it cost like this?"
                },
                {
                  "guard": "isAtAddress",
                  "target": "address",
                  "description": "Where does it go?"
                },
                {
                  "guard": "isAtShipping",
                  "target": "shipping",
                  "description": "How and when does it go there?"
                },
                {
                  "guard": "isAtMethod",
                  "target": "method",
                  "description": "How is it paid?"
                },
                {
                  "target": "review",
                  "description": "Everything is chosen."
                }
              ]
            },
            "preparing": {
              "description": "Reading the address book and how this shop can be paid.",
              "tags": "busy",
              "on": {
                "cart.changed": {
                  "description": "It is looked at when both are known.",
                  "actions": "setCart"
                },
                "step.open": {
                  "description": "It is shown when both are known.",
                  "actions": "want"
                }
              },
              "invoke": {
                "id": "prepare",
                "src": "prepare",
                "onDone": {
                  "target": "deciding",
                  "description": "Both are known.",
                  "actions": "setPrepared"
                },
                "onError": [
                  {
                    "guard": "isUnauthorised",
                    "target": "#checkout.closed",
                    "description": "401: the server no longer knows this shopper.",
                    "actions": "notifyUnauthorised"
                  },
                  {
                    "target": "#checkout.open.failed",
                    "description": "The shopper is told why, and may try again.",
                    "actions": "setFailure"
                  }
                ]
              }
            },
            "pending": {
              "description": "The cart is being read, or what the shopper did to it is on its way.",
              "tags": "busy",
              "on": {
                "cart.changed": [
                  {
                    "guard": "isUnsettled",
                    "description": "Not yet.",
                    "actions": "setCart"
                  },
                  {
                    "target": "deciding",
                    "description": "The server's last word on the cart.",
                    "actions": "setCart"
                  }
                ]
              }
            },
            "quoting": {
              "description": "Asking what the cart costs with these choices.",
              "tags": "busy",
              "invoke": {
                "id": "getQuote",
                "src": "getQuote",
                "onDone": {
                  "target": "deciding",
                  "description": "What it costs. The shopper is told when that is not what they had seen.",
                  "actions": "setQuote"
                },
                "onError": [
                  {
                    "guard": "isUnauthorised",
                    "target": "#checkout.closed",
                    "description": "401: the server no longer knows this shopper.",
                    "actions": "notifyUnauthorised"
                  },
                  {
                    "guard": "isRejectedChoice",
                    "target": "deciding",
                    "description": "422: a choice that no longer holds is chosen again, with the reason.",
                    "actions": "stepBack"
                  },
                  {
                    "guard": "isRefused",
                    "target": "#checkout.open.blocked",
                    "description": "406 and the like: the server has the last word.",
                    "actions": "setBlocker"
                  },
                  {
                    "target": "#checkout.open.failed",
                    "description": "The shopper is told why, and may try again.",
                    "actions": "setFailure"
                  }
                ]
              }
            },
            "address": {
              "description": "Where the order goes.",
              "entry": "show",
              "initial": "choosing",
              "states": {
                "choosing": {
                  "description": "An address of the book.",
                  "always": {
                    "guard": "hasNoAddress",
                    "target": "writing",
                    "description": "Who has none writes the first."
                  },
                  "on": {
                    "address.write": {
                      "target": "writing",
                      "description": "A new one."
                    },
                    "step.next": {
                      "target": "#checkout.open.shopping.deciding",
                      "description": "This one; whoever has not chosen takes the one that is offered first.",
                      "actions": "goOn"
                    }
                  }
                },
                "writing": {
                  "description": "A new address is being written. It is kept nowhere but in the book.",
                  "tags": "writing",
                  "on": {
                    "form.saved": {
                      "target": "choosing",
                      "description": "The book has it, and it is the one.",
                      "actions": "setSaved"
                    },
                    "form.closed": {
                      "target": "choosing",
                      "description": "The book stays as it was."
                    },
                    "cart.changed": {
                      "description": "What is being written stays; the rest comes afterwards.",
                      "actions": "setCart"
                    }
                  }
                }
              }
            },
            "shipping": {
              "description": "How the order travels, and when it arrives.",
              "entry": "show",
              "on": {
                "step.next": {
                  "target": "deciding",
                  "description": "This way at this time, if the server still offers it.",
                  "actions": "goOn"
                }
              }
            },
            "method": {
              "description": "How the order is paid.",
              "entry": "show",
              "on": {
                "step.next": {
                  "target": "deciding",
                  "description": "Like this; the price is asked once more for the review.",
                  "actions": "goOn"
                }
              }
            },
            "review": {
              "description": "Everything in one sight. The key of the order is made here.",
              "tags": "ready",
              "entry": [
                "show",
                "agree",
                "setKey"
              ],
              "on": {
                "pay.submit": [
                  {
                    "guard": "isAgreed",
                    "target": "#checkout.open.paying",
                    "description": "The shopper buys what is in sight, for the total that is in sight.",
                    "actions": [
                      "noteAttempt",
                      "beginAttempt"
                    ]
                  },
                  {
                    "target": "deciding",
                    "description": "Something changed in this moment: it is looked at again before it is paid."
                  }
                ]
              }
            }
          }
        },
        "paying": {
          "description": "The order is on its way. There is no way to send it a second time from here.",
          "tags": [
            "paying",
            "busy"
          ],
          "on": {
            "step.open": {
              "description": "Nobody leaves while paying."
            }
          },
          "invoke": {
            "id": "placeOrder",
            "src": "placeOrder",
            "onDone": {
              "target": "placed",
              "description": "There is an order.",
              "actions": [
                "forgetAttempt",
                "settleAttempt",
                "setPlaced",
                "notifyPlaced",
                "notifyStale"
              ]
            },
            "onError": [
              {
                "guard": "isUnauthorised",
                "target": "#checkout.closed",
                "description": "401: nothing was placed, and the session is over.",
                "actions": [
                  "forgetAttempt",
                  "settleAttempt",
                  "notifyUnauthorised"
                ]
              },
              {
                "guard": "isKeyTaken",
                "target": "outcomeUnknown.asking",
                "description": "422: there is an order under this key, that was sent in other words."
              },
              {
                "guard": "isRejectedChoice",
                "target": "shopping",
                "description": "422: a choice that no longer holds is chosen again, with the reason.",
                "actions": [
                  "forgetAttempt",
                  "settleAttempt",
                  "forgetKey",
                  "stepBack"
                ]
              },
              {
                "guard": "isRefused",
                "target": "blocked",
                "description": "The server does not sell this cart; why is told, and the cart is read again.",
                "actions": [
                  "forgetAttempt",
                  "settleAttempt",
                  "forgetKey",
                  "setBlocker",
                  "setNotice",
                  "notifyStale"
                ]
              },
              {
                "guard": "isTooMany",
                "target": "shopping",
                "description": "429: nothing was placed; the same order may be sent again in a while.",
                "actions": [
                  "forgetAttempt",
                  "settleAttempt",
                  "putOff"
                ]
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
          "initial": "waiting",
          "on": {
            "step.open": {
              "description": "Nobody leaves while an outcome is open.",
              "actions": "want"
            }
          },
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
            "asking": {
              "description": "Asking what became of the order, under its key.",
              "tags": "busy",
              "invoke": {
                "id": "askOutcome",
                "src": "askOutcome",
                "onDone": {
                  "target": "#checkout.open.placed",
                  "description": "There is an order.",
                  "actions": [
                    "forgetAttempt",
                    "settleAttempt",
                    "setPlaced",
                    "notifyPlaced",
                    "notifyStale"
                  ]
                },
                "onError": [
                  {
                    "guard": "isUnauthorised",
                    "target": "#checkout.closed",
                    "description": "401: it is asked for when this shopper is back; the device keeps the key.",
                    "actions": "notifyUnauthorised"
                  },
                  {
                    "guard": "isNotPlaced",
                    "target": "#checkout.open.shopping",
                    "description": "404: nothing was placed. The same order goes out under the same key.",
                    "actions": [
                      "forgetAttempt",
                      "settleAttempt",
                      "setNotPlaced"
                    ]
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
          "description": "There is an order.",
          "tags": "placed",
          "initial": "unseen",
          "states": {
            "unseen": {
              "description": "The shopper is about to be led to where it is paid or shown.",
              "tags": "redirecting",
              "on": {
                "order.seen": {
                  "target": "seen",
                  "description": "They are on their way."
                },
                "step.open": {
                  "description": "Nobody goes elsewhere before they know of their order."
                }
              }
            },
            "seen": {
              "description": "The shopper knows of their order.",
              "on": {
                "step.open": {
                  "target": "#checkout.open.shopping",
                  "description": "They come back, for another cart.",
                  "actions": [
                    "startOver",
                    "want"
                  ]
                }
              }
            }
          }
        },
        "blocked": {
          "description": "This cart cannot be bought as it is; the shopper is told why, and led to the cart.",
          "tags": "blocked",
          "on": {
            "cart.changed": [
              {
                "guard": "isUnsettled",
                "description": "It is being read, or changed.",
                "actions": "setCart"
              },
              {
                "target": "shopping",
                "description": "The cart is another one, or was read again.",
                "actions": [
                  "setCart",
                  "lookAgain"
                ]
              }
            ],
            "checkout.retry": {
              "target": "shopping",
              "description": "The shopper has it looked at again.",
              "actions": "lookAgain"
            }
          }
        },
        "failed": {
          "description": "The shop could not be asked, and nothing is lost.",
          "tags": "failed",
          "on": {
            "checkout.retry": {
              "target": "shopping",
              "description": "The shopper tries again.",
              "actions": "clearError"
            },
            "network.back": {
              "target": "shopping",
              "description": "There is a network again.",
              "actions": "clearError"
            }
          }
        }
      }
    }
  }
});
