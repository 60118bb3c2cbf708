import { describeBrowserCover } from "@shop/machine-checks/describe-cover";
import { cartMachine } from "../cart-machine.ts";
import { browserCover } from "./cover.ts";

// What no browser does to its page, and why.
describeBrowserCover(cartMachine, await browserCover(), {
  "cart: network.back [] → stays": "the cart of a page is never closed while anybody could pull a plug",
  "cart: xstate.error.actor.watchNetwork [] → stays": "every browser tells of its network",
  "cart: xstate.error.actor.watchCart [] → stays": "every browser that the shop is built for has channels",
  "cart.open: lines.add [] → stays": "the screen of an order asks for it, which has specs of its own",
});
