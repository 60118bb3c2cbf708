import { describe, expect, it } from "vitest";
import { signingOut } from "./scenarios/closing.ts";
import { givingUp } from "./scenarios/giving-up.ts";
import { renewing } from "./scenarios/renewing.ts";
import { signingIn } from "./scenarios/signing-in.ts";
import { covered } from "./scenarios/start.ts";
import { starting } from "./scenarios/starting.ts";

starting();
signingIn();
givingUp();
signingOut();
renewing();

/** Last, since it looks back on what the cases above did. */
describe("the cases", () => {
  it("take every transition of the chart", () => {
    console.log(covered.figure);
    expect(covered.uncovered).toEqual([]);
  });
});
