import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "checkoutSteps",
  "description": "Where, how and when a cart goes, and how it is paid: four steps to one order.",
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
      "actions": "chooseShipping"
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
          "guard": "isBlocked",
          "target": "blocked",
          "description": "This cart cannot be bought as it is."
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
          "actions": "setOptions"
        },
        "onError": {
          "target": "failed",
          "description": "Neither step can be shown."
        }
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
            "guard": "isRejectedChoice",
            "target": "deciding",
            "description": "422: a choice that no longer holds is chosen again, with the reason.",
            "actions": "stepBack"
          },
          {
            "target": "failed",
            "description": "Without a price nobody can go on."
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
              "target": "#checkoutSteps.deciding",
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
              "target": "#checkoutSteps.deciding",
              "description": "The book has it, it is the one, and the shopper goes on.",
              "actions": [
                "setSaved",
                "goOn"
              ]
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
            "target": "submitted",
            "description": "The shopper buys what is in sight, for the total that is in sight."
          },
          {
            "target": "deciding",
            "description": "Something changed in this moment: it is looked at again before it is paid."
          }
        ]
      }
    },
    "submitted": {
      "type": "final",
      "description": "The shopper buys."
    },
    "blocked": {
      "type": "final",
      "description": "By the rules, nobody can buy this cart as it is."
    },
    "failed": {
      "type": "final",
      "description": "The server did not say what was asked."
    }
  }
});
