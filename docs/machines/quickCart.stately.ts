import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "quickCart",
  "description": "The cart over the screen that the shopper is on.",
  "initial": "closed",
  "states": {
    "closed": {
      "description": "Only the screen is shown.",
      "on": {
        "quickCart.open": {
          "target": "loading",
          "description": "It belongs to this screen, and to no other that the shopper goes to.",
          "actions": "setPath"
        }
      }
    },
    "loading": {
      "description": "Its code is on its way, or here already.",
      "invoke": {
        "id": "loadDrawer",
        "src": "loadDrawer",
        "onDone": {
          "target": "open",
          "description": "It can be shown."
        },
        "onError": {
          "target": "closed",
          "description": "The code cannot be had: the screen of the cart shows the same, and more.",
          "actions": "goToCart"
        }
      },
      "on": {
        "quickCart.close": {
          "target": "closed",
          "description": "The shopper has gone elsewhere meanwhile."
        }
      }
    },
    "open": {
      "description": "It is shown, and the screen is out of reach.",
      "tags": "open",
      "on": {
        "quickCart.close": {
          "target": "closed",
          "description": "Back to the screen."
        }
      }
    }
  }
});
