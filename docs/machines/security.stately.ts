import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "security",
  "description": "How one signs in to the account, and how it ends.",
  "initial": "loading",
  "states": {
    "loading": {
      "description": "Asking the identity service how one signs in.",
      "tags": "loading",
      "invoke": {
        "id": "readAuthAccount",
        "src": "readAuthAccount",
        "onDone": {
          "target": "ready",
          "description": "The sign-in methods are known.",
          "actions": "setAuthAccount"
        },
        "onError": {
          "target": "failed",
          "description": "The reason is shown with a way to try again.",
          "actions": "setFailure"
        }
      }
    },
    "failed": {
      "description": "How one signs in is not known.",
      "tags": "failed",
      "on": {
        "security.retry": {
          "target": "loading",
          "description": "The shopper asked for another try.",
          "actions": "clearFailure"
        }
      }
    },
    "ready": {
      "description": "Something can be changed.",
      "tags": "idle",
      "initial": "settled",
      "on": {
        "panel.open": {
          "description": "The shopper wants to change something; what was open closes.",
          "actions": "openPanel"
        },
        "panel.close": {
          "description": "The shopper leaves it as it was.",
          "actions": "closePanel"
        },
        "action.start": {
          "target": "acting",
          "description": "It is meant.",
          "actions": "setAction"
        }
      },
      "states": {
        "settled": {
          "description": "Nothing is on its way."
        },
        "refreshing": {
          "description": "Something was changed: how one signs in now is asked without a word.",
          "invoke": {
            "id": "refreshAuthAccount",
            "src": "readAuthAccount",
            "onDone": {
              "target": "settled",
              "description": "The sign-in methods are known again.",
              "actions": "setAuthAccount"
            },
            "onError": {
              "target": "#security.failed",
              "description": "What is shown may be wrong by now: it is not shown any longer.",
              "actions": "setFailure"
            }
          }
        }
      }
    },
    "acting": {
      "description": "It is being done; nothing else can begin.",
      "tags": "acting",
      "invoke": {
        "id": "perform",
        "src": "perform",
        "onDone": [
          {
            "guard": "endsSession",
            "target": "leaving",
            "description": "With it the session is over."
          },
          {
            "guard": "changesNothing",
            "target": "ready",
            "description": "It is done.",
            "actions": "finish"
          },
          {
            "target": "#security.ready.refreshing",
            "description": "It is done; the sign-in methods may be others now.",
            "actions": "finish"
          }
        ],
        "onError": [
          {
            "guard": "needsReauthentication",
            "target": "reauthenticating",
            "description": "The sign-in was too long ago for this: it waits."
          },
          {
            "target": "ready",
            "description": "It was not done; the reason is told, and what was typed stays.",
            "actions": "setFailure"
          }
        ]
      }
    },
    "reauthenticating": {
      "description": "The shopper proves who they are while the action waits.",
      "tags": "reauthenticating",
      "invoke": [
        {
          "id": "reauthentication",
          "src": "reauthentication",
          "onError": {
            "target": "ready",
            "description": "The reauthentication broke down; the action is not done.",
            "actions": "setFailure"
          }
        },
        {
          "id": "reauthenticationEvents",
          "src": "childEvents"
        }
      ],
      "on": {
        "form.done": {
          "target": "acting",
          "description": "What waited goes on by itself."
        },
        "reauthentication.left": {
          "target": "ready",
          "description": "Without reauthentication it is not done; what was typed stays.",
          "actions": "dropAction"
        }
      }
    },
    "leaving": {
      "description": "The session ends, and with it this screen.",
      "tags": [
        "acting",
        "leaving"
      ],
      "invoke": {
        "id": "leave",
        "src": "leave",
        "onDone": {
          "description": "The session ends the page."
        },
        "onError": {
          "description": "The session finds out by itself: its next call is refused."
        }
      }
    }
  }
});
