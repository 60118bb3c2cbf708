import { describeBrowserCoverage } from "@shop/machine-checks/describe-coverage";
import { sessionMachine } from "../session-machine.ts";
import { browserCoverage } from "./coverage.ts";

// What no browser does to its page, and why.
describeBrowserCoverage([sessionMachine], await browserCoverage(), {
  "session: xstate.error.actor.watchSessionCookie [] → stays": "every browser lets a page listen to it",
  "session.anonymous.idle: signIn.cancel [] → stays": "the button is there only while a window is open",
  "session.open: xstate.error.actor.watchIdentity [] → session.open.unconfirmed":
    "code that does not come is told as an identity service that cannot be reached",
  "session.signingOut: session.refused [] → stays":
    "a call that was under way is answered in no time of its own",
  "session.signingOut: session.end [] → stays": "the same",
  "session.clearingCookies: session.refused [] → stays": "the same",
  "session.clearingCookies: session.end [] → stays": "the same",
  "session.clearingCookies: xstate.done.actor.clearCookies [hasReloadedForAnother] → session.anonymous":
    "it differs from the next one in what is told alone",
  "session.clearingCookies: xstate.error.actor.clearCookies [hasReloadedForAnother] → session.anonymous":
    "the same",
});
