import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "consent",
  "description": "Whether the shopper lets the shop count what is looked at and bought.",
  "invoke": {
    "id": "watchChoice",
    "src": "watchChoice",
    "onError": {
      "description": "Nobody tells what is decided in other tabs: the next page reads it."
    }
  },
  "initial": "remembering",
  "on": {
    "consent.accept": {
      "target": ".granted",
      "description": "From now on, and until the shopper thinks better of it.",
      "actions": [
        "noteChoice",
        "setChoice"
      ]
    },
    "consent.reject": {
      "target": ".refused",
      "description": "Nothing is tracked; what was running stops at once.",
      "actions": [
        "noteChoice",
        "setChoice"
      ]
    },
    "choice.changed": [
      {
        "guard": "isAccepted",
        "target": ".granted",
        "description": "Accepted in another tab.",
        "actions": "noteChoice"
      },
      {
        "guard": "isRejected",
        "target": ".refused",
        "description": "Rejected in another tab: this one stops at once, too.",
        "actions": "noteChoice"
      },
      {
        "target": ".asking",
        "description": "The device has forgotten: it is asked anew, and nothing counts meanwhile.",
        "actions": "noteChoice"
      }
    ]
  },
  "states": {
    "remembering": {
      "description": "Passed through at once: what the device remembers.",
      "always": [
        {
          "guard": "isAccepted",
          "target": "granted",
          "description": "Accepted on an earlier visit."
        },
        {
          "guard": "isRejected",
          "target": "refused",
          "description": "Rejected on an earlier visit."
        },
        {
          "target": "asking",
          "description": "Nobody has decided yet."
        }
      ]
    },
    "asking": {
      "description": "The question is in sight, and nothing counts.",
      "tags": "open"
    },
    "granted": {
      "description": "What is looked at and bought is tracked.",
      "invoke": {
        "id": "collect",
        "src": "collect",
        "onError": {
          "description": "Nothing can be tracked; the shop goes on."
        }
      },
      "exit": "removeTraces",
      "initial": "closed",
      "on": {
        "consent.accept": {
          "target": ".closed",
          "description": "Accepted once more: what counts goes on."
        },
        "choice.changed": {
          "guard": "isAccepted",
          "description": "Accepted in another tab as well: what counts goes on."
        }
      },
      "states": {
        "closed": {
          "description": "The question is out of sight.",
          "on": {
            "consent.review": {
              "target": "open",
              "description": "The shopper thinks about it again."
            }
          }
        },
        "open": {
          "description": "The question is in sight; counting goes on meanwhile.",
          "tags": "open",
          "on": {
            "consent.close": {
              "target": "closed",
              "description": "It stays as it is."
            }
          }
        }
      }
    },
    "refused": {
      "description": "Nothing is tracked.",
      "initial": "closed",
      "states": {
        "closed": {
          "description": "The question is out of sight.",
          "on": {
            "consent.review": {
              "target": "open",
              "description": "The shopper thinks about it again."
            }
          }
        },
        "open": {
          "description": "The question is in sight.",
          "tags": "open",
          "on": {
            "consent.close": {
              "target": "closed",
              "description": "It stays as it is."
            }
          }
        }
      }
    }
  }
});
