import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "fillers",
  "description": "Products that could bring a cart to the minimum weight.",
  "initial": "idle",
  "states": {
    "idle": {
      "description": "The cart is not too light, or nothing could be read.",
      "on": {
        "fillers.want": {
          "target": "loading",
          "description": "The cart is too light."
        }
      }
    },
    "loading": {
      "description": "Reading what the catalogue offers; the screen shows nothing of it.",
      "invoke": {
        "id": "listFillers",
        "src": "listFillers",
        "onDone": {
          "target": "ready",
          "description": "Which of them fit is decided anew for every cart.",
          "actions": "setProducts"
        },
        "onError": {
          "target": "idle",
          "description": "The cart goes on without suggestions."
        }
      }
    },
    "ready": {
      "description": "They are kept as long as the screen is there."
    }
  }
});
