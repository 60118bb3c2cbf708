import { describe, expect, it } from "vitest";
import { closing } from "./cases/closing.ts";
import { renewing } from "./cases/renewing.ts";
import { signingIn } from "./cases/signing-in.ts";
import { taken, transitionNames } from "./cases/start.ts";
import { starting } from "./cases/starting.ts";
import { sessionMachine } from "./session-machine.ts";

starting();
signingIn();
closing();
renewing();

/** Last, since it looks back on what the cases above did. */
describe("the cases", () => {
  it("take every transition of the chart", () => {
    const all = [...transitionNames(sessionMachine).values()];
    console.log(`session: ${taken.size} of ${all.length} transitions taken`);
    expect(all.filter((name) => !taken.has(name))).toEqual([]);
  });
});
