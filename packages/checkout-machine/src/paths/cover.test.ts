import { describeBrowserCover } from "@shop/machine-checks/describe-cover";
import { checkoutMachine } from "../checkout-machine.ts";
import { browserCover } from "./cover.ts";

// What no browser does to its page, and why.
describeBrowserCover(checkoutMachine, await browserCover(), {
  "checkout: account.opened [isSameAccount] → stays": "a page tells its checkout of an account once",
  "checkout: xstate.error.actor.watchNetwork [] → stays": "every browser tells of its network",
  "checkout.open.placed.unseen: step.open [] → stays": "the page leads to an order before anybody can press",
});
