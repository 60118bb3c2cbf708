import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "signInForm",
  "description": "E-mail and password, with what is wrong in them; the windows of other services beside them.",
  "initial": "editing",
  "on": {
    "field.change": {
      "description": "A fault that is shown goes as soon as the field is right.",
      "actions": "followField"
    },
    "field.leave": {
      "description": "The field that was left is judged, and no other.",
      "actions": "judgeField"
    }
  },
  "states": {
    "editing": {
      "description": "The shopper types.",
      "on": {
        "form.submit": [
          {
            "guard": "hasErrors",
            "description": "Something is wrong: every field says what, and the first one gets the focus.",
            "actions": [
              "judgeForm",
              "focusError"
            ]
          },
          {
            "target": "submitting",
            "description": "Everything is there.",
            "actions": "startAttempt"
          }
        ],
        "method.choose": {
          "target": "submitting",
          "description": "Another service is to say who it is; the fields do not matter.",
          "actions": "startAttempt"
        }
      }
    },
    "submitting": {
      "description": "The session is asked. A second submit has no transition.",
      "tags": "busy",
      "invoke": {
        "id": "submit",
        "src": "submit",
        "onDone": {
          "target": "accepted",
          "description": "Somebody is logged in."
        },
        "onError": {
          "target": "editing",
          "description": "Refused: what was typed stays, and the reason is told.",
          "actions": "setNotice"
        }
      }
    },
    "accepted": {
      "description": "The screen is about to go.",
      "tags": "busy"
    }
  }
});
