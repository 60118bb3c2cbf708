import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "addressForm",
  "description": "A new address, or one of the book that is changed.",
  "initial": "writing",
  "states": {
    "writing": {
      "description": "The shopper writes.",
      "on": {
        "field.change": {
          "description": "A fault goes as soon as it is mended.",
          "actions": "mendField"
        },
        "field.leave": {
          "description": "A field was left: what is wrong with it is said.",
          "actions": "judgeField"
        },
        "form.submit": [
          {
            "guard": "hasErrors",
            "description": "Something is wrong: each field says what, and the first takes the focus.",
            "actions": [
              "setErrors",
              "focusError"
            ]
          },
          {
            "target": "saving",
            "description": "Everything is right.",
            "actions": "setDraft"
          }
        ],
        "form.close": {
          "description": "The shopper leaves the book as it was.",
          "actions": "notifyClosed"
        }
      }
    },
    "saving": {
      "description": "The address is on its way; saving again has no transition here.",
      "tags": "saving",
      "invoke": {
        "id": "saveAddress",
        "src": "saveAddress",
        "onDone": [
          {
            "guard": "isKeptOtherwise",
            "target": "amending",
            "description": "The shop has an earlier wording of it, whose answer was lost.",
            "actions": "setId"
          },
          {
            "target": "writing",
            "description": "The shop has it; the book closes the form.",
            "actions": "notifySaved"
          }
        ],
        "onError": [
          {
            "guard": "namesField",
            "target": "writing",
            "description": "The shop names a field that it cannot take.",
            "actions": [
              "setErrors",
              "focusError"
            ]
          },
          {
            "target": "writing",
            "description": "Nothing is lost: the text stays, and the reason is told.",
            "actions": "setFailure"
          }
        ]
      }
    },
    "amending": {
      "description": "What was typed last takes the place of the earlier wording.",
      "tags": "saving",
      "invoke": {
        "id": "amendAddress",
        "src": "saveAddress",
        "onDone": {
          "target": "writing",
          "description": "The shop has it; the book closes the form.",
          "actions": "notifySaved"
        },
        "onError": {
          "target": "writing",
          "description": "Nothing is lost: the text stays, and the reason is told.",
          "actions": "setFailure"
        }
      }
    }
  }
});
