import { createMachine } from "xstate";

export const machine = createMachine({
  "id": "session",
  "description": "Cookie and identity as one session: the cookie decides what is drawn, the identity is right.",
  "invoke": {
    "id": "watchLease",
    "src": "watchLease",
    "onError": {
      "description": "The cookie cannot be watched; it is still read at every navigation."
    }
  },
  "initial": "deciding",
  "states": {
    "deciding": {
      "description": "Passed through at once: the first screen waits for nobody.",
      "entry": "tellWhyReloaded",
      "always": [
        {
          "guard": "hasLease",
          "target": "open",
          "description": "The cookie is there: logged in from the start."
        },
        {
          "guard": "isAfterSignOut",
          "target": "ending",
          "description": "The sign-out before the reload could not end the identity session: once more, quietly."
        },
        {
          "guard": "identityRemains",
          "target": "ending",
          "description": "The lease ran out while the identity session lives.",
          "actions": "tell"
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
          "entry": "forgetWay",
          "on": {
            "lease.*": {
              "guard": "isNewLease",
              "target": "#session.open",
              "description": "Signed in in another tab: this one follows.",
              "actions": [
                "startSession",
                "keepLease"
              ]
            },
            "signIn.submit": {
              "target": "signingIn",
              "description": "The shopper says who they are, one way or another.",
              "actions": "startAttempt"
            },
            "signIn.cancel": {
              "description": "The shopper has read why the last attempt was refused.",
              "actions": "forgetProblem"
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
              "actions": "keepIdentity"
            },
            "onError": [
              {
                "guard": "hasLease",
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
                "actions": "keepProblem"
              }
            ]
          },
          "on": {
            "lease.*": [
              {
                "guard": "isNewLease",
                "description": "Another tab was faster. This attempt still goes on, and has the last word.",
                "actions": "keepLease"
              },
              {
                "description": "Nobody is logged in in another tab.",
                "actions": "dropLease"
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
                "target": "withdrawing",
                "description": "The window is given up; whoever it may have signed in meanwhile is signed out.",
                "actions": "keepProblem"
              }
            ]
          }
        },
        "leasing": {
          "description": "The cookie is written and read back.",
          "tags": "busy",
          "invoke": {
            "id": "openLease",
            "src": "openLease",
            "onDone": [
              {
                "guard": "isGone",
                "target": "withdrawing",
                "description": "The browser blocks cookies: no session can be kept.",
                "actions": [
                  "keepProblem",
                  "tell"
                ]
              },
              {
                "guard": "hasLinked",
                "target": "#session.open.confirmed",
                "description": "Cookie and identity agree, and the account has one more way in.",
                "actions": [
                  "startSession",
                  "keepLease",
                  "tell"
                ]
              },
              {
                "target": "#session.open.confirmed",
                "description": "Cookie and identity agree.",
                "actions": [
                  "startSession",
                  "keepLease",
                  "tell"
                ]
              }
            ],
            "onError": {
              "target": "withdrawing",
              "description": "The cookie cannot be written: the same as blocked.",
              "actions": [
                "keepProblem",
                "tell"
              ]
            }
          }
        },
        "withdrawing": {
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
      "entry": "reportOpened",
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
        "lease.*": [
          {
            "guard": "isRunOut",
            "target": "ending",
            "description": "The lease ran out.",
            "actions": "tell"
          },
          {
            "guard": "isGone",
            "target": "closing",
            "description": "Signed out in another tab, or the cookie was deleted by hand.",
            "actions": "keepFarewell"
          },
          {
            "description": "The cookie is there, perhaps renewed by another tab.",
            "actions": "keepLease"
          }
        ],
        "identity.signedIn": [
          {
            "guard": "isSomeoneElse",
            "target": ".confirmed",
            "description": "Another account took over: what belongs to the first one is dropped.",
            "actions": [
              "reportClosed",
              "keepIdentity",
              "reportOpened"
            ]
          },
          {
            "target": ".confirmed",
            "description": "The identity service knows the shopper.",
            "actions": "keepIdentity"
          }
        ],
        "identity.nobody": [
          {
            "guard": "isRunOut",
            "target": "ending",
            "description": "Another tab saw first that the lease ran out.",
            "actions": "tell"
          },
          {
            "target": "closing",
            "description": "The shopper became signed out.",
            "actions": "keepFarewell"
          }
        ],
        "identity.refused": {
          "target": "closing",
          "description": "The service lets the shopper in no longer: disabled, deleted or signed out everywhere.",
          "actions": "keepFarewell"
        },
        "identity.unreachable": {
          "target": ".unconfirmed",
          "description": "No network is no sign-out: the session is kept."
        },
        "session.signOut": {
          "target": "closing",
          "description": "The shopper signs out.",
          "actions": "keepFarewell"
        },
        "session.end": {
          "target": "closing",
          "description": "Every session of the account has ended on the server: signed out everywhere, or deleted.",
          "actions": "keepFarewell"
        },
        "session.refused": {
          "target": "closing",
          "description": "The server no longer takes the token: revoked, disabled or deleted.",
          "actions": "keepFarewell"
        }
      },
      "states": {
        "checking": {
          "description": "The identity service has not answered yet."
        },
        "confirmed": {
          "description": "Cookie and identity agree.",
          "tags": "confirmed",
          "entry": "reportConfirmed",
          "on": {
            "lease.read": [
              {
                "guard": "isUndated",
                "target": "renewing",
                "description": "The value is not the shop's, or the clock was set back since: it is written anew, by this clock."
              },
              {
                "guard": "isWorthRenewing",
                "target": "renewing",
                "description": "Using the shop renews the lease for its own length.",
                "actions": "keepLease"
              }
            ]
          }
        },
        "renewing": {
          "description": "The cookie is written anew; nobody waits for it.",
          "tags": "confirmed",
          "invoke": {
            "id": "renewLease",
            "src": "openLease",
            "onDone": {
              "target": "confirmed",
              "description": "The lease is as long as a new one; when it was not taken, the old one runs on.",
              "actions": "keepLease"
            },
            "onError": {
              "target": "confirmed",
              "description": "The old lease runs on."
            }
          }
        },
        "unconfirmed": {
          "description": "The identity service cannot be asked; the cookie is trusted meanwhile."
        }
      }
    },
    "ending": {
      "description": "The lease is over: the identity session ends too. No reload; cart and path stay.",
      "tags": "busy",
      "entry": [
        "reportClosed",
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
    "closing": {
      "description": "Signed out: the identity session ends first, so that no other tab opens it again.",
      "tags": "busy",
      "entry": [
        "reportClosed",
        "forgetSession"
      ],
      "invoke": {
        "id": "closeIdentity",
        "src": "endIdentity",
        "onDone": {
          "target": "clearing",
          "description": "Nobody is signed in. Another tab may have known more of why.",
          "actions": "keepFarewell"
        },
        "onError": {
          "target": "clearing",
          "description": "The cookies go all the same."
        }
      },
      "on": {
        "session.refused": {
          "description": "The server does not take the token either: that says more than that nobody is signed in.",
          "actions": "keepFarewell"
        },
        "session.end": {
          "description": "It was the shopper who ended every session of the account.",
          "actions": "keepFarewell"
        }
      },
      "after": {
        "patience": {
          "target": "clearing",
          "description": "An identity service that does not answer keeps nobody logged in."
        }
      }
    },
    "clearing": {
      "description": "All cookies are removed.",
      "tags": "busy",
      "on": {
        "session.refused": {
          "description": "Known in time for what is told after the reload.",
          "actions": "keepFarewell"
        },
        "session.end": {
          "description": "Known in time for what is told after the reload.",
          "actions": "keepFarewell"
        }
      },
      "invoke": {
        "id": "clearCookies",
        "src": "clearCookies",
        "onDone": [
          {
            "guard": "hasReloaded",
            "target": "anonymous",
            "description": "This page load already is the reload: never a second one.",
            "actions": "tellFarewellOnce"
          },
          {
            "target": "reloading",
            "description": "Nothing of the session is left."
          }
        ],
        "onError": [
          {
            "guard": "hasReloaded",
            "target": "anonymous",
            "description": "The cookies stay, but reloading again would change nothing.",
            "actions": "tellFarewellOnce"
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
          "actions": "tellFarewellOnce"
        }
      }
    }
  }
});
