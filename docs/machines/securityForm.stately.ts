import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "securityForm",
  "description": "The one field that an action of the account's safety needs.",
  "initial": "writing",
  "states": {
    "writing": {
      "description": "The shopper types; the action runs elsewhere and leaves what was typed where it is.",
      "on": {
        "field.change": {
          "description": "A fault goes as soon as the field is right, and the rules are ticked off.",
          "actions": "followField"
        },
        "field.leave": {
          "description": "What is wrong is said.",
          "actions": "judgeField"
        },
        "form.submit": [
          {
            "guard": "isWrong",
            "description": "It is said what is wrong, and the field takes the focus.",
            "actions": [
              "judgeForm",
              "focusError"
            ]
          },
          {
            "description": "The action begins.",
            "actions": [
              "judgeForm",
              "start"
            ]
          }
        ]
      }
    }
  }
});
