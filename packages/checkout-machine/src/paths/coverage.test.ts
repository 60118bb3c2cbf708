import { describeBrowserCoverage } from "@shop/machine-checks/describe-coverage";
import { checkoutMachine } from "../checkout-machine.ts";
import { browserCoverage } from "./coverage.ts";

// What no browser does to its page, and why.
describeBrowserCoverage(checkoutMachine, await browserCoverage(), {
  "checkout: account.opened [isSameAccount] → stays": "a page tells its checkout of an account once",
  "checkout: xstate.error.actor.watchNetwork [] → stays": "every browser tells of its network",
  "checkout.open.placed.unseen: step.open [] → stays": "the page leads to an order before anybody can press",
});
