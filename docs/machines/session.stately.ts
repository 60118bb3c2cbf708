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
                "startSession",
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
          "description": "The identity service checks, makes the account, or asks in a window. A second submit has no transition.",
          "tags": "busy",
          "invoke": {
            "id": "signIn",
            "src": "signIn",
            "onDone": {
              "target": "leasing",
              "description": "It is the shopper.",
              "actions": "setIdentity"
            },
            "onError": [
              {
                "guard": "hasCookie",
                "target": "#session.open",
                "description": "Refused, but another tab has signed in meanwhile: this one follows.",
                "actions": [
                  "startSession",
                  "forgetLength"
                ]
              },
              {
                "target": "idle",
                "description": "Refused; the form says why.",
                "actions": "setFailure"
              }
            ]
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
            "signIn.cancel": [
              {
                "guard": "isWindowOutrun",
                "target": "#session.open",
                "description": "The window is given up, and another tab has signed in: this one follows.",
                "actions": [
                  "startSession",
                  "forgetLength"
                ]
              },
              {
                "guard": "isWindowOpen",
                "target": "undoingSignIn",
                "description": "The window is given up; whoever it may have signed in meanwhile is signed out.",
                "actions": "setFailure"
              }
            ]
          }
        },
        "leasing": {
          "description": "The cookie is written and read back.",
          "tags": "busy",
          "invoke": {
            "id": "writeSessionCookie",
            "src": "writeSessionCookie",
            "onDone": [
              {
                "guard": "isGone",
                "target": "undoingSignIn",
                "description": "The browser blocks cookies: no session can be kept.",
                "actions": [
                  "setFailure",
                  "notify"
                ]
              },
              {
                "guard": "hasLinked",
                "target": "#session.open.confirmed",
                "description": "Cookie and identity agree, and the account has one more way in.",
                "actions": [
                  "startSession",
                  "setCookie",
                  "notify"
                ]
              },
              {
                "target": "#session.open.confirmed",
                "description": "Cookie and identity agree.",
                "actions": [
                  "startSession",
                  "setCookie",
                  "notify"
                ]
              }
            ],
            "onError": {
              "target": "undoingSignIn",
              "description": "The cookie cannot be written: the same as blocked.",
              "actions": [
                "setFailure",
                "notify"
              ]
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
        "session.refused": {
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
      "description": "Signed out: the identity session ends first, so that no other tab opens it again.",
      "tags": "busy",
      "entry": [
        "notifyClosed",
        "forgetSession"
      ],
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
      "on": {
        "session.refused": {
          "description": "The server does not take the token either: that says more than that nobody is signed in.",
          "actions": "setSignOutReason"
        },
        "session.end": {
          "description": "It was the shopper who ended every session of the account.",
          "actions": "setSignOutReason"
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
      "tags": "busy",
      "on": {
        "session.refused": {
          "description": "Known in time for what is told after the reload.",
          "actions": "setSignOutReason"
        },
        "session.end": {
          "description": "Known in time for what is told after the reload.",
          "actions": "setSignOutReason"
        }
      },
      "invoke": {
        "id": "clearCookies",
        "src": "clearCookies",
        "onDone": [
          {
            "guard": "hasReloadedForAnother",
            "target": "anonymous",
            "description": "This page load already is the reload: never a second one. The new reason is told.",
            "actions": "notifySignOut"
          },
          {
            "guard": "hasReloaded",
            "target": "anonymous",
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
            "target": "anonymous",
            "description": "The cookies stay, but reloading again would change nothing. The new reason is told.",
            "actions": "notifySignOut"
          },
          {
            "guard": "hasReloaded",
            "target": "anonymous",
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
      "tags": "busy",
      "invoke": {
        "id": "reloadPage",
        "src": "reloadPage",
        "onDone": {
          "target": "anonymous",
          "description": "The page is about to go."
        },
        "onError": {
          "target": "anonymous",
          "description": "The page could not be reloaded; it tells the reason itself.",
          "actions": "notifySignOut"
        }
      }
    }
  }
});
