import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "contact",
  "description": "A message to the shop.",
  "initial": "writing",
  "states": {
    "writing": {
      "description": "The shopper writes.",
      "on": {
        "message.send": [
          {
            "guard": "hasErrors",
            "description": "Something is missing: each field says what.",
            "actions": "setErrors"
          },
          {
            "target": "sending",
            "description": "Everything is there.",
            "actions": "forgetProblems"
          }
        ]
      }
    },
    "sending": {
      "description": "The message is on its way; sending again has no transition here.",
      "tags": "sending",
      "invoke": {
        "id": "sendMessage",
        "src": "sendMessage",
        "onDone": {
          "target": "sent",
          "description": "The shop has it."
        },
        "onError": {
          "target": "writing",
          "description": "Nothing is lost: the text stays, and the reason is told.",
          "actions": "setFailure"
        }
      }
    },
    "sent": {
      "description": "The shop has thanked.",
      "tags": "sent",
      "on": {
        "message.another": {
          "target": "writing",
          "description": "One more message."
        }
      }
    }
  }
});
