import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "outbox",
  "description": "What the shopper of an account did and the server has yet to see.",
  "initial": "resting",
  "on": {
    "account.confirmed": {
      "guard": "isUnconfirmed",
      "description": "What was left unsent for this account comes first; the lines of the guest of the device come along.",
      "actions": [
        "setAccount",
        "restore",
        "reportFilled"
      ]
    },
    "outbox.add": {
      "description": "A click waits for its turn.",
      "actions": [
        "enqueue",
        "reportFilled"
      ]
    }
  },
  "states": {
    "resting": {
      "description": "Nothing is on its way.",
      "on": {
        "outbox.flush": [
          {
            "guard": "hasChanges",
            "target": "sending",
            "description": "What was not answered goes again under its id; else the next change.",
            "actions": "takeNext"
          },
          {
            "description": "Clicks that cancelled out must not come back after the next cart.",
            "actions": [
              "dropQueue",
              "reportEmptied"
            ]
          }
        ],
        "outbox.flushFrozen": {
          "guard": "hasFrozen",
          "target": "sending",
          "description": "What an earlier page may have sent already is sent first: then no reading is older.",
          "actions": "takeNext"
        }
      }
    },
    "sending": {
      "description": "One change is on its way; later clicks wait in the queue.",
      "entry": "reportStarted",
      "invoke": {
        "id": "send",
        "src": "change",
        "onDone": {
          "target": "resting",
          "description": "Carried out.",
          "actions": [
            "reportAnswered",
            "forgetChange",
            "notifyOtherTabs"
          ]
        },
        "onError": [
          {
            "guard": "isRefused",
            "target": "resting",
            "description": "The change is forgotten, so the screen rolls back; later clicks are kept.",
            "actions": [
              "reportRefused",
              "forgetChange"
            ]
          },
          {
            "target": "resting",
            "description": "Nobody knows whether it was carried out, or why not: it is sent again under its id.",
            "actions": "reportFailed"
          }
        ]
      }
    }
  }
});
