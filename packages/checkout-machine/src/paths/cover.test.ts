import { TakenTransitions, writtenCover } from "@shop/machine-checks";
import { afterAll, describe, expect, it } from "vitest";
import { checkoutMachine } from "../checkout-machine.ts";
import { browserCover } from "./cover.ts";

/** What no browser does to its page, and why. */
const BY_HAND: Record<string, string> = {
  "checkout: account.opened [isSameAccount] → stays": "a page tells its checkout of an account once",
  "checkout: xstate.error.actor.watchNetwork [] → stays": "every browser tells of its network",
  "checkout.open.placed.unseen: step.open [] → stays": "the page leads to an order before anybody can press",
};

const cover = await browserCover();
const { all } = new TakenTransitions(checkoutMachine);
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
