import { assertEvent } from "xstate";
import { initialContext, sessionSetup } from "./session-setup.ts";
import { toSignInFailure } from "./sign-in-failure.ts";

/** Cookie and identity as one session. The cookie decides the first paint, the identity service the actual state. */
export const sessionMachine = sessionSetup.createMachine({
  id: "session",
  description: "Cookie and identity as one session: the cookie decides the first paint.",
  context: ({ input }) => initialContext(input),
  invoke: {
    id: "watchSessionCookie",
    src: "watchSessionCookie",
    onError: { description: "The cookie is still read at every navigation." },
  },
  initial: "starting",
  states: {
    starting: {
      description: "A server renders here and goes no further: the page starts the session in the browser.",
      always: { guard: "isStarted", target: "deciding" },
      on: { "session.start": { actions: { type: "start", params: ({ event }) => event } } },
    },
    deciding: {
      description: "Cookie and device decide at once: the first screen waits for no server.",
      entry: "notifyReloadReason",
      always: [
        { guard: "hasCookie", target: "present" },
        {
          guard: "hasIdentityAfterSignOut",
          target: "endingIdentity",
          description: "The sign-out before the reload could not end the identity session.",
          actions: "notifyClosed",
        },
        {
          guard: "hasStoredIdentity",
          target: "endingIdentity",
          description: "The session cookie expired, but the identity session still exists.",
          actions: [{ type: "notify", params: { notice: "expired" } }, "notifyClosed"],
        },
        { target: "absent" },
      ],
    },
    absent: {
      description: "Not logged in. The identity service is not even loaded.",
      initial: "idle",
      states: {
        idle: {
          entry: "clearMethod",
          on: {
            "cookie.*": {
              guard: { type: "isNewCookie", params: ({ event }) => event },
              target: "#session.present",
              description: "Signed in in another tab.",
              actions: ["followOtherTab", { type: "setCookie", params: ({ event }) => event }],
            },
            "signIn.submit": {
              target: "signingIn",
              actions: {
                type: "startAttempt",
                params: ({ event }) => ({ rememberMe: event.rememberMe, method: event.attempt.method }),
              },
            },
          },
        },
        signingIn: {
          description: "A second submit is ignored.",
          tags: "busy",
          invoke: {
            id: "signInAttempt",
            src: "signInAttempt",
            input: ({ event }) => {
              assertEvent(event, "signIn.submit");
              return event;
            },
            onDone: [
              {
                guard: { type: "isSignedIn", params: ({ event }) => event.output },
                target: "#session.present",
                actions: [
                  // Before `startSession`, which clears the method.
                  { type: "notifySignedIn", params: ({ event }) => event.output },
                  { type: "startSession", params: ({ event }) => event.output },
                ],
              },
              {
                guard: { type: "isBlocked", params: ({ event }) => event.output },
                target: "#session.endingIdentity",
                actions: [
                  { type: "setFailure", params: ({ event }) => event.output },
                  { type: "notify", params: { notice: "cookiesBlocked" } },
                ],
              },
              {
                guard: "hasCookie",
                target: "#session.present",
                description: "Another tab has signed in meanwhile.",
                actions: "followOtherTab",
              },
              {
                guard: { type: "isCancelled", params: ({ event }) => event.output },
                target: "#session.endingIdentity",
                description: "Cancelled: a sign-in that succeeds afterwards is undone.",
                actions: { type: "setFailure", params: ({ event }) => event.output },
              },
              { target: "idle", actions: { type: "setFailure", params: ({ event }) => event.output } },
            ],
            onError: {
              target: "#session.endingIdentity",
              description: "A sign-in that still succeeds is undone.",
              actions: { type: "setFailure", params: ({ event }) => toSignInFailure(event.error) },
            },
          },
          on: {
            "cookie.*": [
              {
                guard: { type: "isNewCookie", params: ({ event }) => event },
                description: "Another tab was faster. This attempt continues, and its outcome counts.",
                actions: { type: "setCookie", params: ({ event }) => event },
              },
              { description: "The other tab has signed out again.", actions: "dropCookie" },
            ],
            "signIn.cancel": { actions: "cancelAttempt" },
          },
        },
      },
    },
    present: {
      description: "Logged in, because of the cookie.",
      tags: "authenticated",
      entry: "notifyOpened",
      invoke: [
        // Before `openSession`, whose first report it would miss.
        { id: "openSessionEvents", src: "forwardEmitted", input: ["openSession"] },
        {
          id: "openSession",
          src: "openSession",
          systemId: "openSession",
          input: ({ context: { cookie, rememberMe, identity } }) => ({ cookie, rememberMe, identity }),
          onSnapshot: { description: "Selectors of the session also read it.", actions: "renewSnapshot" },
          onDone: [
            {
              guard: { type: "isExpired", params: ({ event }) => event.output },
              target: "endingIdentity",
              actions: [
                { type: "setCookie", params: ({ event }) => event.output },
                { type: "notify", params: { notice: "expired" } },
                "notifyClosed",
              ],
            },
            {
              target: "signingOut",
              description: "Signed out, in this tab or elsewhere.",
              actions: [
                { type: "setCookie", params: ({ event }) => event.output },
                { type: "setSignOutReason", params: ({ event }) => event.output },
              ],
            },
          ],
          onError: { target: "signingOut", description: "Unexpected: what may be open is closed." },
        },
      ],
      on: {
        "cookie.*": { actions: "forwardToOpenSession" },
        "session.signOut": {
          description: "This page reloads even if it is the one after a sign-out.",
          actions: ["allowReload", "forwardToOpenSession"],
        },
        "session.endedEverywhere": { actions: ["allowReload", "forwardToOpenSession"] },
        "session.unauthorised": { actions: "forwardToOpenSession" },
        "identity.confirmed": { actions: { type: "notifyConfirmed", params: ({ event }) => event } },
        "identity.replaced": {
          description: "The data of the first account are dropped.",
          actions: ["notifyClosed", "notifyOpened"],
        },
      },
    },
    endingIdentity: {
      description: "Without a cookie there must be no identity session. No reload: the page stays as it is.",
      tags: "busy",
      entry: "forgetSession",
      invoke: {
        id: "endIdentity",
        src: "endIdentity",
        input: { signOutReason: null },
        onDone: "absent",
        onError: { target: "absent", description: "The next page load tries again." },
      },
    },
    signingOut: {
      description: "The identity session ends first, so that no other tab opens it again.",
      tags: ["busy", "leaving"],
      entry: ["notifyClosed", "forgetSession"],
      invoke: {
        id: "endIdentity",
        src: "endIdentity",
        input: ({ context }) => ({ signOutReason: context.signOutReason }),
        onDone: {
          target: "clearingCookies",
          description: "Another tab may have a stronger reason.",
          actions: {
            type: "setSignOutReason",
            params: ({ event }) => ({ signOutReason: event.output ?? null }),
          },
        },
        onError: "clearingCookies",
      },
      after: { signOutTimeout: "clearingCookies" },
      on: {
        "session.unauthorised": {
          actions: { type: "setSignOutReason", params: { signOutReason: "revoked" } },
        },
        "session.endedEverywhere": { actions: { type: "setSignOutReason", params: ({ event }) => event } },
      },
    },
    clearingCookies: {
      tags: ["busy", "leaving"],
      invoke: {
        id: "clearCookies",
        src: "clearCookies",
        onDone: [
          {
            guard: "isPageAfterSignOutReload",
            target: "absent",
            description: "No second reload by itself, which could go on for ever.",
            actions: "notifyNewReason",
          },
          "reloading",
        ],
        onError: [
          {
            guard: "isPageAfterSignOutReload",
            target: "absent",
            description: "The cookies stay, but reloading again would change nothing.",
            actions: "notifyNewReason",
          },
          "reloading",
        ],
      },
      on: {
        "session.unauthorised": {
          actions: { type: "setSignOutReason", params: { signOutReason: "revoked" } },
        },
        "session.endedEverywhere": { actions: { type: "setSignOutReason", params: ({ event }) => event } },
      },
    },
    reloading: {
      description: "The reload, which clears the memory. The next page shows the reason.",
      tags: ["busy", "leaving"],
      invoke: {
        id: "reloadPage",
        src: "reloadPage",
        input: ({ context }) => ({ signOutReason: context.signOutReason }),
        onError: {
          target: "absent",
          description: "The page shows the reason itself.",
          actions: "notifySignOut",
        },
      },
      after: { signOutTimeout: { target: "absent", description: "The browser has not reloaded." } },
    },
  },
});
