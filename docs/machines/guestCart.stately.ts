import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "guestCart",
  "description": "A guest's cart: kept on the device, priced by the server, paid for after signing in.",
  "initial": "pricing",
  "entry": "readDevice",
  "on": {
    "cart.refresh": {
      "description": "Another tab may have changed the lines, and the shop its prices.",
      "actions": [
        "readDevice",
        "markStale"
      ]
    },
    "network.back": {
      "description": "The shop may have changed its prices.",
      "actions": "markStale"
    },
    "lines.change": {
      "description": "It is done on the device; a removal may be undone.",
      "actions": [
        "notifyRemoved",
        "changeLines",
        "changeDevice",
        "notifyAdded"
      ]
    },
    "notice.dismiss": {
      "description": "The shopper has read it.",
      "actions": "dismissNotice"
    }
  },
  "states": {
    "pricing": {
      "description": "Asking what the lines of the device cost, and whether the shop sells them.",
      "tags": "busy",
      "invoke": {
        "id": "price",
        "src": "quoteCart",
        "onDone": {
          "target": "deciding",
          "description": "The lines as the shop takes them.",
          "actions": [
            "notifyRejected",
            "setCart",
            "readDevice",
            "markFresh",
            "reportAnswered"
          ]
        },
        "onError": {
          "target": "unread",
          "description": "The lines stay as they are on the device.",
          "actions": "reportFailed"
        }
      },
      "on": {
        "cart.refresh": {
          "target": "pricing",
          "reenter": true,
          "description": "Asked again; the older answer is dropped.",
          "actions": "readDevice"
        }
      }
    },
    "deciding": {
      "description": "What comes next for the cart as it is now.",
      "always": [
        {
          "guard": "needsReading",
          "target": "pricing",
          "description": "The guest has clicked, or the shop changed."
        },
        {
          "guard": "hasNoLines",
          "target": "settled.empty",
          "description": "There is nothing to pay."
        },
        {
          "target": "settled.unsigned",
          "description": "There are lines; paying for them takes an account."
        }
      ]
    },
    "settled": {
      "description": "The lines of the device are priced.",
      "initial": "empty",
      "always": {
        "guard": "needsReading",
        "target": "pricing",
        "description": "The guest has clicked, or the shop may have changed."
      },
      "states": {
        "empty": {
          "description": "No lines.",
          "entry": "clearFailure"
        },
        "unsigned": {
          "description": "Lines with prices. Who wants to pay signs in first."
        }
      }
    },
    "unread": {
      "description": "The lines could not be priced. Everything the guest does is kept and shown.",
      "on": {
        "call.retry": {
          "target": "deciding",
          "description": "The same again."
        },
        "cart.refresh": {
          "target": "deciding",
          "description": "Another tab got through, or the shopper is looking: one more try.",
          "actions": [
            "readDevice",
            "markStale"
          ]
        },
        "network.back": {
          "target": "deciding",
          "description": "Now it can work.",
          "actions": "markStale"
        }
      }
    }
  }
});
