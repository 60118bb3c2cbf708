import { describeBrowserCoverage } from "@shop/machine-checks/describe-coverage";
import { checkoutMachines } from "../tests/run-checkout.ts";
import { browserCoverage } from "./coverage.ts";

// What no browser does to its page, and why.
describeBrowserCoverage(checkoutMachines, await browserCoverage(), {
  "checkout: account.opened [isSameAccount] → stays": "a page tells its checkout of an account once",
  "checkout: xstate.error.actor.watchNetwork [] → stays": "every browser tells of its network",
  "checkout.open.shopping: xstate.error.actor.steps [] → checkout.open.failed": "every browser makes keys",
  "checkout.open.paying: xstate.error.actor.payment [] → checkout.open.failed":
    "what a device cannot keep is no failure there",
  "checkout.open.placed.unseen: step.open [] → stays": "the page leads to an order before anybody can press",
  "payment.outcomeUnknown: xstate.error.actor.watchNetwork [] → stays": "every browser tells of its network",
});
