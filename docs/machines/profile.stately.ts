import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "profile",
  "description": "The profile of the account.",
  "initial": "loading",
  "states": {
    "loading": {
      "description": "Reading the profile.",
      "tags": "loading",
      "invoke": {
        "id": "getProfile",
        "src": "getProfile",
        "onDone": {
          "target": "shown",
          "description": "The profile is there.",
          "actions": "setProfile"
        },
        "onError": {
          "target": "failed",
          "description": "The reason is shown with a way to try again.",
          "actions": "setFailure"
        }
      }
    },
    "failed": {
      "description": "The profile could not be read.",
      "tags": "failed",
      "on": {
        "profile.retry": {
          "target": "loading",
          "description": "The shopper asked for another try.",
          "actions": "forgetProblems"
        }
      }
    },
    "shown": {
      "description": "The profile is read.",
      "on": {
        "profile.edit": {
          "target": "editing",
          "description": "The shopper wants to change it."
        }
      }
    },
    "saved": {
      "description": "The profile is read, and that it was saved is said.",
      "tags": "saved",
      "on": {
        "profile.edit": {
          "target": "editing",
          "description": "One more change."
        }
      }
    },
    "editing": {
      "description": "The shopper writes.",
      "tags": "editing",
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
            "actions": "forgetProblems"
          }
        ],
        "form.close": {
          "target": "shown",
          "description": "The shopper leaves it as it was.",
          "actions": "forgetProblems"
        }
      }
    },
    "saving": {
      "description": "The profile is on its way; saving again has no transition here.",
      "tags": [
        "editing",
        "saving"
      ],
      "invoke": {
        "id": "saveProfile",
        "src": "saveProfile",
        "onDone": {
          "target": "saved",
          "description": "The shop has it.",
          "actions": "setProfile"
        },
        "onError": [
          {
            "guard": "namesField",
            "target": "editing",
            "description": "The shop names a field that it cannot take.",
            "actions": [
              "setErrors",
              "focusError"
            ]
          },
          {
            "target": "editing",
            "description": "Nothing is lost: the text stays, and the reason is told.",
            "actions": "setFailure"
          }
        ]
      }
    }
  }
});
