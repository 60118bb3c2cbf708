import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "bought",
  "description": "What an account orders most often.",
  "initial": "idle",
  "on": {
    "bought.set": {
      "target": ".ready",
      "description": "Another call has answered with the data.",
      "actions": "setData"
    },
    "bought.close": {
      "target": ".idle",
      "description": "Nobody needs the data any more; an answer still on its way is dropped.",
      "actions": [
        "clear",
        "notifyClosed"
      ]
    }
  },
  "states": {
    "idle": {
      "description": "No screen has asked yet.",
      "on": {
        "bought.open": {
          "target": "loading",
          "description": "The first screen that needs the data asks.",
          "actions": "setKey"
        }
      }
    },
    "loading": {
      "description": "Reading the data.",
      "tags": "loading",
      "invoke": {
        "id": "load",
        "src": "load",
        "onDone": {
          "target": "ready",
          "description": "The data are cached, and emitted.",
          "actions": [
            "setData",
            "notifyLoaded"
          ]
        },
        "onError": {
          "target": "failed",
          "description": "The reason is shown, or the screen does without.",
          "actions": [
            "setFailure",
            "notifyFailed"
          ]
        }
      },
      "on": {
        "bought.open": {
          "guard": "isOther",
          "target": "loading",
          "reenter": true,
          "description": "Something else is wanted: an answer still on its way is dropped.",
          "actions": "setKey"
        }
      }
    },
    "ready": {
      "description": "The data are shown; asking for the same again changes nothing.",
      "tags": "ready",
      "on": {
        "bought.open": {
          "guard": "isOther",
          "target": "loading",
          "description": "Something else is wanted.",
          "actions": "setKey"
        }
      }
    },
    "failed": {
      "description": "The data could not be read.",
      "tags": "failed",
      "on": {
        "bought.open": {
          "target": "loading",
          "description": "Coming back tries again.",
          "actions": "setKey"
        },
        "bought.retry": {
          "target": "loading",
          "description": "The shopper asked for another try."
        }
      }
    }
  }
});
