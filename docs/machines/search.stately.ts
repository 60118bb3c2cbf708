import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "search",
  "description": "What somebody types into the search box, and what the shop suggests meanwhile.",
  "initial": "closed",
  "on": {
    "search.submit": {
      "target": ".closed",
      "description": "The words are searched for, and remembered.",
      "actions": [
        "remember",
        "storeRecent",
        "wantWords"
      ]
    },
    "search.choose": [
      {
        "guard": "isRecent",
        "target": ".closed",
        "description": "The same search again.",
        "actions": [
          "write",
          "remember",
          "storeRecent",
          "wantWords"
        ]
      },
      {
        "guard": "isSuggestion",
        "target": ".closed",
        "description": "Straight to a category, a brand or a product, instead of what was typed.",
        "actions": [
          "write",
          "wantSuggestion"
        ]
      }
    ],
    "search.show": {
      "guard": "isNew",
      "target": ".closed",
      "description": "The address says other words than before: the box shows them, instead of what was typed.",
      "actions": [
        "write",
        "noteAnnounced",
        "forgetSuggestions"
      ]
    },
    "search.recall": {
      "description": "What this device remembers, for a box that a server started.",
      "actions": "setRecent"
    },
    "search.forget": {
      "description": "One search is forgotten, on the device too.",
      "actions": [
        "forget",
        "storeRecent"
      ]
    },
    "search.forgetAll": {
      "description": "Every search is forgotten, on the device too.",
      "actions": [
        "forgetAll",
        "storeRecent"
      ]
    },
    "search.write": [
      {
        "guard": "isBlank",
        "target": ".open.recalling",
        "description": "Nothing is typed: what was searched for before is at hand.",
        "actions": [
          "write",
          "forgetSuggestions"
        ]
      },
      {
        "target": ".open.pausing",
        "description": "Another letter: a question on its way is dropped, and the next one waits for a pause.",
        "actions": "write"
      }
    ]
  },
  "states": {
    "closed": {
      "description": "Only the box is there.",
      "entry": "unpoint",
      "on": {
        "search.open": [
          {
            "guard": "isBlank",
            "target": "open.recalling",
            "description": "What was searched for before is at hand."
          },
          {
            "target": "open.asking",
            "description": "What the words in the box suggest."
          }
        ],
        "search.move": [
          {
            "guard": "isBlank",
            "target": "open.recalling",
            "description": "An arrow key opens what was searched for before.",
            "actions": "move"
          },
          {
            "target": "open.asking",
            "description": "An arrow key asks what the words suggest."
          }
        ]
      }
    },
    "open": {
      "description": "There are options below the box, or there may be soon.",
      "tags": "open",
      "initial": "recalling",
      "on": {
        "search.move": {
          "description": "An arrow key goes to the next option, and from the last one back into the text.",
          "actions": "move"
        },
        "search.unpoint": {
          "description": "The keys are in the text again.",
          "actions": "unpoint"
        },
        "search.dismiss": {
          "target": "closed",
          "description": "The shopper goes on without them."
        }
      },
      "states": {
        "recalling": {
          "description": "Nothing is typed: the options are former searches."
        },
        "pausing": {
          "description": "Somebody is typing.",
          "after": {
            "typingDelay": {
              "target": "asking",
              "description": "A moment without a key."
            }
          }
        },
        "asking": {
          "description": "Asking what the words suggest, while former suggestions stay.",
          "tags": "asking",
          "invoke": {
            "id": "suggest",
            "src": "suggest",
            "onDone": {
              "target": "suggesting",
              "description": "The suggestions for what is in the box.",
              "actions": "setSuggestions"
            },
            "onError": {
              "target": "suggesting",
              "description": "Suggestions are a courtesy: without them one searches all the same.",
              "actions": "forgetSuggestions"
            }
          }
        },
        "suggesting": {
          "description": "The options are for the words in the box."
        }
      }
    }
  }
});
