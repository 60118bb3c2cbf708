import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "reauthentication",
  "description": "The shopper proves once more who they are.",
  "initial": "asking",
  "on": {
    "reauthentication.leave": {
      "description": "The shopper would rather not.",
      "actions": "notifyLeft"
    }
  },
  "states": {
    "asking": {
      "description": "The shopper chooses a way.",
      "on": {
        "field.change": {
          "description": "The password is being typed.",
          "actions": "forgetMissing"
        },
        "form.submit": [
          {
            "guard": "isEmpty",
            "description": "There is no password to prove anything with.",
            "actions": [
              "setMissing",
              "focusPassword"
            ]
          },
          {
            "target": "reauthenticating",
            "description": "By password.",
            "actions": "setMethod"
          }
        ],
        "window.open": {
          "target": "reauthenticating",
          "description": "In the window of another service.",
          "actions": "setMethod"
        },
        "code.submit": {
          "target": "reauthenticating",
          "description": "By a code on the phone.",
          "actions": "setMethod"
        }
      }
    },
    "reauthenticating": {
      "description": "The identity service looks at the proof.",
      "tags": "reauthenticating",
      "exit": "clearReauthentication",
      "invoke": {
        "id": "reauthenticate",
        "src": "reauthenticate",
        "onDone": {
          "target": "asking",
          "description": "It is the shopper: what waited goes on, and this ends.",
          "actions": "notifyDone"
        },
        "onError": {
          "target": "asking",
          "description": "It proves nothing; the reason is told, and every way is open again.",
          "actions": "setFailure"
        }
      }
    }
  }
});
