import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "phoneForm",
  "description": "A number, then the code that was sent to it.",
  "initial": "editingNumber",
  "on": {
    "field.change": {
      "description": "A validation error that is shown goes as soon as the field is right.",
      "actions": "followField"
    },
    "field.leave": {
      "description": "The field that was left is judged, and no other.",
      "actions": "judgeField"
    }
  },
  "states": {
    "editingNumber": {
      "description": "The shopper types a number.",
      "tags": "number",
      "on": {
        "form.submit": [
          {
            "guard": "hasErrors",
            "description": "It is no number; it says so and gets the focus.",
            "actions": [
              "judgeForm",
              "focusError"
            ]
          },
          {
            "guard": "isSending",
            "target": "editingCode",
            "description": "A code is already on its way to this very number: no other one is sent.",
            "actions": "setNumber"
          },
          {
            "target": "sendingCode",
            "description": "It is a number.",
            "actions": "setNumber"
          }
        ]
      }
    },
    "sendingCode": {
      "description": "The code is sent. A second submit has no transition.",
      "tags": [
        "submitting",
        "number"
      ],
      "invoke": {
        "id": "sendCode",
        "src": "sendCode",
        "onDone": {
          "target": "editingCode",
          "description": "The code is on its way.",
          "actions": [
            "setCode",
            "startCountdown"
          ]
        },
        "onError": [
          {
            "guard": "isRejectedFor",
            "target": "editingNumber",
            "description": "Nobody can be reached at this number; it gets the focus.",
            "actions": [
              "stopTracking",
              "setFailure",
              "focusNumber"
            ]
          },
          {
            "target": "editingNumber",
            "description": "Not sent; it can be tried again.",
            "actions": [
              "stopTracking",
              "setFailure"
            ]
          }
        ]
      }
    },
    "editingCode": {
      "description": "The shopper types the code.",
      "tags": "code",
      "entry": "countDown",
      "initial": "countingDown",
      "on": {
        "code.submit": [
          {
            "guard": "hasErrors",
            "description": "It is no code; it says so and gets the focus.",
            "actions": [
              "judgeForm",
              "focusError"
            ]
          },
          {
            "target": "checkingCode",
            "description": "It is a code.",
            "actions": "clearErrors"
          }
        ],
        "number.edit": {
          "target": "editingNumber",
          "description": "The number was a wrong one.",
          "actions": "clearErrors"
        }
      },
      "states": {
        "countingDown": {
          "description": "The code gets time to arrive.",
          "always": {
            "guard": "isOver",
            "target": "resendable",
            "description": "It should have arrived by now."
          },
          "after": {
            "second": {
              "target": "countingDown",
              "reenter": true,
              "description": "One second less.",
              "actions": "countDown"
            }
          }
        },
        "resendable": {
          "description": "Another code may be sent.",
          "on": {
            "code.resend": {
              "target": "#phoneForm.resendingCode",
              "description": "No code came, or it is too old.",
              "actions": "clearErrors"
            }
          }
        }
      }
    },
    "resendingCode": {
      "description": "Another code is sent; the one before it no longer counts.",
      "tags": [
        "submitting",
        "code"
      ],
      "invoke": {
        "id": "resendCode",
        "src": "sendCode",
        "onDone": {
          "target": "editingCode",
          "description": "Another code is on its way.",
          "actions": [
            "setCode",
            "startCountdown",
            "notifyResent"
          ]
        },
        "onError": {
          "target": "editingCode",
          "description": "Not sent; it can be tried again.",
          "actions": "setFailure"
        }
      }
    },
    "checkingCode": {
      "description": "The session is asked. A second submit has no transition.",
      "tags": [
        "submitting",
        "code"
      ],
      "invoke": {
        "id": "submit",
        "src": "submit",
        "onDone": {
          "target": "accepted",
          "description": "Somebody is logged in."
        },
        "onError": [
          {
            "guard": "isRejectedFor",
            "target": "editingCode",
            "description": "Too old: another code is offered at once.",
            "actions": [
              "stopTracking",
              "setFailure"
            ]
          },
          {
            "guard": "isRejectedFor",
            "target": "editingCode",
            "description": "Another code was sent; the field gets the focus.",
            "actions": [
              "setFailure",
              "focusCode"
            ]
          },
          {
            "target": "editingCode",
            "description": "Refused; the reason is told, and the code stays.",
            "actions": "setFailure"
          }
        ]
      }
    },
    "accepted": {
      "description": "The screen is about to go.",
      "tags": [
        "done",
        "code"
      ]
    }
  }
});
