import { TakenTransitions, writtenCover } from "@shop/machine-checks";
import { afterAll, describe, expect, it } from "vitest";
import { sessionMachine } from "../session-machine.ts";
import { browserCover } from "./cover.ts";

/** What no browser does to its page, and why. */
const BY_HAND: Record<string, string> = {
  "session: xstate.error.actor.watchLease [] → stays": "every browser lets a page listen to it",
  "session.anonymous.idle: signIn.cancel [] → stays": "the button is there only while a window is open",
  "session.open: xstate.error.actor.watchIdentity [] → session.open.unconfirmed":
    "code that does not come is told as an identity service that cannot be reached",
};

const cover = await browserCover();
const { all } = new TakenTransitions(sessionMachine);
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
