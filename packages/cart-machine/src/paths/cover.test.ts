import { TakenTransitions, writtenCover } from "@shop/machine-checks";
import { afterAll, describe, expect, it } from "vitest";
import { cartMachine } from "../cart-machine.ts";
import { browserCover } from "./cover.ts";

/** What no browser does to its page, and why. */
const BY_HAND: Record<string, string> = {
  "cart: network.back [] → stays": "the cart of a page is never closed while anybody could pull a plug",
  "cart: xstate.error.actor.watchNetwork [] → stays": "every browser tells of its network",
  "cart: xstate.error.actor.watchCart [] → stays": "every browser that the shop is built for has channels",
  "cart.open: lines.add [] → stays": "the screen of an order asks for it, which has specs of its own",
};

const cover = await browserCover();
const { all } = new TakenTransitions(cartMachine);
const taken = new Set(cover.flatMap((path) => path.taken));

describe("the paths that a browser takes", () => {
  it("go through every transition but those named here, each for a reason", () => {
    expect(all.filter((name) => !taken.has(name))).toEqual(Object.keys(BY_HAND));
  });

  it("are written down for the browser, with what its page has to show", async () => {
    await expect(writtenCover(cover)).toMatchFileSnapshot("cover.json");
  });
});

afterAll(() =>
  console.log(
    `${cover.length} paths in a browser: ${taken.size} of ${all.length} transitions taken, ${Object.keys(BY_HAND).length} named by hand`,
  ),
);
