import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "signInAttempt",
  "description": "One try at signing in: the identity service checks, then the session cookie is written.",
  "initial": "signingIn",
  "states": {
    "signingIn": {
      "description": "The identity service checks, makes the account, or asks in a window.",
      "invoke": {
        "id": "signIn",
        "src": "signIn",
        "onDone": {
          "target": "writingCookie",
          "description": "It is the shopper.",
          "actions": "setIdentity"
        },
        "onError": {
          "target": "refused",
          "description": "Refused; the form says why.",
          "actions": "setFailure"
        }
      },
      "on": {
        "signIn.cancel": {
          "guard": "isWindowOpen",
          "target": "withdrawn",
          "description": "The window is given up; whoever it may have signed in meanwhile is signed out.",
          "actions": "setFailure"
        }
      }
    },
    "writingCookie": {
      "description": "The cookie is written and read back.",
      "invoke": {
        "id": "writeSessionCookie",
        "src": "writeSessionCookie",
        "onDone": [
          {
            "guard": "isGone",
            "target": "withdrawn",
            "description": "The browser blocks cookies: no session can be kept.",
            "actions": "setFailure"
          },
          {
            "target": "signedIn",
            "description": "Cookie and identity agree.",
            "actions": "setCookie"
          }
        ],
        "onError": {
          "target": "withdrawn",
          "description": "The cookie cannot be written: the same as blocked.",
          "actions": "setFailure"
        }
      }
    },
    "signedIn": {
      "type": "final",
      "description": "The shopper is signed in."
    },
    "refused": {
      "type": "final",
      "description": "Nobody was signed in."
    },
    "withdrawn": {
      "type": "final",
      "description": "Nobody may stay signed in."
    }
  }
});
