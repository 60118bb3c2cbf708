import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "seen",
  "description": "What this device has looked at.",
  "initial": "empty",
  "states": {
    "empty": {
      "description": "Nothing was looked at, or nothing is known of it.",
      "on": {
        "seen.open": {
          "guard": "isAny",
          "target": "loading",
          "description": "The device remembers some: they are read as they are now.",
          "actions": "setIds"
        }
      }
    },
    "loading": {
      "description": "Reading them, while their place is held.",
      "tags": "loading",
      "invoke": {
        "id": "getProducts",
        "src": "getProducts",
        "onDone": {
          "target": "ready",
          "description": "Those that are still sold are shown.",
          "actions": "setProducts"
        },
        "onError": {
          "target": "empty",
          "description": "The home is no worse without them."
        }
      }
    },
    "ready": {
      "description": "They are shown, and the shopper can have them forgotten.",
      "on": {
        "seen.forget": {
          "target": "empty",
          "description": "Forgotten, on the device too.",
          "actions": [
            "forget",
            "forgetOnDevice"
          ]
        }
      }
    }
  }
});
