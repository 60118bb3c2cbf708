import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "proof",
  "description": "The shopper proves once more who they are.",
  "initial": "asking",
  "on": {
    "proof.leave": {
      "description": "The shopper would rather not.",
      "actions": "reportLeft"
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
              "keepMissing",
              "focusPassword"
            ]
          },
          {
            "target": "proving",
            "description": "By password.",
            "actions": "keepProof"
          }
        ],
        "window.open": {
          "target": "proving",
          "description": "In the window of another service.",
          "actions": "keepProof"
        },
        "code.submit": {
          "target": "proving",
          "description": "By a code on the phone.",
          "actions": "keepProof"
        }
      }
    },
    "proving": {
      "description": "The identity service looks at the proof.",
      "tags": "proving",
      "exit": "dropProof",
      "invoke": {
        "id": "reauthenticate",
        "src": "reauthenticate",
        "onDone": {
          "target": "asking",
          "description": "It is the shopper: what waited goes on, and this ends.",
          "actions": "reportGiven"
        },
        "onError": {
          "target": "asking",
          "description": "It proves nothing; the reason is told, and every way is open again.",
          "actions": "keepProblem"
        }
      }
    }
  }
});
