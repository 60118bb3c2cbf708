import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "session",
  "description": "Cookie and identity as one session: the cookie decides the first paint.",
  "invoke": {
    "id": "watchSessionCookie",
    "src": "watchSessionCookie",
    "onError": {
      "description": "The cookie cannot be watched; it is still read at every navigation."
    }
  },
  "initial": "starting",
  "states": {
    "starting": {
      "description": "Passed through at once, but on a server: there nobody has opened the page.",
      "always": {
        "guard": "isStarted",
        "target": "deciding",
        "description": "It is known who opened the page."
      },
      "on": {
        "session.start": {
          "description": "A server started it, for anybody: this is who has opened the page.",
          "actions": "start"
        }
      }
    },
    "deciding": {
      "description": "Passed through at once: the first screen waits for nobody.",
      "entry": "notifyReloadReason",
      "always": [
        {
          "guard": "hasCookie",
          "target": "open",
          "description": "The cookie is there: logged in from the start."
        },
        {
          "guard": "isAfterSignOut",
          "target": "endingIdentity",
          "description": "The sign-out before the reload could not end the identity session: once more.",
          "actions": "notifyClosed"
        },
        {
          "guard": "hasStoredIdentity",
          "target": "endingIdentity",
          "description": "The session cookie ran out while the identity session lives.",
          "actions": [
            "notify",
            "notifyClosed"
          ]
        },
        {
          "target": "anonymous",
          "description": "Neither cookie nor identity."
        }
      ]
    },
    "anonymous": {
      "description": "Nobody is logged in. The identity service is not even loaded.",
      "initial": "idle",
      "states": {
        "idle": {
          "description": "Shopping as a guest; the sign-in form may be open.",
          "entry": "clearMethod",
          "on": {
            "cookie.*": {
              "guard": "isNewCookie",
              "target": "#session.open",
              "description": "Signed in in another tab: this one follows.",
              "actions": [
                "followSession",
                "setCookie"
              ]
            },
            "signIn.submit": {
              "target": "signingIn",
              "description": "The shopper signs in by one of the methods.",
              "actions": "startAttempt"
            },
            "signIn.cancel": {
              "description": "The shopper has read why the last attempt failed.",
              "actions": "clearFailure"
            }
          }
        },
        "signingIn": {
          "description": "One attempt is under way. A second submit has no transition.",
          "tags": "busy",
          "invoke": {
            "id": "signInAttempt",
            "src": "signInAttempt",
            "onDone": [
              {
                "guard": "isSignedIn",
                "target": "#session.open",
                "description": "Cookie and identity agree; perhaps another sign-in method was linked.",
                "actions": [
                  "notifySignedIn",
                  "startSession"
                ]
              },
              {
                "guard": "isBlocked",
                "target": "#session.endingIdentity",
                "description": "The browser blocks cookies: there can be no session.",
                "actions": [
                  "setFailure",
                  "notify"
                ]
              },
              {
                "guard": "hasCookie",
                "target": "#session.open",
                "description": "Another tab has signed in meanwhile: this one follows.",
                "actions": "followSession"
              },
              {
                "guard": "isWithdrawn",
                "target": "#session.endingIdentity",
                "description": "Cancelled; whoever may have been signed in meanwhile is signed out.",
                "actions": "setFailure"
              },
              {
                "target": "idle",
                "description": "Refused; the form says why.",
                "actions": "setFailure"
              }
            ],
            "onError": {
              "target": "#session.endingIdentity",
              "description": "The attempt broke down: whoever may have been signed in is signed out.",
              "actions": "setFailure"
            }
          },
          "on": {
            "cookie.*": [
              {
                "guard": "isNewCookie",
                "description": "Another tab was faster. This attempt goes on, and its outcome counts.",
                "actions": "setCookie"
              },
              {
                "description": "Nobody is logged in in another tab.",
                "actions": "dropCookie"
              }
            ],
            "signIn.cancel": {
              "description": "A window that is still open is closed.",
              "actions": "cancelAttempt"
            }
          }
        }
      }
    },
    "open": {
      "description": "Logged in, because the cookie says so.",
      "tags": "authenticated",
      "entry": "notifyOpened",
      "invoke": [
        {
          "id": "openSessionEvents",
          "src": "childEvents"
        },
        {
          "id": "openSession",
          "src": "openSession",
          "onDone": [
            {
              "guard": "isExpired",
              "target": "endingIdentity",
              "description": "The session cookie expired.",
              "actions": [
                "setCookie",
                "notify",
                "notifyClosed"
              ]
            },
            {
              "target": "signingOut",
              "description": "Signed out, here or elsewhere.",
              "actions": [
                "setCookie",
                "setSignOutReason"
              ]
            }
          ],
          "onError": {
            "target": "signingOut",
            "description": "The open session broke down."
          }
        }
      ],
      "on": {
        "cookie.*": {
          "description": "The cookie is read.",
          "actions": "forwardToOpenSession"
        },
        "session.signOut": {
          "description": "The shopper signs out: a page that already is a reload is reloaded again.",
          "actions": [
            "forgetReload",
            "forwardToOpenSession"
          ]
        },
        "session.end": {
          "description": "Every session of the account has ended on the server.",
          "actions": [
            "forgetReload",
            "forwardToOpenSession"
          ]
        },
        "session.unauthorised": {
          "description": "401: the server rejects the token.",
          "actions": "forwardToOpenSession"
        },
        "identity.confirmed": {
          "description": "The identity service knows the shopper.",
          "actions": "notifyConfirmed"
        },
        "identity.replaced": {
          "description": "Another account signed in: the data of the first one are dropped.",
          "actions": [
            "notifyClosed",
            "notifyOpened"
          ]
        },
        "xstate.snapshot.openSession": {
          "description": "Who is logged in is shown.",
          "actions": "show"
        }
      }
    },
    "endingIdentity": {
      "description": "No identity session without a cookie: it ends. No reload; cart and path stay.",
      "tags": "busy",
      "entry": "forgetSession",
      "invoke": {
        "id": "endIdentity",
        "src": "endIdentity",
        "onDone": {
          "target": "anonymous",
          "description": "Nobody is signed in."
        },
        "onError": {
          "target": "anonymous",
          "description": "The next page load tries again."
        }
      }
    },
    "signingOut": {
      "description": "Signed out: identity and cookies go, and the page is reloaded once.",
      "tags": "busy",
      "entry": [
        "notifyClosed",
        "forgetSession"
      ],
      "invoke": {
        "id": "signOut",
        "src": "signOut",
        "onDone": {
          "target": "anonymous",
          "description": "Signed out. A page that stays shows the reason.",
          "actions": [
            "setSignOutReason",
            "notifySignOut"
          ]
        },
        "onError": {
          "target": "anonymous",
          "description": "The next page load tries again."
        }
      },
      "on": {
        "session.unauthorised": {
          "description": "A stronger reason, in time to be shown after the reload.",
          "actions": [
            "setSignOutReason",
            "forwardToSignOut"
          ]
        },
        "session.end": {
          "description": "A stronger reason, in time to be shown after the reload.",
          "actions": [
            "setSignOutReason",
            "forwardToSignOut"
          ]
        }
      }
    }
  }
});
