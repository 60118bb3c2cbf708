import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "signOut",
  "description": "The sign-out: first the identity session, then the cookies, then one reload.",
  "initial": "closingIdentity",
  "on": {
    "session.unauthorised": {
      "description": "401: a stronger reason than that nobody is signed in.",
      "actions": "setSignOutReason"
    },
    "session.end": {
      "description": "It was the shopper who ended every session of the account.",
      "actions": "setSignOutReason"
    }
  },
  "states": {
    "closingIdentity": {
      "description": "The identity session ends first, so that no other tab opens it again.",
      "invoke": {
        "id": "closeIdentity",
        "src": "endIdentity",
        "onDone": {
          "target": "clearingCookies",
          "description": "Nobody is signed in. Another tab may know a stronger reason.",
          "actions": "setSignOutReason"
        },
        "onError": {
          "target": "clearingCookies",
          "description": "The cookies go all the same."
        }
      },
      "after": {
        "signOutTimeout": {
          "target": "clearingCookies",
          "description": "An identity service that does not answer does not stop the sign-out."
        }
      }
    },
    "clearingCookies": {
      "description": "All cookies are removed.",
      "invoke": {
        "id": "clearCookies",
        "src": "clearCookies",
        "onDone": [
          {
            "guard": "hasReloadedForAnother",
            "target": "unnotified",
            "description": "This page load already is the reload: never a second one. The new reason is shown."
          },
          {
            "guard": "hasReloaded",
            "target": "notified",
            "description": "The reload for the same reason has shown it already."
          },
          {
            "target": "reloading",
            "description": "Nothing of the session is left."
          }
        ],
        "onError": [
          {
            "guard": "hasReloadedForAnother",
            "target": "unnotified",
            "description": "The cookies stay, but reloading again would change nothing. The new reason is shown."
          },
          {
            "guard": "hasReloaded",
            "target": "notified",
            "description": "The cookies stay, and the reason was shown after the reload."
          },
          {
            "target": "reloading",
            "description": "The reload goes on all the same."
          }
        ]
      }
    },
    "reloading": {
      "description": "The one reload, which takes everything out of memory.",
      "invoke": {
        "id": "reloadPage",
        "src": "reloadPage",
        "onDone": {
          "target": "notified",
          "description": "The page is about to go, and the next one shows the reason."
        },
        "onError": {
          "target": "unnotified",
          "description": "The page could not be reloaded; it shows the reason itself."
        }
      }
    },
    "notified": {
      "type": "final",
      "description": "The shopper sees the reason after the reload, or has seen it."
    },
    "unnotified": {
      "type": "final",
      "description": "The page stays, and has to show the reason."
    }
  }
});
