import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "mailForm",
  "description": "An address that a mail is sent to. Whoever asks learns nothing about who has an account.",
  "initial": "editing",
  "on": {
    "field.change": {
      "description": "An error that is shown goes as soon as the field is right.",
      "actions": "followField"
    },
    "field.leave": {
      "description": "The field that was left is judged, and no other.",
      "actions": "judgeField"
    }
  },
  "states": {
    "closed": {
      "description": "The form is not shown.",
      "on": {
        "form.open": {
          "target": "editing",
          "description": "The shopper wants to fill it in."
        }
      }
    },
    "editing": {
      "description": "The shopper types.",
      "tags": "open",
      "on": {
        "form.submit": [
          {
            "guard": "isWrong",
            "description": "Something is wrong: every field says what, and the first takes the focus.",
            "actions": [
              "judgeForm",
              "focusError"
            ]
          },
          {
            "target": "submitting",
            "description": "Everything is there.",
            "actions": "startFilled"
          }
        ],
        "form.send": {
          "target": "submitting",
          "description": "Something else is submitted: the fields do not matter.",
          "actions": "startOther"
        },
        "form.close": {
          "target": "closed",
          "description": "The shopper leaves everything as it was.",
          "actions": [
            "clear",
            "notifyClosed"
          ]
        }
      }
    },
    "submitting": {
      "description": "It is on its way. A second submit has no transition.",
      "tags": [
        "open",
        "submitting"
      ],
      "invoke": {
        "id": "submit",
        "src": "submit",
        "onDone": {
          "target": "done",
          "description": "It is done: it is emitted.",
          "actions": "notifyDone"
        },
        "onError": [
          {
            "guard": "concernsField",
            "target": "editing",
            "description": "One field is the reason: it takes the focus.",
            "actions": [
              "setFailure",
              "focusFailed"
            ]
          },
          {
            "target": "editing",
            "description": "What was typed stays, and the reason is shown.",
            "actions": "setFailure"
          }
        ]
      }
    },
    "done": {
      "description": "It was submitted: the screen says so, or is about to go.",
      "tags": "done",
      "on": {
        "form.open": {
          "target": "editing",
          "description": "Once more, from the beginning.",
          "actions": "clear"
        }
      }
    }
  }
});
