import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "resetForm",
  "description": "A mail for a new password. Whoever asks learns nothing about who has an account.",
  "initial": "editing",
  "states": {
    "editing": {
      "description": "The shopper types an e-mail.",
      "on": {
        "field.change": {
          "description": "A fault that is shown goes as soon as the e-mail is right.",
          "actions": "followField"
        },
        "field.leave": {
          "description": "The e-mail that was left is judged.",
          "actions": "judgeField"
        },
        "form.submit": [
          {
            "guard": "hasErrors",
            "description": "It is no e-mail; it says so and gets the focus.",
            "actions": [
              "judgeForm",
              "focusError"
            ]
          },
          {
            "target": "sending",
            "description": "It is an e-mail.",
            "actions": "startRequest"
          }
        ]
      }
    },
    "sending": {
      "description": "The mail is asked for. A second submit has no transition.",
      "tags": "busy",
      "invoke": {
        "id": "requestPasswordReset",
        "src": "requestPasswordReset",
        "onDone": {
          "target": "sent",
          "description": "The mail goes out, if there is such an account."
        },
        "onError": [
          {
            "guard": "isTellable",
            "target": "editing",
            "description": "It failed for everybody alike; it can be tried again.",
            "actions": "setNotice"
          },
          {
            "target": "sent",
            "description": "The reason would tell whether there is such an account."
          }
        ]
      }
    },
    "sent": {
      "description": "The same sentence, whether there is such an account or not.",
      "tags": "sent",
      "on": {
        "mail.another": {
          "target": "editing",
          "description": "No mail came, or the e-mail was another one.",
          "actions": "startAnew"
        }
      }
    }
  }
});
