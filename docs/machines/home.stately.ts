import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "home",
  "description": "The aisles and the offers of the shop.",
  "initial": "idle",
  "states": {
    "idle": {
      "description": "No screen has asked yet.",
      "on": {
        "home.open": {
          "target": "loading",
          "description": "The first screen that needs them asks."
        }
      }
    },
    "loading": {
      "description": "Reading aisles and offers.",
      "tags": "loading",
      "invoke": {
        "id": "getHome",
        "src": "getHome",
        "onDone": {
          "target": "ready",
          "description": "They are kept for the whole visit.",
          "actions": "setHome"
        },
        "onError": {
          "target": "failed",
          "description": "The reason is shown with a way to try again.",
          "actions": "setFailure"
        }
      }
    },
    "ready": {
      "description": "Aisles and offers are shown; opening them again changes nothing."
    },
    "failed": {
      "description": "They could not be read.",
      "tags": "failed",
      "on": {
        "home.open": {
          "target": "loading",
          "description": "Coming back to the screen tries again."
        },
        "home.retry": {
          "target": "loading",
          "description": "The shopper asked for another try."
        }
      }
    }
  }
});
