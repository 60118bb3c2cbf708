import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "session",
  "description": "Cookie and identity as one session: the cookie decides what is drawn, the identity is right.",
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
      "description": "Passed through at once: why this page was reloaded, if it was.",
      "always": [
        {
          "guard": "hasReloaded",
          "target": "deciding",
          "description": "The sign-out before the reload is told of.",
          "actions": "notifyReloadReason"
        },
        {
          "target": "deciding",
          "description": "The shop did not reload it."
        }
      ]
    },
    "deciding": {
      "description": "Passed through at once: the first screen waits for nobody.",
      "always": [
        {
          "guard": "hasCookie",
          "target": "open",
          "description": "The cookie is there: logged in from the start."
        },
        {
          "guard": "isAfterSignOut",
          "target": "endingIdentity",
          "description": "The sign-out before the reload could not end the identity session: once more, quietly."
        },
        {
          "guard": "hasStoredIdentity",
          "target": "endingIdentity",
          "description": "The session cookie ran out while the identity session lives.",
          "actions": "notify"
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
              "description": "The shopper says who they are, one way or another.",
              "actions": "startAttempt"
            },
            "signIn.cancel": {
              "description": "The shopper has read why the last attempt was refused.",
              "actions": "clearFailure"
            }
          }
        },
        "signingIn": {
          "description": "One try is on its way. A second submit has no transition.",
          "tags": "busy",
          "invoke": {
            "id": "signInAttempt",
            "src": "signInAttempt",
            "onDone": [
              {
                "guard": "isSignedIn",
                "target": "#session.open.confirmed",
                "description": "Cookie and identity agree; the account may have one more way in.",
                "actions": [
                  "startSession",
                  "notifySignedIn"
                ]
              },
              {
                "guard": "isBlocked",
                "target": "undoingSignIn",
                "description": "The browser takes no cookie: no session can be kept.",
                "actions": [
                  "setFailure",
                  "notify"
                ]
              },
              {
                "guard": "hasCookie",
                "target": "#session.open",
                "description": "Refused or given up, but another tab has signed in meanwhile: this one follows.",
                "actions": "followSession"
              },
              {
                "guard": "isWithdrawn",
                "target": "undoingSignIn",
                "description": "Given up; whoever may have been signed in meanwhile is signed out.",
                "actions": "setFailure"
              },
              {
                "target": "idle",
                "description": "Refused; the form says why.",
                "actions": "setFailure"
              }
            ],
            "onError": {
              "target": "undoingSignIn",
              "description": "The try broke down: whoever may have been signed in is signed out.",
              "actions": "setFailure"
            }
          },
          "on": {
            "cookie.*": [
              {
                "guard": "isNewCookie",
                "description": "Another tab was faster. This attempt still goes on, and has the last word.",
                "actions": "setCookie"
              },
              {
                "description": "Nobody is logged in in another tab.",
                "actions": "dropCookie"
              }
            ],
            "signIn.cancel": {
              "description": "A window that is still open is given up.",
              "actions": "cancelAttempt"
            }
          }
        },
        "undoingSignIn": {
          "description": "No identity stays without a cookie; shopping as a guest goes on.",
          "tags": "busy",
          "entry": "forgetSession",
          "invoke": {
            "id": "withdrawIdentity",
            "src": "endIdentity",
            "onDone": {
              "target": "idle",
              "description": "Nobody is signed in."
            },
            "onError": {
              "target": "idle",
              "description": "The next page load ends it."
            }
          }
        }
      }
    },
    "open": {
      "description": "Logged in, because the cookie says so.",
      "tags": "authenticated",
      "entry": "notifyOpened",
      "invoke": {
        "id": "watchIdentity",
        "src": "watchIdentity",
        "onError": {
          "target": ".unconfirmed",
          "description": "The identity service cannot be watched."
        }
      },
      "initial": "checking",
      "on": {
        "cookie.*": [
          {
            "guard": "isRunOut",
            "target": "endingIdentity",
            "description": "The session cookie ran out.",
            "actions": "notify"
          },
          {
            "guard": "isGone",
            "target": "signingOut",
            "description": "Signed out in another tab, or the cookie was deleted by hand.",
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
            "description": "Another account took over: what belongs to the first one is dropped.",
            "actions": [
              "notifyClosed",
              "setIdentity",
              "notifyOpened"
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
            "target": "endingIdentity",
            "description": "Another tab saw first that the session cookie ran out.",
            "actions": "notify"
          },
          {
            "target": "signingOut",
            "description": "The shopper became signed out.",
            "actions": "setSignOutReason"
          }
        ],
        "identity.refused": {
          "target": "signingOut",
          "description": "The service lets the shopper in no longer: disabled, deleted or signed out everywhere.",
          "actions": "setSignOutReason"
        },
        "identity.unreachable": {
          "target": ".unconfirmed",
          "description": "No network is no sign-out: the session is kept."
        },
        "session.signOut": {
          "target": "signingOut",
          "description": "The shopper signs out: a page that already is a reload is reloaded again.",
          "actions": [
            "forgetReload",
            "setSignOutReason"
          ]
        },
        "session.end": {
          "target": "signingOut",
          "description": "Every session of the account has ended on the server: signed out everywhere, or deleted.",
          "actions": [
            "forgetReload",
            "setSignOutReason"
          ]
        },
        "session.unauthorised": {
          "target": "signingOut",
          "description": "The server no longer takes the token: revoked, disabled or deleted.",
          "actions": "setSignOutReason"
        }
      },
      "states": {
        "checking": {
          "description": "The identity service has not answered yet."
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
                "description": "The value is not the shop's, or the clock was set back since: it is written anew, by this clock."
              },
              {
                "guard": "isWorthRenewing",
                "target": "renewing",
                "description": "Using the shop renews the session cookie for its own length.",
                "actions": "setCookie"
              }
            ]
          }
        },
        "renewing": {
          "description": "The cookie is written anew; nobody waits for it.",
          "tags": "confirmed",
          "invoke": {
            "id": "renewCookie",
            "src": "writeSessionCookie",
            "onDone": {
              "target": "confirmed",
              "description": "The session cookie is as long as a new one; when it was not taken, the old one runs on.",
              "actions": "setCookie"
            },
            "onError": {
              "target": "confirmed",
              "description": "The old session cookie runs on."
            }
          }
        },
        "unconfirmed": {
          "description": "The identity service cannot be asked; the cookie is trusted meanwhile."
        }
      }
    },
    "endingIdentity": {
      "description": "The session cookie is over: the identity session ends too. No reload; cart and path stay.",
      "tags": "busy",
      "entry": [
        "notifyClosed",
        "forgetSession"
      ],
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
        "onDone": [
          {
            "guard": "isUntold",
            "target": "anonymous",
            "description": "This page stays, and tells the reason itself.",
            "actions": [
              "setSignOutReason",
              "notifySignOut"
            ]
          },
          {
            "target": "anonymous",
            "description": "The page is about to go, or has told the reason already.",
            "actions": "setSignOutReason"
          }
        ],
        "onError": {
          "target": "anonymous",
          "description": "The way out broke down: the next page load tries again."
        }
      },
      "on": {
        "session.unauthorised": {
          "description": "Known in time for what is told after the reload.",
          "actions": [
            "setSignOutReason",
            "forwardToSignOut"
          ]
        },
        "session.end": {
          "description": "Known in time for what is told after the reload.",
          "actions": [
            "setSignOutReason",
            "forwardToSignOut"
          ]
        }
      }
    }
  }
});
