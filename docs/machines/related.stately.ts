import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "related",
  "description": "What goes with a product, and what is like it.",
  "initial": "idle",
  "states": {
    "idle": {
      "description": "Nobody has come near, or nothing could be read.",
      "on": {
        "related.want": {
          "target": "loading",
          "description": "Its place is about to come into view."
        }
      }
    },
    "loading": {
      "description": "Reading it, while its place is held.",
      "tags": "loading",
      "invoke": {
        "id": "listRelated",
        "src": "listRelated",
        "onDone": {
          "target": "ready",
          "description": "It is shown.",
          "actions": "keep"
        },
        "onError": {
          "target": "idle",
          "description": "The product goes on without it."
        }
      }
    },
    "ready": {
      "description": "It is kept as long as the screen is there."
    }
  }
});
