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
            "guard": "hasFaults",
            "description": "Something is wrong: each field says what, and the first takes the focus.",
            "actions": [
              "keepFaults",
              "focusFault"
            ]
          },
          {
            "target": "saving",
            "description": "Everything is right.",
            "actions": "keepDraft"
          }
        ],
        "form.close": {
          "description": "The shopper leaves the book as it was.",
          "actions": "reportClosed"
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
            "actions": "keepId"
          },
          {
            "target": "writing",
            "description": "The shop has it; the book closes the form.",
            "actions": "reportSaved"
          }
        ],
        "onError": [
          {
            "guard": "namesField",
            "target": "writing",
            "description": "The shop names a field that it cannot take.",
            "actions": [
              "keepFaults",
              "focusFault"
            ]
          },
          {
            "target": "writing",
            "description": "Nothing is lost: the text stays, and the reason is told.",
            "actions": "keepFailure"
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
          "actions": "reportSaved"
        },
        "onError": {
          "target": "writing",
          "description": "Nothing is lost: the text stays, and the reason is told.",
          "actions": "keepFailure"
        }
      }
    }
  }
});
