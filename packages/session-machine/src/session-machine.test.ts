import { describe, expect, it } from "vitest";
import { signingOut } from "./cases/closing.ts";
import { givingUp } from "./cases/giving-up.ts";
import { renewing } from "./cases/renewing.ts";
import { signingIn } from "./cases/signing-in.ts";
import { taken } from "./cases/start.ts";
import { starting } from "./cases/starting.ts";

starting();
signingIn();
givingUp();
signingOut();
renewing();

/** Last, since it looks back on what the cases above did. */
describe("the cases", () => {
  it("take every transition of the chart", () => {
    console.log(taken.figure);
    expect(taken.untaken).toEqual([]);
  });
});
