import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "addressBook",
  "description": "The addresses of the account.",
  "initial": "loading",
  "states": {
    "loading": {
      "description": "Reading the book.",
      "tags": "loading",
      "invoke": {
        "id": "listAddresses",
        "src": "listAddresses",
        "onDone": {
          "target": "shown",
          "description": "The book is there.",
          "actions": "setBook"
        },
        "onError": {
          "target": "failed",
          "description": "The reason is shown with a way to try again.",
          "actions": "setFailure"
        }
      }
    },
    "failed": {
      "description": "The book could not be read.",
      "tags": "failed",
      "on": {
        "book.retry": {
          "target": "loading",
          "description": "The shopper asked for another try.",
          "actions": "forgetFailure"
        }
      }
    },
    "shown": {
      "description": "The book is open.",
      "on": {
        "address.add": {
          "target": "editing",
          "description": "A new address; its operation is named once, however often it is sent.",
          "actions": [
            "unpick",
            "setSubject"
          ]
        },
        "address.edit": {
          "target": "editing",
          "description": "An address of the book is to be changed.",
          "actions": [
            "pick",
            "setSubject"
          ]
        },
        "address.remove": {
          "target": "confirming",
          "description": "The shopper is asked once more.",
          "actions": "pick"
        },
        "address.prefer": {
          "target": "preferring",
          "description": "Another address becomes the first choice.",
          "actions": "pick"
        }
      }
    },
    "editing": {
      "description": "The form of one address is open.",
      "tags": "editing",
      "invoke": [
        {
          "id": "form",
          "src": "addressForm",
          "onError": {
            "target": "shown",
            "description": "The form broke down; the book stays.",
            "actions": "setFailure"
          }
        },
        {
          "id": "formEvents",
          "src": "childEvents"
        }
      ],
      "on": {
        "form.done": {
          "target": "shown",
          "description": "The shop has the address.",
          "actions": [
            "setBook",
            "pick",
            "notify"
          ]
        },
        "form.closed": {
          "target": "shown",
          "description": "The book stays as it was."
        }
      }
    },
    "confirming": {
      "description": "The shopper is asked whether the address may go.",
      "tags": "confirming",
      "on": {
        "removal.confirm": {
          "target": "removing",
          "description": "It may.",
          "actions": "forgetFailure"
        },
        "removal.cancel": {
          "target": "shown",
          "description": "It stays.",
          "actions": "forgetFailure"
        }
      }
    },
    "removing": {
      "description": "The address is being taken out.",
      "tags": [
        "confirming",
        "removing"
      ],
      "invoke": {
        "id": "removeAddress",
        "src": "removeAddress",
        "onDone": {
          "target": "shown",
          "description": "It is gone.",
          "actions": [
            "setBook",
            "unpick",
            "notify"
          ]
        },
        "onError": {
          "target": "confirming",
          "description": "It is still there; the reason is told, and trying again is possible.",
          "actions": "setFailure"
        }
      }
    },
    "preferring": {
      "description": "The first choice is being changed.",
      "tags": "preferring",
      "invoke": {
        "id": "setDefaultAddress",
        "src": "setDefaultAddress",
        "onDone": {
          "target": "shown",
          "description": "The shop offers this one first.",
          "actions": [
            "setBook",
            "notify"
          ]
        },
        "onError": {
          "target": "shown",
          "description": "The first choice is what it was; the reason is told at the address.",
          "actions": "setFailure"
        }
      }
    }
  }
});
