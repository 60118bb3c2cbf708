import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "signOut",
  "description": "The way out: first the identity session, then the cookies, then one reload.",
  "initial": "closingIdentity",
  "on": {
    "session.unauthorised": {
      "description": "The server does not take the token either: that says more than that nobody is signed in.",
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
          "description": "Nobody is signed in. Another tab may have known more of why.",
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
          "description": "An identity service that does not answer keeps nobody logged in."
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
            "target": "untold",
            "description": "This page load already is the reload: never a second one. The new reason is told."
          },
          {
            "guard": "hasReloaded",
            "target": "told",
            "description": "The reload for the same reason has told it already."
          },
          {
            "target": "reloading",
            "description": "Nothing of the session is left."
          }
        ],
        "onError": [
          {
            "guard": "hasReloadedForAnother",
            "target": "untold",
            "description": "The cookies stay, but reloading again would change nothing. The new reason is told."
          },
          {
            "guard": "hasReloaded",
            "target": "told",
            "description": "The cookies stay, and the reason was told after the reload."
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
          "target": "told",
          "description": "The page is about to go, and the next one tells the reason."
        },
        "onError": {
          "target": "untold",
          "description": "The page could not be reloaded; it tells the reason itself."
        }
      }
    },
    "told": {
      "type": "final",
      "description": "There is nothing left to tell."
    },
    "untold": {
      "type": "final",
      "description": "The page stays, and tells the reason."
    }
  }
});
