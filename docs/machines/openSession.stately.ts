import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "openSession",
  "description": "Logged in: the identity service is watched, and the session cookie renewed.",
  "invoke": {
    "id": "watchIdentity",
    "src": "watchIdentity",
    "onError": {
      "target": ".unconfirmed",
      "description": "The identity service cannot be watched."
    }
  },
  "initial": "opening",
  "on": {
    "cookie.*": [
      {
        "guard": "isRunOut",
        "target": ".ended",
        "description": "The session cookie expired."
      },
      {
        "guard": "isGone",
        "target": ".ended",
        "description": "Signed out in another tab, or the shopper deleted the cookie.",
        "actions": "setSignOutReason"
      },
      {
        "description": "The cookie is there, perhaps renewed by another tab.",
        "actions": "setCookie"
      }
    ],
    "identity.signedIn": [
      {
        "guard": "isSomeoneElse",
        "target": ".confirmed",
        "description": "Another account signed in: the data of the first one are dropped.",
        "actions": [
          "notifyReplaced",
          "setIdentity"
        ]
      },
      {
        "target": ".confirmed",
        "description": "The identity service knows the shopper.",
        "actions": "setIdentity"
      }
    ],
    "identity.nobody": [
      {
        "guard": "isRunOut",
        "target": ".ended",
        "description": "Another tab saw first that the session cookie expired."
      },
      {
        "target": ".ended",
        "description": "The shopper is signed out on this device.",
        "actions": "setSignOutReason"
      }
    ],
    "identity.refused": {
      "target": ".ended",
      "description": "The account is disabled, deleted or signed out everywhere.",
      "actions": "setSignOutReason"
    },
    "identity.unreachable": {
      "target": ".unconfirmed",
      "description": "Without a network the session stays open."
    },
    "session.signOut": {
      "target": ".ended",
      "description": "The shopper signs out.",
      "actions": "setSignOutReason"
    },
    "session.end": {
      "target": ".ended",
      "description": "The server ended every session of the account: signed out everywhere, or deleted.",
      "actions": "setSignOutReason"
    },
    "session.unauthorised": {
      "target": ".ended",
      "description": "401: the server rejects the token, which is revoked, or its account disabled or deleted.",
      "actions": "setSignOutReason"
    }
  },
  "states": {
    "opening": {
      "description": "Passed through at once: a sign-in has already confirmed the shopper.",
      "always": [
        {
          "guard": "hasIdentity",
          "target": "confirmed",
          "description": "The shopper has just signed in."
        },
        {
          "target": "checking",
          "description": "Only the cookie is known."
        }
      ]
    },
    "checking": {
      "description": "The identity service has not answered yet.",
      "on": {
        "identity.signedIn": {
          "guard": "isWorthRenewing",
          "target": "renewing",
          "description": "Opening the shop renews the session cookie; one of unknown end is written anew.",
          "actions": [
            "setIdentity",
            "setCookie",
            "notifyConfirmed"
          ]
        }
      }
    },
    "confirmed": {
      "description": "Cookie and identity agree.",
      "tags": "confirmed",
      "entry": "notifyConfirmed",
      "on": {
        "cookie.read": [
          {
            "guard": "isUndated",
            "target": "renewing",
            "description": "The cookie has no valid expiry, or the clock was set back: it is written again."
          },
          {
            "guard": "isWorthRenewing",
            "target": "renewing",
            "description": "Using the shop renews the session cookie for its full lifetime.",
            "actions": "setCookie"
          }
        ]
      }
    },
    "renewing": {
      "description": "The cookie is written again; the shopper does not wait for it.",
      "tags": "confirmed",
      "invoke": {
        "id": "renewCookie",
        "src": "writeSessionCookie",
        "onDone": {
          "target": "confirmed",
          "description": "The cookie is renewed. If the browser did not store it, the old one stays.",
          "actions": "setCookie"
        },
        "onError": {
          "target": "confirmed",
          "description": "The old session cookie stays."
        }
      }
    },
    "unconfirmed": {
      "description": "The identity service cannot be reached; the cookie is trusted meanwhile."
    },
    "ended": {
      "type": "final",
      "description": "Expired or signed out: the session does the rest."
    }
  }
});
