import { assertEvent } from "xstate";
import { toSignInFailure } from "./sign-in-failure.ts";
import { initialContext, sessionSetup } from "./session-setup.ts";

/** Cookie and identity as one session. The cookie decides the first paint, the identity service what is true. */
export const sessionMachine = sessionSetup.createMachine({
  id: "session",
  description: "Cookie and identity as one session: the cookie decides the first paint.",
  context: ({ input }) => initialContext(input),
  invoke: {
    id: "watchSessionCookie",
    src: "watchSessionCookie",
    onError: { description: "The cookie cannot be watched; it is still read at every navigation." },
  },
  initial: "starting",
  states: {
    starting: {
      description: "Passed through at once, but on a server: there nobody has opened the page.",
      always: { guard: "isStarted", target: "deciding", description: "It is known who opened the page." },
      on: {
        "session.start": {
          description: "A server started it, for anybody: this is who has opened the page.",
          actions: { type: "start", params: ({ event }) => event },
        },
      },
    },
    deciding: {
      description: "Passed through at once: the first screen waits for nobody.",
      entry: "notifyReloadReason",
      always: [
        { guard: "hasCookie", target: "open", description: "The cookie is there: logged in from the start." },
        {
          guard: "isAfterSignOut",
          target: "endingIdentity",
          description: "The sign-out before the reload could not end the identity session: once more.",
          actions: "notifyClosed",
        },
        {
          guard: "hasStoredIdentity",
          target: "endingIdentity",
          description: "The session cookie ran out while the identity session lives.",
          actions: [{ type: "notify", params: { notice: "expired" } }, "notifyClosed"],
        },
        { target: "anonymous", description: "Neither cookie nor identity." },
      ],
    },
    anonymous: {
      description: "Nobody is logged in. The identity service is not even loaded.",
      initial: "idle",
      states: {
        idle: {
          description: "Shopping as a guest; the sign-in form may be open.",
          entry: "clearMethod",
          on: {
            "cookie.*": {
              guard: { type: "isNewCookie", params: ({ event }) => event },
              target: "#session.open",
              description: "Signed in in another tab: this one follows.",
              actions: ["followSession", { type: "setCookie", params: ({ event }) => event }],
            },
            "signIn.submit": {
              target: "signingIn",
              description: "The shopper signs in by one of the methods.",
              actions: {
                type: "startAttempt",
                params: ({ event }) => ({ rememberMe: event.rememberMe, method: event.attempt.method }),
              },
            },
            "signIn.cancel": {
              description: "The shopper has read why the last attempt failed.",
              actions: "clearFailure",
            },
          },
        },
        signingIn: {
          description: "One attempt is under way. A second submit has no transition.",
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
                target: "#session.open",
                description: "Cookie and identity agree; perhaps another sign-in method was linked.",
                actions: [
                  // First: a session does not know the method that it began with.
                  { type: "notifySignedIn", params: ({ event }) => event.output },
                  { type: "startSession", params: ({ event }) => event.output },
                ],
              },
              {
                guard: { type: "isBlocked", params: ({ event }) => event.output },
                target: "#session.endingIdentity",
                description: "The browser blocks cookies: there can be no session.",
                actions: [
                  { type: "setFailure", params: ({ event }) => event.output },
                  { type: "notify", params: { notice: "cookiesBlocked" } },
                ],
              },
              {
                guard: "hasCookie",
                target: "#session.open",
                description: "Another tab has signed in meanwhile: this one follows.",
                actions: "followSession",
              },
              {
                guard: { type: "isWithdrawn", params: ({ event }) => event.output },
                target: "#session.endingIdentity",
                description: "Cancelled; whoever may have been signed in meanwhile is signed out.",
                actions: { type: "setFailure", params: ({ event }) => event.output },
              },
              {
                target: "idle",
                description: "Refused; the form says why.",
                actions: { type: "setFailure", params: ({ event }) => event.output },
              },
            ],
            onError: {
              target: "#session.endingIdentity",
              description: "The attempt broke down: whoever may have been signed in is signed out.",
              actions: { type: "setFailure", params: ({ event }) => toSignInFailure(event.error) },
            },
          },
          on: {
            "cookie.*": [
              {
                guard: { type: "isNewCookie", params: ({ event }) => event },
                description: "Another tab was faster. This attempt goes on, and its outcome counts.",
                actions: { type: "setCookie", params: ({ event }) => event },
              },
              { description: "Nobody is logged in in another tab.", actions: "dropCookie" },
            ],
            "signIn.cancel": {
              description: "A window that is still open is closed.",
              actions: "cancelAttempt",
            },
          },
        },
      },
    },
    open: {
      description: "Logged in, because the cookie says so.",
      tags: "authenticated",
      entry: "notifyOpened",
      invoke: [
        {
          id: "openSessionEvents",
          src: "childEvents",
          input: { ids: ["openSession"] },
        },
        {
          id: "openSession",
          src: "openSession",
          input: ({ context: { cookie, rememberMe, identity } }) => ({ cookie, rememberMe, identity }),
          onSnapshot: { description: "Who is logged in is shown.", actions: "show" },
          onDone: [
            {
              guard: { type: "isExpired", params: ({ event }) => event.output },
              target: "endingIdentity",
              description: "The session cookie expired.",
              actions: [
                { type: "setCookie", params: ({ event }) => event.output },
                { type: "notify", params: { notice: "expired" } },
                "notifyClosed",
              ],
            },
            {
              target: "signingOut",
              description: "Signed out, here or elsewhere.",
              actions: [
                { type: "setCookie", params: ({ event }) => event.output },
                { type: "setSignOutReason", params: ({ event }) => event.output },
              ],
            },
          ],
          onError: { target: "signingOut", description: "The open session broke down." },
        },
      ],
      on: {
        "cookie.*": { description: "The cookie is read.", actions: "forwardToOpenSession" },
        "session.signOut": {
          description: "The shopper signs out: a page that already is a reload is reloaded again.",
          actions: ["forgetReload", "forwardToOpenSession"],
        },
        "session.end": {
          description: "Every session of the account has ended on the server.",
          actions: ["forgetReload", "forwardToOpenSession"],
        },
        "session.unauthorised": {
          description: "401: the server rejects the token.",
          actions: "forwardToOpenSession",
        },
        "identity.confirmed": {
          description: "The identity service knows the shopper.",
          actions: { type: "notifyConfirmed", params: ({ event }) => event },
        },
        "identity.replaced": {
          description: "Another account signed in: the data of the first one are dropped.",
          actions: ["notifyClosed", "notifyOpened"],
        },
      },
    },
    endingIdentity: {
      description: "No identity session without a cookie: it ends. No reload; cart and path stay.",
      tags: "busy",
      entry: "forgetSession",
      invoke: {
        id: "endIdentity",
        src: "endIdentity",
        input: { signOutReason: null },
        onDone: { target: "anonymous", description: "Nobody is signed in." },
        onError: { target: "anonymous", description: "The next page load tries again." },
      },
    },
    signingOut: {
      description: "Signed out: identity and cookies go, and the page is reloaded once.",
      tags: "busy",
      entry: ["notifyClosed", "forgetSession"],
      invoke: {
        id: "signOut",
        src: "signOut",
        input: ({ context: { signOutReason, reloadedFor } }) => ({ signOutReason, reloadedFor }),
        onDone: {
          target: "anonymous",
          description: "Signed out. A page that stays shows the reason.",
          actions: [
            { type: "setSignOutReason", params: ({ event }) => event.output },
            { type: "notifySignOut", params: ({ event }) => event.output },
          ],
        },
        onError: { target: "anonymous", description: "The next page load tries again." },
      },
      on: {
        "session.unauthorised": {
          description: "A stronger reason, in time to be shown after the reload.",
          actions: [{ type: "setSignOutReason", params: { signOutReason: "revoked" } }, "forwardToSignOut"],
        },
        "session.end": {
          description: "A stronger reason, in time to be shown after the reload.",
          actions: [{ type: "setSignOutReason", params: ({ event }) => event }, "forwardToSignOut"],
        },
      },
    },
  },
});
