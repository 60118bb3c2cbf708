import { describeBrowserCoverage } from "@shop/machine-checks/describe-coverage";
import { sessionMachines } from "../tests/start-session.ts";
import { browserCoverage } from "./coverage.ts";

// What no browser does to its page, and why.
describeBrowserCoverage(sessionMachines, await browserCoverage(), {
  "session: xstate.error.actor.watchSessionCookie [] → stays": "every browser lets a page listen to it",
  "session.starting: session.start [] → stays": "it is sent once to a page that a server has rendered",
  "session.anonymous.idle: signIn.cancel [] → stays": "the button is there only while a window is open",
  "session.anonymous.signingIn: xstate.error.actor.signInAttempt [] → session.endingIdentity":
    "what any call rejects with has an answer",
  "session.open: xstate.error.actor.openSession [] → session.signingOut": "only a bug does that",
  "session.signingOut: session.unauthorised [] → stays":
    "a call that was under way is answered in no time of its own",
  "session.signingOut: session.end [] → stays": "the same",
  "session.signingOut: xstate.error.actor.signOut [] → session.anonymous":
    "what any call rejects with has an answer",
  "openSession: xstate.error.actor.watchIdentity [] → openSession.unconfirmed":
    "code that does not come is reported as an unreachable identity service",
  "signOut: session.unauthorised [] → stays": "a call that was under way is answered in no time of its own",
  "signOut: session.end [] → stays": "the same",
  "signOut.clearingCookies: xstate.done.actor.clearCookies [hasReloadedForAnother] → signOut.unnotified":
    "it differs from the next one only in the notice",
  "signOut.clearingCookies: xstate.error.actor.clearCookies [hasReloadedForAnother] → signOut.unnotified":
    "the same",
});
