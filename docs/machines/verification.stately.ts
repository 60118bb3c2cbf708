import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "verification",
  "description": "The verification of the account's e-mail.",
  "initial": "checking",
  "states": {
    "checking": {
      "description": "Asking the identity service.",
      "tags": "checking",
      "invoke": {
        "id": "readAuthAccount",
        "src": "readAuthAccount",
        "onDone": [
          {
            "guard": "needsNothing",
            "target": "settled",
            "description": "It is verified, or there is none.",
            "actions": "setEmail"
          },
          {
            "target": "unverified",
            "description": "Nobody has shown yet that it is theirs.",
            "actions": "setEmail"
          }
        ],
        "onError": {
          "target": "unknown",
          "description": "The identity service gave no answer.",
          "actions": "setFailure"
        }
      }
    },
    "unknown": {
      "description": "Whether it is verified is not known.",
      "tags": "unknown",
      "on": {
        "verification.check": {
          "target": "checking",
          "description": "The shopper asked for another try.",
          "actions": "clearFailure"
        }
      }
    },
    "settled": {
      "description": "There is nothing to verify any more.",
      "tags": "verified"
    },
    "unverified": {
      "description": "The mail can be sent; its link opens in another window.",
      "tags": "unverified",
      "initial": "waiting",
      "invoke": {
        "id": "watchReturn",
        "src": "watchReturn",
        "onError": {
          "description": "Nobody tells of a return; opening the account again looks too."
        }
      },
      "states": {
        "waiting": {
          "description": "Nothing is on its way.",
          "on": {
            "verification.send": {
              "target": "sending",
              "description": "The shopper wants the mail, perhaps once more.",
              "actions": "clearFailure"
            },
            "page.returned": {
              "target": "looking",
              "description": "The link may have been followed meanwhile."
            }
          }
        },
        "sending": {
          "description": "The mail is being sent.",
          "tags": "sending",
          "invoke": {
            "id": "sendVerification",
            "src": "sendVerification",
            "onDone": {
              "target": "waiting",
              "description": "It is on its way.",
              "actions": "setSent"
            },
            "onError": {
              "target": "waiting",
              "description": "It was not sent; the reason is told.",
              "actions": "setFailure"
            }
          }
        },
        "looking": {
          "description": "Looking again, without a word.",
          "on": {
            "verification.send": {
              "target": "sending",
              "description": "The click that brought the shopper back was on the button.",
              "actions": "clearFailure"
            }
          },
          "invoke": {
            "id": "lookAgain",
            "src": "readAuthAccount",
            "onDone": [
              {
                "guard": "needsNothing",
                "target": "#verification.settled",
                "description": "The link was followed."
              },
              {
                "target": "waiting",
                "description": "Not yet."
              }
            ],
            "onError": {
              "target": "waiting",
              "description": "Nothing new is known."
            }
          }
        }
      }
    }
  }
});
