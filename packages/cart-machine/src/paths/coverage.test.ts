import { describeBrowserCoverage } from "@shop/machine-checks/describe-coverage";
import { cartMachines } from "../tests/run-cart.ts";
import { browserCoverage } from "./coverage.ts";

// What no browser does to its page, and why.
describeBrowserCoverage(cartMachines, await browserCoverage(), {
  "cart: network.back [] → stays": "the cart of a page is never closed while anybody could pull a plug",
  "cart: xstate.error.actor.watchNetwork [] → stays": "every browser tells of its network",
  "cart: xstate.error.actor.watchCart [] → stays": "every browser that the shop is built for has channels",
  "cart.open: lines.add [] → stays": "the screen of an order asks for it, which has specs of its own",
  "cart.open: cart.linesRejected [] → stays": "in these paths the shop takes all that a guest wants",
  "guestCart: notice.dismiss [] → stays": "in these paths the shop takes all that a guest wants",
});
